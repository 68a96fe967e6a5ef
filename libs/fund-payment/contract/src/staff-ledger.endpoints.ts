import { defineEndpoint } from '@caravan/kernel';
import type {
  LedgerPage,
  LedgerQuery,
  LedgerTransaction,
  StaffPaymentDetail,
  StaffPaymentPage,
  StaffPaymentsQuery,
} from './staff-ledger.schema.ts';

export const listStaffPayments = defineEndpoint<{ query: StaffPaymentsQuery; data: StaffPaymentPage }>()({
  method: 'GET',
  path: '/staff/payments',
  login: 'staff',
  roles: ['finance', 'auditor'],
  tags: ['staff-payment'],
  summary: 'Payments of all shoppers, newest first; with `format=csv` as a file',
});

export const getStaffPayment = defineEndpoint<{ params: { id: string }; data: StaffPaymentDetail }>()({
  method: 'GET',
  path: '/staff/payments/:id',
  login: 'staff',
  roles: ['finance', 'auditor'],
  tags: ['staff-payment'],
  summary: 'A payment with its refunds and its movements in the ledger',
});

export const listLedger = defineEndpoint<{ query: LedgerQuery; data: LedgerPage }>()({
  method: 'GET',
  path: '/staff/ledger',
  login: 'staff',
  roles: ['finance', 'auditor'],
  tags: ['ledger'],
  summary: 'Movements of money with their entries, newest first; with `format=csv` as a file, a row for each entry',
});

export const getLedgerTransaction = defineEndpoint<{ params: { number: string }; data: LedgerTransaction }>()({
  method: 'GET',
  path: '/staff/ledger/:number',
  login: 'staff',
  roles: ['finance', 'auditor'],
  tags: ['ledger'],
  summary: 'A movement of money with its entries',
});
