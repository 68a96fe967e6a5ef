import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Fields = Record<string, string>;
type Kept = Record<string, unknown> & { id: string };

/** How the next call goes wrong: `lost` does it and then breaks the connection, `down` is a fault of Stripe's, `refused` a no. */
export type Mishap = 'lost' | 'down' | 'refused';

/** The part of Stripe's HTTP surface that we use, in memory, with its idempotency keys. */
export interface StripeDouble {
  base: string;
  sessions: Map<string, Kept>;
  refunds: Kept[];
  customers: Kept[];
  /** Calls as they came: method, path, key. */
  calls: { method: string; path: string; key: string | undefined; fields: Fields }[];
  /** What happens to the next calls whose path contains the text. */
  next: (path: string, ...mishaps: Mishap[]) => void;
  /** Has something happen here while Stripe is doing the next call whose path contains the text. */
  before: (path: string, work: () => Promise<void>) => void;
  /** As if the shopper paid on Stripe's page. */
  pay: (sessionId: string) => void;
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
const errorOf = (type: string, message: string) => ({ error: { type, message } });

export const stripeDouble = async (): Promise<StripeDouble> => {
  const sessions = new Map<string, Kept>();
  const refunds: Kept[] = [];
  const customers: Kept[] = [];
  const calls: StripeDouble['calls'] = [];
  const answered = new Map<string, { fields: string; body: object }>();
  const mishaps: { path: string; mishap: Mishap }[] = [];
  const meanwhile: { path: string; work: () => Promise<void> }[] = [];
  let base = '';
  let made = 0;
  const next = (prefix: string): string => {
    made += 1;
    return `${prefix}_${made}`;
  };

  const openSession = (fields: Fields): object => {
    const id = next('cs_test');
    const session = {
      id,
      object: 'checkout.session',
      url: `${base}/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(fields['line_items[0][price_data][unit_amount]']),
      currency: fields['line_items[0][price_data][currency]'],
      client_reference_id: fields['client_reference_id'],
      metadata: { payment_id: fields['metadata[payment_id]'] },
    };
    sessions.set(id, session);
    return session;
  };

  const perform = (method: string, path: string, fields: Fields): { status: number; body: object } => {
    const [, , resource = '', , id = ''] = path.split('/');
    const session = sessions.get(id);
    if (method === 'POST' && path === '/v1/checkout/sessions') return { status: 200, body: openSession(fields) };
    if (resource === 'checkout' && !session) return { status: 404, body: errorOf('invalid_request_error', 'no such session') };
    if (session && path.endsWith('/expire')) {
      if (session['status'] !== 'open') return { status: 400, body: errorOf('invalid_request_error', 'not open') };
      session['status'] = 'expired';
    }
    if (session) return { status: 200, body: session };
    if (path === '/v1/customers') {
      customers.push({ ...fields, id: next('cus') });
      return { status: 200, body: customers.at(-1) ?? {} };
    }
    if (path === '/v1/refunds') {
      refunds.push({ ...fields, id: next('re'), object: 'refund', status: 'succeeded' });
      return { status: 200, body: refunds.at(-1) ?? {} };
    }
    return { status: 404, body: errorOf('invalid_request_error', path) };
  };

  /** The same key again gets the first answer again; with other fields it is an error, as at Stripe. */
  const once = (method: string, path: string, key: string | undefined, fields: Fields) => {
    const before = key === undefined ? undefined : answered.get(key);
    const written = JSON.stringify(fields);
    if (before && before.fields !== written) return { status: 400, body: errorOf('idempotency_error', 'another request under this key') };
    if (before) return { status: 200, body: before.body };
    const result = perform(method, path, fields);
    if (key !== undefined && result.status === 200) answered.set(key, { fields: written, body: { ...result.body } });
    return result;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url: path = '/' } = request;
    const key = request.headers['idempotency-key']?.toString();
    const fields = await readFields(request);
    calls.push({ method, path, key: method === 'POST' ? key : undefined, fields });
    const planned = mishaps.findIndex((one) => path.includes(one.path));
    const mishap = planned < 0 ? undefined : mishaps.splice(planned, 1)[0]?.mishap;
    if (mishap === 'down') return answer(response, 500, errorOf('api_error', 'down'));
    if (mishap === 'refused') return answer(response, 400, errorOf('invalid_request_error', 'refused'));
    const due = meanwhile.findIndex((one) => path.includes(one.path));
    if (due >= 0) await meanwhile.splice(due, 1)[0]?.work();
    const { status, body } = once(method, path, method === 'POST' ? key : undefined, fields);
    if (mishap === 'lost') request.socket.destroy();
    else answer(response, status, body);
  };

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base,
    sessions,
    refunds,
    customers,
    calls,
    next: (path, ...wanted) => mishaps.push(...wanted.map((mishap) => ({ path, mishap }))),
    before: (path, work) => void meanwhile.push({ path, work }),
    pay: (sessionId) => {
      const session = sessions.get(sessionId);
      if (session) Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: next('pi') });
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
