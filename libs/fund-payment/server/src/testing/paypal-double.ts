import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorOf, payPalObjects, type Answered, type PayPalOrder, type PayPalRefund } from './paypal-objects.ts';
import type { Mishap } from './stripe-double.ts';

type Fields = Record<string, unknown>;

/** The part of PayPal's HTTP API that we use, in memory, with its access tokens and its keys of requests. */
export interface PayPalDouble extends Omit<ReturnType<typeof payPalObjects>, 'perform'> {
  base: string;
  /** The received calls without those for access tokens. */
  calls: { method: string; path: string; key: string | undefined; body: Fields }[];
  /** How often an access token was asked for. */
  logins: number;
  /** Files at `/v1/notifications/certs/…`, with the number of their downloads. */
  files: Map<string, { text: string; downloads: number }>;
  /** Sets the failures of the next calls whose method and path contain the text. */
  next: (path: string, ...mishaps: Mishap[]) => void;
  /** Runs before the next call is answered whose method and path contain the text. */
  before: (path: string, work: () => Promise<unknown>) => void;
  /** Acts as the payer who agrees on PayPal's page. */
  approve: (orderId: string) => PayPalOrder;
  /** Acts as staff who refund in PayPal's dashboard. */
  refundByHand: (captureId: string, value: string) => PayPalRefund;
  /** PayPal no longer accepts the access tokens that it gave. */
  revokeTokens: () => void;
  /** Simulates hours passing: PayPal forgets all keys. */
  forgetKeys: () => void;
  close: () => Promise<void>;
}

export const payPalAccount = { clientId: 'client-of-the-test', clientSecret: 'secret-of-the-test' };
const basic = `Basic ${Buffer.from(`${payPalAccount.clientId}:${payPalAccount.clientSecret}`).toString('base64')}`;

const readText = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

const send = (response: ServerResponse, { status, body }: Answered): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** Errors as the authorization server writes them. */
const unauthorised = (error: string): Answered => ({
  status: 401,
  body: { error, error_description: 'Client Authentication failed' },
});

export const payPalDouble = async (now: () => Date = () => new Date()): Promise<PayPalDouble> => {
  let base = 'http://paypal.test';
  const { perform, ...objects } = payPalObjects(now, () => base);
  const calls: PayPalDouble['calls'] = [];
  const files: PayPalDouble['files'] = new Map();
  const answered = new Map<string, Answered & { text: string }>();
  const mishaps: { path: string; mishap: Mishap }[] = [];
  const meanwhile: { path: string; work: () => Promise<unknown> }[] = [];
  let logins = 0;
  let validFrom = 1;

  const token = (request: IncomingMessage, text: string): Answered => {
    if (request.headers.authorization !== basic) return unauthorised('invalid_client');
    if (new URLSearchParams(text).get('grant_type') !== 'client_credentials') return unauthorised('invalid_request');
    logins += 1;
    return { status: 200, body: { access_token: `token-${logins}`, token_type: 'Bearer', expires_in: 31_668 } };
  };

  /** A repeated key gets the first answer again, unless that was an error; with another body it is one. */
  const once = (method: string, path: string, key: string | undefined, text: string): Answered => {
    const body = (text ? JSON.parse(text) : {}) as Fields;
    const kept = key === undefined ? undefined : answered.get(`${path} ${key}`);
    if (kept && kept.text !== text)
      return errorOf(422, 'UNPROCESSABLE_ENTITY', 'PAYPAL_REQUEST_ID_PREVIOUSLY_USED', 'another request under this id');
    if (kept) return { ...kept, status: 200 };
    const { status, body: shown } = perform(method, path, body);
    const fresh = { status, body: structuredClone(shown), text };
    if (key !== undefined && status < 400) answered.set(`${path} ${key}`, fresh);
    return fresh;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url: path = '/' } = request;
    const text = await readText(request);
    const file = files.get(path);
    if (file) {
      file.downloads += 1;
      response.writeHead(200, { 'content-type': 'text/plain' }).end(file.text);
      return;
    }
    if (path === '/v1/oauth2/token') return send(response, token(request, text));
    const given = /^Bearer token-(\d+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (!given || Number(given) < validFrom) return send(response, unauthorised('invalid_token'));
    const key = request.headers['paypal-request-id']?.toString();
    calls.push({ method, path, key, body: (text ? JSON.parse(text) : {}) as Fields });
    const planned = mishaps.findIndex((one) => `${method} ${path}`.includes(one.path));
    const mishap = planned < 0 ? undefined : mishaps.splice(planned, 1)[0]?.mishap;
    if (mishap === 'down') return send(response, errorOf(500, 'INTERNAL_SERVER_ERROR', 'INTERNAL_SERVICE_ERROR'));
    if (mishap === 'refused') return send(response, errorOf(422, 'UNPROCESSABLE_ENTITY', 'PAYEE_ACCOUNT_RESTRICTED'));
    const answer = once(method, path, key, text);
    const due = meanwhile.findIndex((one) => `${method} ${path}`.includes(one.path));
    if (due >= 0) await meanwhile.splice(due, 1)[0]?.work();
    if (mishap === 'lost') request.socket.destroy();
    else send(response, answer);
  };

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...objects,
    base,
    calls,
    files,
    get logins() {
      return logins;
    },
    next: (path, ...wanted) => mishaps.push(...wanted.map((mishap) => ({ path, mishap }))),
    before: (path, work) => void meanwhile.push({ path, work }),
    approve: (orderId) => {
      const order = objects.orders.get(orderId);
      if (!order) throw new Error(`no order ${orderId}`);
      order.status = 'APPROVED';
      return order;
    },
    refundByHand: (captureId, value) => {
      const [capture] = objects.captures();
      const amount = { currency_code: capture?.amount.currency_code ?? '', value };
      const { status, body } = perform('POST', `/v2/payments/captures/${captureId}/refund`, { amount });
      if (status !== 201) throw new Error(JSON.stringify(body));
      const refund = objects.refunds.at(-1);
      if (!refund) throw new Error('no refund');
      return refund;
    },
    revokeTokens: () => {
      validFrom = logins + 1;
    },
    forgetKeys: () => answered.clear(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
