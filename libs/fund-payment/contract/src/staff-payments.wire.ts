import { defineEndpoint } from '@caravan/kernel';
import type { Balance, Payment } from './fund-payment.schema.ts';
import type { Adjustment, DisputePage, DisputesQuery, RemittanceDecision, RemittanceRejection, RemittancesQuery, StaffRemittancePage } from './staff-payments.schema.ts';

export const listRemittances = defineEndpoint<{ query: RemittancesQuery; data: StaffRemittancePage }>()({
  method: 'GET',
  path: '/staff/remittances',
  login: 'staff',
  tags: ['remittance'],
  summary: 'Western Union remittances that shoppers told of',
});

export const confirmRemittance = defineEndpoint<{ params: { payment_id: string }; body: RemittanceDecision; data: Payment }>()({
  method: 'POST',
  path: '/staff/remittances/:payment_id/confirm',
  login: 'staff',
  tags: ['remittance'],
  summary: 'A remittance has come in',
  reasons: ['wrong_state'],
});

export const rejectRemittance = defineEndpoint<{ params: { payment_id: string }; body: RemittanceRejection; data: Payment }>()({
  method: 'POST',
  path: '/staff/remittances/:payment_id/reject',
  login: 'staff',
  tags: ['remittance'],
  summary: 'A remittance could not be found',
  reasons: ['wrong_state'],
});

export const adjustBalance = defineEndpoint<{ params: { id: string }; body: Adjustment; data: Balance }>()({
  method: 'POST',
  path: '/staff/users/:id/adjust',
  login: 'staff',
  tags: ['balance'],
  summary: 'Correct a balance by a further transaction',
  idempotency: 'key',
  reasons: ['insufficient_balance'],
});

export const listDisputes = defineEndpoint<{ query: DisputesQuery; data: DisputePage }>()({
  method: 'GET',
  path: '/staff/disputes',
  login: 'staff',
  tags: ['dispute'],
  summary: 'Card payments that their holders dispute, as the provider tells of them, newest first; no money moves here by them',
});
