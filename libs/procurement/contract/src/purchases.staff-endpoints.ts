import type { StaffOrder } from '@caravan/cart-orders/contract';
import { defineEndpoint } from '@caravan/kernel';
import type { NewPurchase, Purchase, PurchaseChange, PurchasePage, PurchasesQuery } from './purchases.schema.ts';

type ById = { id: string };

export const createPurchase = defineEndpoint<{ params: { number: string }; body: NewPurchase; data: StaffOrder }>()({
  method: 'POST',
  path: '/staff/orders/:number/purchases',
  login: 'staff',
  roles: ['buyer'],
  tags: ['purchase', 'statement-line', 'staff-order', 'task'],
  summary: 'Record that pieces of an order were bought at its shop; with the last piece the order is processing',
  idempotency: 'key',
  reasons: [
    'claimed',
    'price_review_open',
    'question_open',
    'domestic_fee_open',
    'too_many',
    'supplier_number_known',
    'wrong_state',
  ],
  quiet: ['supplier_number_known'],
});

export const listPurchases = defineEndpoint<{ query: PurchasesQuery; data: PurchasePage }>()({
  method: 'GET',
  path: '/staff/purchases',
  login: 'staff',
  roles: ['buyer', 'receiver', 'service', 'finance', 'auditor'],
  tags: ['purchase'],
  summary: 'What staff bought at the shops, newest first; with `format=csv` as a file',
});

export const updatePurchase = defineEndpoint<{ params: ById; body: PurchaseChange; data: Purchase }>()({
  method: 'PUT',
  path: '/staff/purchases/:id',
  login: 'staff',
  roles: ['buyer'],
  tags: ['purchase', 'statement-line'],
  summary: 'Correct the number, the account, what was paid, or when the goods are expected',
  ifMatch: true,
  reasons: ['changed_meanwhile', 'supplier_number_known'],
});
