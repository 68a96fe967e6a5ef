import { http, type HttpHandler } from 'msw';
import type { Address, Country } from '@caravan/account/contract';
import { listAddressesSchema, listCountriesSchema } from '@caravan/account/contract/schema';
import { aCountry } from '@caravan/account/contract/testing';
import { getConfigurationsSchema } from '@caravan/content/contract/schema';
import { someConfigurations } from '@caravan/content/contract/testing';
import { fail, fundPaymentReasons, type BalanceRecord, type PayableItem, type Payment } from '@caravan/fund-payment/contract';
import * as schemas from '@caravan/fund-payment/contract/schema';
import { someBalanceRecords, somePayables } from '@caravan/fund-payment/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { csvOf, daysOf, matching, methodsFor, newMockPayment, recordOf } from './till-parts.ts';

/** Money on a server that exists only in this browser or test. */
export interface MockTill {
  balanceFen: number;
  payables: (PayableItem & { kind: 'order' | 'package' })[];
  payments: Payment[];
  /** Newest first. */
  records: BalanceRecord[];
  addresses: Address[];
  countries: Country[];
  /** First answers by idempotency key. */
  answers: Record<string, string>;
  /** Where the provider's page stands; the gateway's own by default. */
  hostedPage: (paymentId: string) => string;
  /** Called whenever a payment is looked at, so that a harness can decide it. */
  onLook: (payment: Payment) => void;
  /** The provider, or staff, have spoken. */
  decide: (paymentId: string, word: 'succeeded' | 'failed' | 'expired' | 'late', failure?: string) => void;
  handlers: HttpHandler[];
}

type Start = Partial<Pick<MockTill, 'balanceFen' | 'payables' | 'payments' | 'records' | 'addresses' | 'countries' | 'answers' | 'hostedPage' | 'onLook'>>;

/** Keeps payments and a wallet in memory, and answers for them as the server would. */
export const mockTill = (start: Start = {}): MockTill => {
  const till: MockTill = {
    balanceFen: 0,
    payables: [],
    payments: [],
    records: [],
    addresses: [],
    countries: [aCountry(), aCountry({ code: 'FR', name: 'France', name_zh: '法国', calling_code: '33' })],
    answers: {},
    hostedPage: (id) => `/sandbox/pay/${id}`,
    onLook: () => undefined,
    ...start,
    decide: () => undefined,
    handlers: [],
  };

  const move = (amountFen: number, payment: Payment, type: BalanceRecord['type']) => {
    till.balanceFen += amountFen;
    till.records = [recordOf(till.records.length + 1, amountFen, till.balanceFen, payment, type), ...till.records];
  };
  const find = (id: string): Payment => {
    const payment = till.payments.find((one) => one.id === id);
    if (!payment) throw fail('not_found');
    return payment;
  };
  const change = (id: string, patch: Partial<Payment>): Payment => {
    till.payments = till.payments.map((one) => (one.id === id ? { ...one, ...patch } : one));
    return find(id);
  };
  const settle = (payment: Payment) => {
    till.payables = till.payables.map((item) => (payment.refs.includes(item.ref) ? { ...item, payable: false, reason: fundPaymentReasons.already_paid.en } : item));
  };

  till.decide = (id, word, failure) => {
    const payment = find(id);
    if (payment.status !== 'pending') return;
    const decided = { redirect_url: null, decided_at: new Date().toISOString() };
    if (word === 'late') {
      move(payment.amount_fen, payment, 'refund');
      change(id, { ...decided, status: 'expired', returned_fen: payment.amount_fen });
      return;
    }
    change(id, { ...decided, status: word, failure: failure ?? null });
    if (word !== 'succeeded') return;
    if (payment.kind === 'recharge') move(payment.amount_fen, payment, 'recharge');
    else settle(payment);
  };

  const pick = (refs: readonly string[]) =>
    refs.map((ref) => {
      const item = till.payables.find((one) => one.ref === ref);
      if (!item) throw fail('not_found');
      return { ref: item.ref, title: item.title, amount_fen: item.amount_fen, expires_at: item.expires_at, payable: item.payable, reason: item.reason };
    });

  const pay = (call: { body: Parameters<typeof newMockPayment>[1] }): Payment => {
    const { kind, refs = [], method, amount_fen: rechargeFen = 0 } = call.body;
    if (kind === 'recharge' && method === 'balance') throw fail('recharge_by_balance');
    const items = pick(refs);
    if (items.some((item) => !item.payable)) throw fail('not_payable');
    const amountFen = kind === 'recharge' ? rechargeFen : items.reduce((sum, item) => sum + item.amount_fen, 0);
    if (method === 'balance' && till.balanceFen < amountFen) throw fail('insufficient_balance', { balance_fen: till.balanceFen });
    const id = `payment_${till.payments.length + 1}`;
    const payment = newMockPayment(id, call.body, amountFen, till.hostedPage(id));
    till.payments = [...till.payments, payment];
    if (method === 'balance') {
      move(-amountFen, payment, 'payment');
      till.decide(id, 'succeeded');
    }
    return find(id);
  };

  till.handlers = [
    mockEndpoint(schemas.getPayablesSchema, ({ query }) => somePayables(pick(query.refs))),
    mockEndpoint(schemas.listPaymentMethodsSchema, ({ query, language }) => methodsFor(query, till.balanceFen, language)),
    mockEndpoint(
      schemas.createPaymentSchema,
      ({ body, request }) => {
        const key = request.headers.get('idempotency-key');
        if (!key) throw fail('idempotency_key_required');
        const known = till.answers[key];
        if (known) return find(known);
        const payment = pay({ body });
        till.answers[key] = payment.id;
        return payment;
      },
      fundPaymentReasons,
    ),
    mockEndpoint(schemas.getPaymentSchema, ({ params }) => {
      till.onLook(find(params.id));
      return find(params.id);
    }),
    mockEndpoint(
      schemas.submitRemittanceSchema,
      ({ params, body, language }) => {
        const isUsed = till.payments.some((one) => one.remittance?.mtcn === body.mtcn && one.id !== params.id);
        if (isUsed) throw fail('mtcn_used', { fields: { mtcn: fundPaymentReasons.mtcn_used[language] } });
        if (find(params.id).status !== 'pending') throw fail('payment_expired');
        return change(params.id, { remittance: { ...body, submitted_at: new Date().toISOString() } });
      },
      fundPaymentReasons,
    ),
    mockEndpoint(schemas.getBalanceSchema, () => ({ balance_fen: till.balanceFen })),
    http.get('*/v1/balance/records', ({ request }) => {
      if (request.headers.get('accept') !== 'text/csv') return undefined;
      return new Response(csvOf(till.records), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
    }),
    mockEndpoint(schemas.listBalanceRecordsSchema, ({ query }) => {
      const found = matching(till.records, query);
      const first = (query.page - 1) * query.page_size;
      const plain = query.page === 1 && !query.type && !query.from && !query.to;
      return {
        ...someBalanceRecords(found.slice(first, first + query.page_size)),
        page: query.page,
        page_size: query.page_size,
        total: found.length,
        ...(plain ? { days: daysOf(till.records, till.balanceFen) } : {}),
      };
    }),
    mockEndpoint(listAddressesSchema, ({ query }) => till.addresses.filter(({ kind }) => kind === (query.kind ?? kind))),
    mockEndpoint(listCountriesSchema, () => till.countries),
    mockEndpoint(getConfigurationsSchema, () => someConfigurations()),
  ];
  return till;
};
