import { defineEndpoint } from '@caravan/kernel';
import type {
  Balance,
  BalanceHead,
  BalanceRecords,
  BalanceRecordsQuery,
  NewPayment,
  Payables,
  PayablesQuery,
  Payment,
  PaymentMethodChoice,
  PaymentMethodsQuery,
  Remittance,
} from './fund-payment.schema.ts';

export const getPayables = defineEndpoint<{ query: PayablesQuery; data: Payables }>()({
  method: 'GET',
  path: '/payables',
  login: 'shopper',
  tags: ['payable'],
  summary: 'The prices of orders or packages, and whether they can be paid',
});

export const listPaymentMethods = defineEndpoint<{ query: PaymentMethodsQuery; data: PaymentMethodChoice[] }>()({
  method: 'GET',
  path: '/payment_methods',
  login: 'shopper',
  tags: ['balance'],
  summary: 'Payment methods, with the reason if one is not available',
});

/** A payment from the balance is decided at once. Any other stays pending until the provider or staff decide it. */
export const createPayment = defineEndpoint<{ body: NewPayment; data: Payment }>()({
  method: 'POST',
  path: '/payments',
  login: 'shopper',
  tags: ['payment', 'payable', 'order', 'package', 'balance'],
  summary: 'Pay orders or packages, or recharge the balance',
  idempotency: 'key',
  reasons: [
    'already_paid',
    'not_payable',
    'amount_changed',
    'too_many_pending',
    'payment_expired',
    'insufficient_balance',
    'method_unavailable',
    'rate_too_old',
    'recharge_by_balance',
    'provider_unavailable',
    'provider_refused',
  ],
  quiet: 'all',
});

export const getPayment = defineEndpoint<{ params: { id: string }; data: Payment }>()({
  method: 'GET',
  path: '/payments/:id',
  login: 'shopper',
  scope: 'wallet',
  tags: ['payment'],
  summary: 'A payment and its outcome',
});

/** For a shopper who is back from the provider's page, so that nobody waits for the provider's event. */
export const checkPayment = defineEndpoint<{ params: { id: string }; data: Payment }>()({
  method: 'POST',
  path: '/payments/:id/check',
  login: 'shopper',
  tags: ['payment'],
  summary: 'Ask the provider about a pending payment now',
});

export const submitRemittance = defineEndpoint<{ params: { id: string }; body: Remittance; data: Payment }>()({
  method: 'POST',
  path: '/payments/:id/westpay',
  login: 'shopper',
  tags: ['payment'],
  summary: 'Submit the control number of a Western Union remittance',
  reasons: ['mtcn_used', 'payment_expired'],
});

/** Takes the raw bytes of the provider; their signature authenticates the caller. */
export const receiveWebhook = defineEndpoint<{ params: { provider: string }; data: null }>()({
  method: 'POST',
  path: '/webhooks/:provider',
  login: 'signature',
  tags: [],
  summary: 'Receive an event of a payment provider',
  reasons: ['bad_signature'],
});

export const getBalance = defineEndpoint<{ data: Balance }>()({
  method: 'GET',
  path: '/balance',
  login: 'shopper',
  scope: 'wallet',
  tags: ['balance'],
  summary: 'The balance of the wallet',
});

/** `Accept: text/csv` returns all of the same records as CSV. */
export const listBalanceRecords = defineEndpoint<{ query: BalanceRecordsQuery; data: BalanceRecords }>()({
  method: 'GET',
  path: '/balance/records',
  login: 'shopper',
  scope: 'wallet',
  tags: ['balance'],
  summary: 'The records of the balance, newest first',
});

/** The state of the wallet that a statement of this moment ends with. */
export const getBalanceHead = defineEndpoint<{ data: BalanceHead }>()({
  method: 'GET',
  path: '/balance/head',
  login: 'shopper',
  tags: ['balance'],
  summary: 'The number and the hash of the newest row of the wallet’s statement',
  limit: { max: 60, minutes: 1, by: 'account' },
});

/**
 * JSON lines in canonical form (RFC 8785): a header, each row with the hash of the line before and its own, and an end.
 * An older statement has the same rows, so anybody notices a history that was rewritten (specification 31.1).
 */
export const downloadStatement = defineEndpoint<{ data: unknown }>()({
  method: 'GET',
  path: '/balance/statement',
  login: 'shopper',
  tags: ['balance'],
  summary: 'All rows of the wallet as a file whose rows are hash-chained',
  raw: true,
  limit: { max: 12, minutes: 60, by: 'account' },
});
