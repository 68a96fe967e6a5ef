type Fields = Record<string, string>;
/** An object as Stripe's API shows it. */
export type StripeObject = Record<string, unknown> & { id: string };

export interface StripeRefund extends StripeObject {
  amount: number;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed' | 'canceled';
  metadata: Fields;
}
export interface StripeIntent extends StripeObject {
  amount_received: number;
  metadata: Fields;
}

/** Stripe's answer with its status. */
export interface Answered {
  status: number;
  body: object;
}

export const errorOf = (type: string, message: string, more: { code?: string; param?: string } = {}) => ({
  error: { ...more, message, type },
});
const invalid = (status: number, message: string, more: { code?: string; param?: string } = {}): Answered => ({
  status,
  body: errorOf('invalid_request_error', message, more),
});

/** Reads `metadata[payment_id]=…` as an object. */
const metadataOf = (fields: Fields, prefix = 'metadata'): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name.startsWith(`${prefix}[`))
      .map(([name, value]) => [name.slice(prefix.length + 1, -1), value]),
  );

const isLive = ({ status }: StripeRefund): boolean => status !== 'failed' && status !== 'canceled';

/** The objects of one account (sessions, payment intents, refunds, customers) with Stripe's rules. */
export const stripeObjects = (now: () => Date, base: () => string) => {
  const sessions = new Map<string, StripeObject>();
  const intents: StripeIntent[] = [];
  const refunds: StripeRefund[] = [];
  const customers: StripeObject[] = [];
  let made = 0;
  const next = (prefix: string): string => {
    made += 1;
    return `${prefix}_${made}`;
  };
  const created = (): number => Math.floor(now().getTime() / 1000);

  const openSession = (fields: Fields): Answered => {
    const id = next('cs_test');
    const session = {
      id,
      object: 'checkout.session',
      url: `${base()}/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(fields['line_items[0][price_data][unit_amount]']),
      currency: fields['line_items[0][price_data][currency]'],
      client_reference_id: fields['client_reference_id'],
      metadata: metadataOf(fields),
      intentMetadata: metadataOf(fields, 'payment_intent_data[metadata]'),
    };
    sessions.set(id, session);
    return { status: 200, body: session };
  };

  const pay = (sessionId: string): void => {
    const session = sessions.get(sessionId);
    if (!session) return;
    const id = next('pi');
    const amount = Number(session['amount_total']);
    intents.push({
      id,
      object: 'payment_intent',
      amount,
      amount_received: amount,
      currency: session['currency'],
      status: 'succeeded',
      metadata: session['intentMetadata'] as Fields,
      created: created(),
    });
    Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: id });
  };

  const createRefund = ({ payment_intent = '', ...fields }: Fields): Answered => {
    const intent = intents.find(({ id }) => id === payment_intent);
    if (!intent)
      return invalid(404, `No such payment_intent: '${payment_intent}'`, {
        code: 'resource_missing',
        param: 'payment_intent',
      });
    if (intent['disputed'])
      return invalid(400, `Charge ch_${payment_intent} has been charged back; cannot issue a refund.`, {
        code: 'charge_disputed',
      });
    const before = refunds.filter((one) => one.payment_intent === payment_intent && isLive(one));
    const left = intent.amount_received - before.reduce((sum, { amount }) => sum + amount, 0);
    const charge = `ch_${payment_intent}`;
    if (left === 0)
      return invalid(400, `Charge ${charge} has already been refunded.`, { code: 'charge_already_refunded' });
    const amount = Number(fields['amount'] ?? left);
    if (amount > left)
      return invalid(400, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
        param: 'amount',
      });
    const refund: StripeRefund = {
      id: next('re'),
      object: 'refund',
      amount,
      charge,
      created: created(),
      currency: intent['currency'],
      metadata: metadataOf(fields),
      payment_intent,
      status: 'succeeded',
    };
    refunds.push(refund);
    return { status: 200, body: refund };
  };

  /** Newest first and in pages, like every list at Stripe. */
  const listOf = (url: string, all: readonly StripeObject[], query: URLSearchParams): Answered => {
    const { payment_intent, limit = '10', starting_after, ['created[gte]']: from } = Object.fromEntries(query);
    const found = all
      .filter((one) => payment_intent === undefined || one['payment_intent'] === payment_intent)
      .filter((one) => from === undefined || Number(one['created']) >= Number(from))
      .toReversed();
    const start = starting_after === undefined ? 0 : 1 + found.findIndex(({ id }) => id === starting_after);
    const data = found.slice(start, start + Number(limit));
    return { status: 200, body: { object: 'list', url, has_more: start + data.length < found.length, data } };
  };

  const perform = (method: string, url: string, fields: Fields): Answered => {
    const { pathname: path, searchParams } = new URL(url, base());
    const [, , resource = '', , id = ''] = path.split('/');
    const session = sessions.get(id);
    if (method === 'POST' && path === '/v1/checkout/sessions') return openSession(fields);
    if (resource === 'checkout' && !session) return invalid(404, 'no such session');
    if (session && path.endsWith('/expire')) {
      if (session['status'] !== 'open') return invalid(400, 'not open');
      session['status'] = 'expired';
    }
    if (session) return { status: 200, body: session };
    if (path === '/v1/customers') {
      customers.push({ ...fields, id: next('cus') });
      return { status: 200, body: customers.at(-1) ?? {} };
    }
    if (path === '/v1/refunds') return method === 'GET' ? listOf(path, refunds, searchParams) : createRefund(fields);
    if (method === 'GET' && path === '/v1/payment_intents') return listOf(path, intents, searchParams);
    return invalid(404, `Unrecognized request URL (${method}: ${path})`);
  };

  return { sessions, intents, refunds, customers, pay, perform };
};
