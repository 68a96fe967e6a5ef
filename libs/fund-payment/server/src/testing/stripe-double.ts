import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  errorOf,
  stripeObjects,
  type Answered,
  type StripeIntent,
  type StripeObject,
  type StripeRefund,
} from './stripe-objects.ts';

type Fields = Record<string, string>;

/**
 * How the next call fails. `lost`: it takes effect but the connection breaks. `down`: a fault at Stripe. `refused`: a
 * refusal.
 */
export type Mishap = 'lost' | 'down' | 'refused';

/** The part of Stripe's HTTP API that we use, in memory, with its idempotency keys. */
export interface StripeDouble {
  base: string;
  sessions: Map<string, StripeObject>;
  intents: StripeIntent[];
  refunds: StripeRefund[];
  customers: StripeObject[];
  /** The received calls. */
  calls: { method: string; path: string; key: string | undefined; fields: Fields }[];
  /** Sets the failures of the next calls whose method and path (`POST /v1/refunds`) contain the text. */
  next: (path: string, ...mishaps: Mishap[]) => void;
  /** Runs `work` before Stripe handles the next call whose method and path contain the text. */
  before: (path: string, work: () => Promise<void>) => void;
  /** Runs `work` after Stripe has handled that call and before it answers. */
  after: (path: string, work: () => Promise<void>) => void;
  /** Acts as the shopper who pays on Stripe's page. */
  pay: (sessionId: string) => void;
  /** Acts as staff who refund in Stripe's dashboard. */
  refundByHand: (intentId: string, amount: number, metadata?: Fields) => StripeRefund;
  /** The bank returned the money of a refund. */
  failRefund: (refundId: string) => StripeRefund;
  /** The card holder got the money back through a dispute. */
  dispute: (intentId: string) => void;
  /** Simulates 24 hours passing: Stripe forgets all keys. */
  forgetKeys: () => void;
  /** Clears all planned failures. */
  calm: () => void;
  close: () => Promise<void>;
}

const readFields = async (request: IncomingMessage): Promise<Fields> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return Object.fromEntries(new URLSearchParams(text));
};

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

export const stripeDouble = async (now: () => Date = () => new Date()): Promise<StripeDouble> => {
  let base = 'http://stripe.test';
  const objects = stripeObjects(now, () => base);
  const { sessions, intents, refunds, customers, pay, perform } = objects;
  const calls: StripeDouble['calls'] = [];
  const answered = new Map<string, Answered & { fields: string }>();
  const mishaps: { path: string; mishap: Mishap }[] = [];
  const meanwhile: { path: string; isDone: boolean; work: () => Promise<void> }[] = [];
  const interrupt = async (called: string, isDone: boolean): Promise<void> => {
    const due = meanwhile.findIndex((one) => one.isDone === isDone && called.includes(one.path));
    if (due >= 0) await meanwhile.splice(due, 1)[0]?.work();
  };

  /**
   * A repeated key gets the first answer again, including a refusal; with other fields it is an error, as at Stripe.
   */
  const once = (method: string, path: string, key: string | undefined, fields: Fields): Answered => {
    const before = key === undefined ? undefined : answered.get(key);
    const written = JSON.stringify(fields);
    if (before && before.fields !== written)
      return { status: 400, body: errorOf('idempotency_error', 'another request under this key') };
    if (before) return before;
    const { status, body } = perform(method, path, fields);
    const kept = { status, body: { ...body }, fields: written };
    if (key !== undefined) answered.set(key, kept);
    return kept;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url: path = '/' } = request;
    const called = `${method} ${path}`;
    const key = method === 'POST' ? request.headers['idempotency-key']?.toString() : undefined;
    const fields = await readFields(request);
    calls.push({ method, path, key, fields });
    const planned = mishaps.findIndex((one) => called.includes(one.path));
    const mishap = planned < 0 ? undefined : mishaps.splice(planned, 1)[0]?.mishap;
    if (mishap === 'down') return answer(response, 500, errorOf('api_error', 'down'));
    if (mishap === 'refused') return answer(response, 400, errorOf('invalid_request_error', 'refused'));
    await interrupt(called, false);
    const { status, body } = once(method, path, key, fields);
    await interrupt(called, true);
    if (mishap === 'lost') request.socket.destroy();
    else answer(response, status, body);
  };

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base,
    sessions,
    intents,
    refunds,
    customers,
    calls,
    next: (path, ...wanted) => mishaps.push(...wanted.map((mishap) => ({ path, mishap }))),
    before: (path, work) => void meanwhile.push({ path, isDone: false, work }),
    after: (path, work) => void meanwhile.push({ path, isDone: true, work }),
    pay,
    refundByHand: (intentId, amount, metadata = {}) => {
      const { status, body } = perform('POST', '/v1/refunds', { payment_intent: intentId, amount: String(amount) });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return Object.assign(body as StripeRefund, { metadata });
    },
    failRefund: (refundId) => {
      const refund = refunds.find(({ id }) => id === refundId);
      if (!refund) throw new Error(`no refund ${refundId}`);
      return Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
    },
    dispute: (intentId) => {
      for (const intent of intents) if (intent.id === intentId) intent['disputed'] = true;
    },
    forgetKeys: () => answered.clear(),
    calm: () => {
      mishaps.length = 0;
      meanwhile.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
