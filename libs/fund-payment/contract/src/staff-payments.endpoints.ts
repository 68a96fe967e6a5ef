import { defineEndpoint } from '@caravan/kernel';
import type { Balance, Payment } from './fund-payment.schema.ts';
import type {
  Adjustment,
  DifferenceSettlement,
  Dispute,
  DisputePage,
  DisputesQuery,
  PaymentDifference,
  PaymentDifferencePage,
  PaymentDifferencesQuery,
  RemittanceDecision,
  RemittanceRejection,
  RemittancesQuery,
  StaffRemittancePage,
} from './staff-payments.schema.ts';

export const listRemittances = defineEndpoint<{ query: RemittancesQuery; data: StaffRemittancePage }>()({
  method: 'GET',
  path: '/staff/remittances',
  login: 'staff',
  roles: ['finance', 'auditor'],
  tags: ['remittance'],
  summary: 'Western Union remittances that shoppers submitted',
});

export const confirmRemittance = defineEndpoint<{
  params: { payment_id: string };
  body: RemittanceDecision;
  data: Payment;
}>()({
  method: 'POST',
  path: '/staff/remittances/:payment_id/confirm',
  login: 'staff',
  roles: ['finance'],
  confirm: true,
  tags: ['remittance', 'staff-payment', 'ledger'],
  summary: 'Confirm a remittance with the amount received',
  reasons: ['wrong_state', 'changed_meanwhile', 'mtcn_accepted', 'approval_needed'],
  quiet: ['approval_needed'],
});

export const rejectRemittance = defineEndpoint<{
  params: { payment_id: string };
  body: RemittanceRejection;
  data: Payment;
}>()({
  method: 'POST',
  path: '/staff/remittances/:payment_id/reject',
  login: 'staff',
  roles: ['finance'],
  confirm: true,
  tags: ['remittance', 'staff-payment', 'ledger'],
  summary: 'Reject a remittance that could not be found',
  reasons: ['wrong_state', 'changed_meanwhile'],
});

export const adjustBalance = defineEndpoint<{ params: { id: string }; body: Adjustment; data: Balance }>()({
  method: 'POST',
  path: '/staff/users/:id/adjust',
  login: 'staff',
  roles: ['finance'],
  confirm: true,
  tags: ['balance', 'person', 'ledger'],
  summary: 'Correct a balance by a further transaction',
  idempotency: 'key',
  reasons: ['insufficient_balance', 'approval_needed'],
  quiet: ['approval_needed'],
});

export const listDisputes = defineEndpoint<{ query: DisputesQuery; data: DisputePage }>()({
  method: 'GET',
  path: '/staff/disputes',
  login: 'staff',
  roles: ['finance', 'auditor'],
  tags: ['dispute'],
  summary: 'Disputed card payments as reported by the provider, newest first; disputes move no money here',
});

export const getDispute = defineEndpoint<{ params: { id: string }; data: Dispute }>()({
  method: 'GET',
  path: '/staff/disputes/:id',
  login: 'staff',
  roles: ['finance', 'auditor'],
  tags: ['dispute'],
  summary: 'A disputed card payment by the provider’s id of the dispute',
});

export const listPaymentDifferences = defineEndpoint<{ query: PaymentDifferencesQuery; data: PaymentDifferencePage }>()(
  {
    method: 'GET',
    path: '/staff/payment_differences',
    login: 'staff',
    roles: ['finance', 'auditor'],
    tags: ['dispute'],
    summary: 'Differences between our books and those of a payment provider, newest first; compared every day',
  },
);

export const settlePaymentDifference = defineEndpoint<{
  params: { id: string };
  body: DifferenceSettlement;
  data: PaymentDifference;
}>()({
  method: 'POST',
  path: '/staff/payment_differences/:id/settle',
  login: 'staff',
  roles: ['finance'],
  confirm: true,
  tags: ['dispute', 'staff-payment', 'ledger'],
  summary: 'Close a difference, and book the refund that it blocks to the card or to the balance',
  reasons: ['wrong_state'],
});
