import type {
  BalanceHead,
  BalanceRecord,
  BalanceRecords,
  PayableItem,
  Payables,
  Payment,
  PaymentMethodChoice,
} from '../fund-payment.schema.ts';
import { fundPaymentReasons } from '../fund-payment.errors.ts';
import type { PaymentMethod } from '../payment-kinds.ts';

export const aPayable = (over: Partial<PayableItem> = {}): PayableItem => ({
  ref: 'CV26110482131',
  title: '山野帆布行 · 2',
  amount_fen: 26_400,
  expires_at: '2026-11-21T08:00:00.000Z',
  payable: true,
  reason: null,
  ...over,
});

export const somePayables = (items: PayableItem[] = [aPayable()]): Payables => ({
  items,
  amount_fen: items.filter((item) => item.payable).reduce((sum, item) => sum + item.amount_fen, 0),
});

const methodNames: [PaymentMethod, string][] = [
  ['balance', 'Balance'],
  ['sandbox', 'Sandbox'],
  ['stripe', 'Card'],
  ['paypal', 'PayPal'],
  ['westpay', 'Western Union'],
];

/** Methods with a reason are not available. */
export const somePaymentMethods = (reasons: Partial<Record<PaymentMethod, string>> = {}): PaymentMethodChoice[] => {
  const whyNot: typeof reasons = { stripe: fundPaymentReasons.method_unavailable.text.en, ...reasons };
  return methodNames.map(([id, name]) => ({ id, name, available: !whyNot[id], reason: whyNot[id] ?? null }));
};

export const aPayment = (over: Partial<Payment> = {}): Payment => ({
  id: 'payment_1',
  kind: 'order',
  refs: ['CV26110482131'],
  status: 'pending',
  amount_fen: 26_400,
  method: 'sandbox',
  charge: { amount: '264.00', currency: 'CNY', rate: '1', rate_as_of: null },
  redirect_url: '/sandbox/pay/payment_1',
  instructions: null,
  remittance: null,
  failure: null,
  returned_fen: 0,
  expires_at: '2026-11-21T08:00:00.000Z',
  created_at: '2026-11-20T08:00:00.000Z',
  decided_at: null,
  ...over,
});

/** A recharge that waits for its remittance. */
export const aWestpayPayment = (over: Partial<Payment> = {}): Payment =>
  aPayment({
    kind: 'recharge',
    refs: [],
    method: 'westpay',
    redirect_url: null,
    charge: { amount: '37.20', currency: 'USD', rate: '0.1409', rate_as_of: '2026-11-19' },
    instructions: {
      receiver: { name: 'Lantern Trading', city: 'Shenzhen', country: 'CN' },
      amount: '37.20',
      currency: 'USD',
      demo: false,
    },
    ...over,
  });

export const aRemittance = (
  over: Partial<NonNullable<Payment['remittance']>> = {},
): NonNullable<Payment['remittance']> => ({
  mtcn: '1234567890',
  sender_name: 'A Shopper',
  sender_country: 'DE',
  amount: '37.20',
  currency: 'USD',
  submitted_at: '2026-11-20T09:00:00.000Z',
  ...over,
});

export const aBalanceRecord = (over: Partial<BalanceRecord> = {}): BalanceRecord => ({
  transaction_no: 'TX2611A1B2C3D',
  at: '2026-11-20T08:00:00.000Z',
  amount_fen: 50_000,
  type: 'recharge',
  remark: 'Recharge',
  balance_after_fen: 50_000,
  kind: 'recharge',
  refs: [],
  ...over,
});

export const aBalanceHead = (over: Partial<BalanceHead> = {}): BalanceHead => ({
  rows: 2,
  head: '5f'.repeat(32),
  balance_fen: 123_450,
  ...over,
});

export const someBalanceRecords = (items: BalanceRecord[] = [aBalanceRecord()]): BalanceRecords => ({
  items,
  page: 1,
  page_size: 20,
  total: items.length,
});
