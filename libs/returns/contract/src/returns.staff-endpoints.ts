import { defineEndpoint } from '@caravan/kernel';
import type {
  NewStaffReturn,
  ReturnSettlement,
  ReturnStepBody,
  StaffReturn,
  StaffReturnPage,
  StaffReturnsQuery,
} from './returns.schema.ts';

type ByNumber = { number: string };

export const listStaffReturns = defineEndpoint<{ query: StaffReturnsQuery; data: StaffReturnPage }>()({
  method: 'GET',
  path: '/staff/returns',
  login: 'staff',
  roles: ['buyer', 'receiver', 'service', 'finance', 'auditor'],
  tags: ['staff-return'],
  summary: 'Returns and exchanges of all shoppers, newest first',
});

export const getStaffReturn = defineEndpoint<{ params: ByNumber; data: StaffReturn }>()({
  method: 'GET',
  path: '/staff/returns/:number',
  login: 'staff',
  roles: ['buyer', 'receiver', 'service', 'finance', 'auditor'],
  tags: ['staff-return'],
  summary: 'One return or exchange, with what was paid for its goods',
  quiet: ['not_found'],
});

export const openStaffReturn = defineEndpoint<{ body: NewStaffReturn; data: StaffReturn }>()({
  method: 'POST',
  path: '/staff/returns',
  login: 'staff',
  roles: ['buyer', 'receiver', 'service'],
  tags: ['staff-return', 'staff-store'],
  summary: 'Open a return or an exchange for a shopper, at any time while the goods are in the warehouse',
  idempotency: 'key',
  reasons: ['whole_items_only', 'item_packed', 'item_returning', 'item_searched', 'own_goods', 'item_service_open'],
  quiet: ['whole_items_only', 'item_packed', 'item_returning', 'item_searched', 'own_goods', 'item_service_open'],
});

export const stepReturn = defineEndpoint<{ params: ByNumber; body: ReturnStepBody; data: StaffReturn }>()({
  method: 'POST',
  path: '/staff/returns/:number/step',
  login: 'staff',
  roles: ['buyer', 'receiver'],
  tags: ['staff-return', 'staff-store'],
  summary: 'Record what the seller says and does; receivers settle an exchange by the goods that came',
  idempotency: 'key',
  reasons: [
    'wrong_state',
    'bin_unknown',
    'bin_elsewhere',
    'warehouse_missing',
    'bin_one_shopper',
    'bin_one_shopper_full',
    'claimed',
  ],
  quiet: ['bin_unknown', 'claimed'],
});

export const settleReturn = defineEndpoint<{ params: ByNumber; body: ReturnSettlement; data: StaffReturn }>()({
  method: 'POST',
  path: '/staff/returns/:number/settle',
  login: 'staff',
  roles: ['finance'],
  confirm: true,
  tags: ['staff-return', 'staff-store'],
  summary: 'Settle a return by the money that the seller paid back, which goes to the shopper',
  idempotency: 'key',
  reasons: ['wrong_state', 'refund_too_high', 'claimed', 'approval_needed'],
  quiet: ['refund_too_high', 'approval_needed', 'claimed'],
});
