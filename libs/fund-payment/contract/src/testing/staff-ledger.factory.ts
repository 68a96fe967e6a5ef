import type { Approval } from '../approvals.schema.ts';
import type { Dispute, PaymentDifference } from '../staff-payments.schema.ts';
import type { LedgerTransaction, StaffPayment, StaffPaymentDetail } from '../staff-ledger.schema.ts';
import type { StaffRemittance } from '../staff-payments.schema.ts';

export const aLedgerTransaction = (over: Partial<LedgerTransaction> = {}): LedgerTransaction => ({
  number: 'TX26114821304',
  at: '2026-11-20T08:00:00.000Z',
  type: 'payment',
  kind: 'order',
  refs: ['CV26110482131'],
  payment_id: 'payment_1',
  remark: 'Payment of order CV26110482131',
  entries: [
    { account: 'wallet:user_1', amount_fen: -26_400, balance_after_fen: 3_600 },
    { account: 'revenue:order', amount_fen: 26_400, balance_after_fen: null },
  ],
  ...over,
});

const aStaffPayment = (over: Partial<StaffPayment> = {}): StaffPayment => ({
  id: 'payment_1',
  user_id: 'user_1',
  kind: 'order',
  refs: ['CV26110482131'],
  status: 'succeeded',
  amount_fen: 26_400,
  method: 'stripe',
  charge: { amount: '264.00', currency: 'CNY' },
  failure: null,
  returned_fen: 0,
  refunded_fen: 0,
  provider_ref: 'cs_1',
  provider_charge: 'ch_1',
  created_at: '2026-11-20T08:00:00.000Z',
  decided_at: '2026-11-20T08:01:00.000Z',
  ...over,
});

export const aStaffPaymentDetail = (over: Partial<StaffPaymentDetail> = {}): StaffPaymentDetail => ({
  ...aStaffPayment(),
  remittance: null,
  refunds: [],
  transactions: [aLedgerTransaction()],
  ...over,
});

export const aStaffRemittance = (over: Partial<StaffRemittance> = {}): StaffRemittance => ({
  payment_id: 'payment_1',
  user_id: 'user_1',
  kind: 'order',
  refs: ['CV26110482131'],
  amount_fen: 26_400,
  mtcn: '4821304821',
  sender_name: 'Ada Example',
  sender_country: 'GB',
  amount: '37.20',
  currency: 'USD',
  status: 'waiting',
  version: 2,
  submitted_at: '2026-11-20T08:00:00.000Z',
  ...over,
});

export const aDispute = (over: Partial<Dispute> = {}): Dispute => ({
  id: 'dp_1',
  provider: 'stripe',
  payment_id: 'payment_1',
  user_id: 'user_1',
  kind: 'order',
  refs: ['CV26110482131'],
  amount: '264.00',
  currency: 'CNY',
  reason: 'product_not_received',
  status: 'needs_response',
  open: true,
  due_at: '2026-12-01T08:00:00.000Z',
  opened_at: '2026-11-22T08:00:00.000Z',
  updated_at: '2026-11-22T08:00:00.000Z',
  ...over,
});

export const aPaymentDifference = (over: Partial<PaymentDifference> = {}): PaymentDifference => ({
  id: 'difference_1',
  kind: 'refund_held',
  provider: 'stripe',
  payment_id: 'payment_1',
  refund_id: 'refund_1',
  provider_ref: 're_1',
  our_amount: '10.00',
  their_amount: '12.00',
  currency: 'CNY',
  at: '2026-11-21T08:00:00.000Z',
  found_at: '2026-11-22T03:00:00.000Z',
  closed_at: null,
  outcome: null,
  note: null,
  ...over,
});

/** An open request of a colleague: to add ¥3,000.00 to a balance. */
export const anApproval = (over: Partial<Approval> = {}): Approval => ({
  id: 'approval_1',
  kind: 'adjust',
  ref: 'user_1',
  amount_fen: 300_000,
  takes: false,
  note: 'Goods lost in our warehouse',
  pieces: [],
  why: 'The shopper waits since Monday',
  state: 'open',
  stale_cause: null,
  asked_by: { id: 'staff_2', name: 'Bo Clerk' },
  asked_at: '2026-11-20T08:00:00.000Z',
  expires_at: '2026-11-27T08:00:00.000Z',
  decided_by: null,
  decided_at: null,
  decision_note: '',
  own: false,
  ...over,
});
