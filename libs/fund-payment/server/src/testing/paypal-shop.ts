import { randomUUID, sign } from 'node:crypto';
import { checkPaymentContract } from '@caravan/fund-payment/contract/schema';
import { day } from '@caravan/kernel';
import { testClock, type Caller } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { signedText } from '../providers/paypal/paypal-transmission.ts';
import { testCertificate } from './certificates.ts';
import { begun, fundServer } from './fund-server.ts';
import { payPalAccount, payPalDouble } from './paypal-double.ts';
import type { PayPalCapture, PayPalRefund } from './paypal-objects.ts';
import { bookOf as bookOfAccount, promiseRefund } from './provider-money.ts';

const webhookId = 'WEBHOOK0OF0THE0TEST';
export const certificatePath = '/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77';
export const signerName = 'messageverificationcerts.sandbox.paypal.com';

/** An event as PayPal would send it. */
export interface SentEvent {
  type: string;
  resource: object;
  id?: string;
  /** When it happened; the default is now. */
  created?: Date;
  /** Changes of what was signed or of its headers. */
  webhook?: string;
  sentAt?: Date;
  headers?: Record<string, string>;
  signer?: { key: Parameters<typeof sign>[2] };
  /** Changes the body after it was signed. */
  alter?: (bytes: string) => string;
}

let events = 0;

/** Payment alone, with PayPal through its double. */
export const payPalShop = async () => {
  const clock = testClock();
  const paypal = await payPalDouble(clock.now);
  const logged: string[] = [];
  const server = await fundServer({
    clock,
    log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
    config: {
      databasePool: 32,
      paypal: { ...payPalAccount, webhookId, environment: 'sandbox', currency: 'USD', apiBase: paypal.base },
    },
  });
  const now = (): Date => server.clock.now();
  const from = new Date(now().getTime() - day);
  const to = new Date(now().getTime() + 300 * day);
  const authority = testCertificate({ name: 'Authority of the test', ca: true, from, to });
  const signer = testCertificate({ name: signerName, issuer: authority, from, to });
  paypal.files.set(certificatePath, { text: signer.pem + authority.pem, downloads: 0 });

  const send = (event: SentEvent) => {
    events += 1;
    const { type, resource, created = now(), sentAt = now() } = event;
    const payload = JSON.stringify({
      id: event.id ?? `WH-${events}`,
      event_version: '1.0',
      create_time: created.toISOString(),
      resource_type: 'checkout-order',
      resource_version: '2.0',
      event_type: type,
      summary: 'An event of the test',
      resource,
    });
    const transmission = { id: randomUUID(), time: sentAt.toISOString() };
    const text = signedText(transmission, event.webhook ?? webhookId, Buffer.from(payload));
    return server.app.inject({
      method: 'POST',
      url: '/v1/webhooks/paypal',
      headers: {
        'content-type': 'application/json',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': `${paypal.base}${certificatePath}`,
        'paypal-transmission-id': transmission.id,
        'paypal-transmission-time': transmission.time,
        'paypal-transmission-sig': sign('sha256', Buffer.from(text), event.signer?.key ?? signer.key).toString(
          'base64',
        ),
        ...event.headers,
      },
      payload: event.alter?.(payload) ?? payload,
    });
  };

  const orderOf = (paymentId: string) => {
    const order = [...paypal.orders.values()].find(({ unit }) => unit.custom_id === paymentId);
    if (!order) throw new Error('PayPal has no order');
    return order;
  };
  const captureOf = (paymentId: string): PayPalCapture => {
    const capture = orderOf(paymentId).captures.at(-1);
    if (!capture) throw new Error('PayPal has no capture');
    return capture;
  };

  /** PayPal's event that a payer has agreed. */
  const approvalOf = (paymentId: string): SentEvent => {
    const { id, unit } = orderOf(paymentId);
    const purchase_units = [{ reference_id: 'default', ...unit }];
    const resource = { id, intent: 'CAPTURE', status: 'APPROVED', purchase_units };
    return { type: 'CHECKOUT.ORDER.APPROVED', resource };
  };
  /** PayPal's event about a capture, in the state that it has now or had. */
  const captureEvent = (paymentId: string, what: string, over: object = {}): SentEvent => ({
    type: `PAYMENT.CAPTURE.${what}`,
    resource: { ...captureOf(paymentId), ...over },
  });
  const refundEvent = (refund: PayPalRefund, what = 'REFUNDED', over: object = {}): SentEvent => ({
    type: `PAYMENT.CAPTURE.${what}`,
    resource: { ...refund, of: undefined, ...over },
  });

  /** A shopper who has begun to pay an order. */
  const opened = async (amountFen = 26_400) => {
    const shopper = await server.shopper();
    const ref = await server.orders.add(shopper.userId, amountFen);
    const payment = await begun(shopper, 'paypal', [ref]);
    return { shopper, ref, payment, order: orderOf(payment.id) };
  };
  /** The same, after the payer has agreed at PayPal. */
  const approved = async (amountFen = 26_400) => {
    const done = await opened(amountFen);
    paypal.approve(done.order.id);
    return done;
  };

  /** The call that the result page makes when the shopper is back. */
  const check = async (shopper: Caller, id: string) => {
    server.clock.advance(4_000);
    return shopper.call(checkPaymentContract, { params: { id } });
  };
  /** The same, after the money was taken. */
  const settled = async (amountFen = 26_400) => {
    const done = await approved(amountFen);
    await check(done.shopper, done.payment.id);
    return { ...done, capture: captureOf(done.payment.id) };
  };

  const refund = (userId: string, ref: string, amountFen: number, key = 'r1') =>
    promiseRefund(server, { userId, ref, amountFen, key });
  const bookOf = (accountId: string) => bookOfAccount(server, accountId);

  const outcomeOf = async (eventId: string): Promise<string | undefined> => {
    const { rows } = await server.core.db.execute<{ outcome: string }>(
      sql`SELECT outcome FROM payment_event WHERE provider = 'paypal' AND event_id = ${eventId}`,
    );
    return rows[0]?.outcome;
  };

  const close = async (): Promise<void> => {
    await server.close();
    await paypal.close();
  };
  return {
    server,
    paypal,
    /** Everything that the server has logged. */
    logged,
    authority,
    webhookId,
    send,
    orderOf,
    captureOf,
    approvalOf,
    captureEvent,
    refundEvent,
    opened,
    approved,
    check,
    settled,
    refund,
    bookOf,
    outcomeOf,
    close,
  };
};

export type PayPalShop = Awaited<ReturnType<typeof payPalShop>>;
