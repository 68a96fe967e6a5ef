type Fields = Record<string, unknown>;

/** An amount as PayPal's API writes it. */
export interface Money {
  currency_code: string;
  value: string;
}

interface Linked {
  id: string;
  links: { href: string; rel: string; method: string }[];
}

export interface PayPalRefund extends Linked, Fields {
  amount: Money;
  status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';
  custom_id?: string;
  invoice_id?: string;
  create_time: string;
  /** Not shown by PayPal: its capture. */
  of: string;
}

export interface PayPalCapture extends Linked, Fields {
  amount: Money;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  custom_id?: string;
  invoice_id?: string;
  supplementary_data: { related_ids: { order_id: string } };
}

export interface PayPalOrder extends Linked {
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  unit: { custom_id: string; invoice_id: string; description: string; amount: Money };
  context: Fields;
  captures: PayPalCapture[];
}

/** Why PayPal makes no capture. */
type CaptureIssue =
  'INSTRUMENT_DECLINED' | 'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING' | 'TRANSACTION_RECEIVING_LIMIT_EXCEEDED';

/** PayPal's answer with its status. */
export interface Answered {
  status: number;
  body: object;
}

export const errorOf = (status: number, name: string, issue: string, description = issue): Answered => ({
  status,
  body: {
    name,
    message: 'The requested action could not be performed, semantically incorrect, or failed business validation.',
    debug_id: 'b1d1f06c7246c',
    details: [{ issue, description }],
  },
});
const unprocessable = (issue: string): Answered => errorOf(422, 'UNPROCESSABLE_ENTITY', issue);
const missing = (): Answered => errorOf(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
const malformed = (issue: string): Answered => errorOf(400, 'INVALID_REQUEST', issue);

const minor = ({ value }: Money): number => Math.round(Number(value) * 100);
const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' &&
  value !== null &&
  /^[A-Z]{3}$/.test((value as Money).currency_code) &&
  /^\d{1,7}\.\d\d$/.test((value as Money).value) &&
  Number((value as Money).value) > 0;

/** The longest time that PayPal keeps an order that was not captured. */
const lapse = 6 * 3_600_000;

/** The objects of one account (orders, captures, refunds) with PayPal's rules. */
export const payPalObjects = (now: () => Date, base: () => string) => {
  const orders = new Map<string, PayPalOrder & { createdAt: number }>();
  const refunds: PayPalRefund[] = [];
  let made = 0;
  const next = (prefix: string): string => {
    made += 1;
    return `${prefix}${String(made).padStart(16, '0')}`;
  };
  const link = (path: string, rel: string, method = 'GET') => ({ href: `${base()}${path}`, rel, method });
  const at = (): string =>
    now()
      .toISOString()
      .replace(/\.\d+Z$/, 'Z');

  /** How the next capture ends, other than by success. */
  const outcomes: ('DECLINED' | 'PENDING' | CaptureIssue)[] = [];
  /** The next refunds that are pending at first. */
  const refundOutcomes: 'PENDING'[] = [];

  const captures = (): PayPalCapture[] => [...orders.values()].flatMap((order) => order.captures);
  const live = (captureId: string): PayPalRefund[] =>
    refunds.filter(({ of, status }) => of === captureId && status !== 'FAILED' && status !== 'CANCELLED');

  const shownRefund = (refund: PayPalRefund): object => ({ ...refund, of: undefined });
  const shownOrder = ({ id, status, unit, links, captures: taken }: PayPalOrder): object => ({
    id,
    intent: 'CAPTURE',
    status,
    purchase_units: [
      {
        reference_id: 'default',
        ...unit,
        payee: { email_address: 'merchant@example.com', merchant_id: 'MERCHANT23456' },
        ...(taken.length && {
          payments: {
            captures: taken,
            refunds: refunds.filter(({ of }) => taken.some((one) => one.id === of)).map(shownRefund),
          },
        }),
      },
    ],
    links,
  });

  const createOrder = (body: Fields): Answered => {
    const [unit] = (body['purchase_units'] ?? []) as PayPalOrder['unit'][];
    const source = body['payment_source'] as { paypal?: { experience_context?: Fields } } | undefined;
    const context = source?.paypal?.experience_context;
    if (body['intent'] !== 'CAPTURE' || !unit || !context) return malformed('MISSING_REQUIRED_PARAMETER');
    if (!isMoney(unit.amount)) return malformed('INVALID_PARAMETER_VALUE');
    if (unit.invoice_id.length > 127 || unit.description.length > 127) return malformed('INVALID_STRING_LENGTH');
    const id = next('O');
    const links = [link(`/v2/checkout/orders/${id}`, 'self'), link(`/checkoutnow?token=${id}`, 'payer-action')];
    const order: PayPalOrder & { createdAt: number } = {
      id,
      status: 'PAYER_ACTION_REQUIRED',
      unit,
      context,
      links,
      captures: [],
      createdAt: now().getTime(),
    };
    orders.set(id, order);
    return { status: 200, body: { id, status: order.status, payment_source: { paypal: {} }, links } };
  };

  const captureOrder = (order: PayPalOrder): Answered => {
    if (order.captures.some(({ status }) => status !== 'DECLINED')) return unprocessable('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED');
    const taken = captures().filter(({ status }) => status !== 'DECLINED');
    if (taken.some(({ invoice_id }) => invoice_id === order.unit.invoice_id))
      return unprocessable('DUPLICATE_INVOICE_ID');
    const outcome = outcomes.shift();
    if (outcome && outcome !== 'DECLINED' && outcome !== 'PENDING') return unprocessable(outcome);
    const id = next('C');
    order.captures.push({
      id,
      status: outcome ?? 'COMPLETED',
      amount: { ...order.unit.amount },
      custom_id: order.unit.custom_id,
      invoice_id: order.unit.invoice_id,
      final_capture: true,
      supplementary_data: { related_ids: { order_id: order.id } },
      create_time: at(),
      update_time: at(),
      links: [
        link(`/v2/payments/captures/${id}`, 'self'),
        link(`/v2/payments/captures/${id}/refund`, 'refund', 'POST'),
        link(`/v2/checkout/orders/${order.id}`, 'up'),
      ],
    });
    order.status = 'COMPLETED';
    return { status: 201, body: shownOrder(order) };
  };

  const refundCapture = (capture: PayPalCapture, body: Fields): Answered => {
    if (typeof capture['refusal'] === 'string') return unprocessable(capture['refusal']);
    if (capture.status === 'PENDING') return unprocessable('PENDING_CAPTURE');
    const left = minor(capture.amount) - live(capture.id).reduce((sum, { amount }) => sum + minor(amount), 0);
    if (left === 0) return unprocessable('CAPTURE_FULLY_REFUNDED');
    const amount = body['amount'] ?? { ...capture.amount, value: (left / 100).toFixed(2) };
    if (!isMoney(amount)) return malformed('INVALID_PARAMETER_VALUE');
    if (amount.currency_code !== capture.amount.currency_code) return unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH');
    if (minor(amount) > left) return unprocessable('REFUND_AMOUNT_EXCEEDED');
    const id = next('R');
    const refund: PayPalRefund = {
      id,
      amount,
      status: refundOutcomes.shift() ?? 'COMPLETED',
      // A refund without a number of its own shows that of its capture.
      invoice_id: String(body['invoice_id'] ?? capture.invoice_id),
      ...(body['custom_id'] === undefined ? {} : { custom_id: String(body['custom_id']) }),
      create_time: at(),
      update_time: at(),
      links: [link(`/v2/payments/refunds/${id}`, 'self'), link(`/v2/payments/captures/${capture.id}`, 'up')],
      of: capture.id,
    };
    refunds.push(refund);
    capture.status = minor(amount) === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    return { status: 201, body: shownRefund(refund) };
  };

  const perform = (method: string, path: string, body: Fields): Answered => {
    const [, , resource = '', , id = '', action] = path.split('/');
    if (method === 'POST' && path === '/v2/checkout/orders') return createOrder(body);
    if (resource === 'checkout') {
      const order = orders.get(id);
      const isLapsed = order && order.captures.length === 0 && now().getTime() - order.createdAt > lapse;
      if (!order || isLapsed) return missing();
      if (method === 'GET') return { status: 200, body: shownOrder(order) };
      return action === 'capture' ? captureOrder(order) : missing();
    }
    const refund = refunds.find((one) => path === `/v2/payments/refunds/${one.id}`);
    if (method === 'GET' && refund) return { status: 200, body: shownRefund(refund) };
    const capture = captures().find((one) => one.id === id);
    if (!capture || !path.startsWith('/v2/payments/captures/')) return missing();
    if (method === 'GET' && action === undefined) return { status: 200, body: capture };
    return method === 'POST' && action === 'refund' ? refundCapture(capture, body) : missing();
  };

  return { orders, captures, refunds, outcomes, refundOutcomes, perform };
};
