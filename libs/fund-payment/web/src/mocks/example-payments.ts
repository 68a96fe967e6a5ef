import { anAddress } from '@caravan/account/contract/testing';
import { fail, fundPaymentReasons, type BalanceRecord, type PaymentMethod } from '@caravan/fund-payment/contract';
import { createPaymentContract, getPayablesContract, getPaymentContract } from '@caravan/fund-payment/contract/schema';
import {
  aBalanceRecord,
  aPayable,
  aPayment,
  aWestpayPayment,
  someBalanceRecords,
  somePayables,
} from '@caravan/fund-payment/contract/testing';
import { day, hour } from '@caravan/kernel';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { paymentAnswers, paymentsHandlers } from './payments.handlers.ts';

const inTheFuture = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** A few months of records: top-ups, payments, a refund, a correction by staff. */
const movements: Partial<BalanceRecord>[] = [
  { amount_fen: 69_499, balance_after_fen: 152_450 },
  { amount_fen: 500, balance_after_fen: 82_951, type: 'adjustment', remark: 'Shipping was charged twice', kind: null },
  { amount_fen: -88_800, balance_after_fen: 82_451, type: 'payment', kind: 'order', refs: ['CV26110000XYZ'] },
  { amount_fen: 100_000, balance_after_fen: 171_251 },
  { amount_fen: 12_900, balance_after_fen: 71_251, type: 'refund', kind: 'order', refs: ['CV26101234AAA'] },
  {
    amount_fen: -42_999,
    balance_after_fen: 58_351,
    type: 'payment',
    kind: 'order',
    refs: ['CV26101234AAA', 'CV26101234AAB'],
  },
  { amount_fen: 50_000, balance_after_fen: 101_350 },
  { amount_fen: -28_650, balance_after_fen: 51_350, type: 'payment', kind: 'package', refs: ['PK2609TRWE123'] },
  { amount_fen: 80_000, balance_after_fen: 80_000 },
];
const records = movements.map((over, index) =>
  aBalanceRecord({ transaction_no: `TX2611${900 - index}`, at: inTheFuture(-9 * index * day), ...over }),
);
const days = records
  .map(({ at, balance_after_fen }) => ({ day: at.slice(0, 10), balance_fen: balance_after_fen }))
  .reverse();

const payables = [
  aPayable({ ref: 'CV2611A0001', title: '山野帆布行 · 2', expires_at: inTheFuture(23 * hour) }),
  aPayable({
    ref: 'CV2611A0002',
    title: 'Bright Home flagship store · 1',
    amount_fen: 19_900,
    expires_at: inTheFuture(5 * hour),
  }),
  aPayable({
    ref: 'CV2611A0003',
    title: 'Tea house · 4',
    payable: false,
    reason: fundPaymentReasons.not_payable.text.en,
    expires_at: null,
  }),
  aPayable({
    ref: 'CV2611A0004',
    title: 'Old Town Ceramics · 12',
    amount_fen: 1_284_700,
    expires_at: inTheFuture(hour / 4),
  }),
  aPayable({ ref: 'PK2611A0001', title: 'EMS · 2.4 kg', amount_fen: 31_250, expires_at: inTheFuture(20 * hour) }),
];

const payments = [
  aPayment({ id: 'by_balance', method: 'balance', status: 'succeeded', redirect_url: null }),
  aPayment({ id: 'by_sandbox', redirect_url: '/payment/payResult?payment_id=by_balance' }),
  aPayment({ id: 'failed', status: 'failed', redirect_url: null, failure: 'The bank declined the card' }),
  aWestpayPayment({ id: 'by_westpay', expires_at: inTheFuture(40 * hour) }),
];
const made: Record<PaymentMethod, string> = {
  balance: 'by_balance',
  sandbox: 'by_sandbox',
  stripe: 'failed',
  paypal: 'by_sandbox',
  westpay: 'by_westpay',
};
const paymentOf = (id: string) => {
  const payment = payments.find((one) => one.id === id);
  if (!payment) throw fail('not_found');
  return payment;
};

/** The harness's answers: a payment for each method, and a wallet with a history. */
export const exampleAnswers = paymentAnswers({
  balanceFen: 152_450,
  records: { ...someBalanceRecords(records), days },
  remitted: paymentOf('by_westpay'),
  addresses: [
    anAddress({ id: 'bill_1', kind: 'billing' }),
    anAddress({ id: 'bill_2', kind: 'billing', first_name: 'Grace', city: 'Lyon', country: 'FR', is_default: false }),
  ],
});

export const exampleHandlers = [
  mockEndpoint(getPayablesContract, ({ query }) =>
    somePayables(payables.filter(({ ref }) => query.refs.includes(ref))),
  ),
  mockEndpoint(createPaymentContract, ({ body }) => paymentOf(made[body.method])),
  mockEndpoint(getPaymentContract, ({ params }) => paymentOf(params.id)),
  ...paymentsHandlers(exampleAnswers),
];
