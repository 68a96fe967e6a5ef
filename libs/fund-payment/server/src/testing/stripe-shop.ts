import Stripe from 'stripe';
import { begun, fundServer, type FundServer } from './fund-server.ts';
import { stripeDouble, type StripeDouble } from './stripe-double.ts';

const secret = 'whsec_of_the_test';
const { webhooks } = new Stripe('sk_test_of_the_test');

/** An event as Stripe would send it. */
export interface SentEvent {
  type: string;
  object: object;
  id?: string;
  /** When it happened; now unless said. */
  created?: Date;
  signedAt?: Date;
  key?: string;
}

export const completed = { type: 'checkout.session.completed' };

let events = 0;

/** Payment alone, with cards through a double of Stripe. */
export const stripeShop = async () => {
  const stripe: StripeDouble = await stripeDouble();
  const server: FundServer = await fundServer({ config: { stripe: { secretKey: 'sk_test_of_the_test', webhookSecret: secret, apiBase: stripe.base } } });
  const now = (): Date => server.clock.now();

  const send = ({ type, object, id, created = now(), signedAt = now(), key = secret }: SentEvent) => {
    events += 1;
    const payload = JSON.stringify({ id: id ?? `evt_${events}`, object: 'event', type, created: Math.floor(created.getTime() / 1000), data: { object } });
    const signature = webhooks.generateTestHeaderString({ payload, secret: key, timestamp: Math.floor(signedAt.getTime() / 1000) });
    return server.app.inject({ method: 'POST', url: '/v1/webhooks/stripe', headers: { 'content-type': 'application/json', 'stripe-signature': signature }, payload });
  };

  const sessionOf = (paymentId: string) => {
    const session = [...stripe.sessions.values()].find((one) => one['client_reference_id'] === paymentId);
    if (!session) throw new Error('no session');
    return session;
  };

  /** A shopper who has paid an order on Stripe's page; the event is still to come. */
  const paid = async (amountFen = 26_400) => {
    const shopper = await server.shopper();
    const ref = await server.orders.add(shopper.userId, amountFen);
    const payment = await begun(shopper, 'stripe', [ref]);
    const session = sessionOf(payment.id);
    stripe.pay(session.id);
    return { shopper, ref, payment, session };
  };

  /** The same, and Stripe has said so. */
  const settled = async (amountFen = 26_400) => {
    const done = await paid(amountFen);
    await send({ ...completed, object: done.session });
    return done;
  };

  const close = async (): Promise<void> => {
    await server.close();
    await stripe.close();
  };
  return { server, stripe, send, sessionOf, paid, settled, close };
};

export type StripeShop = Awaited<ReturnType<typeof stripeShop>>;
