import { testClock, type TestDatabase } from '@caravan/server-core/testing';
import Stripe from 'stripe';
import { begun, fundServer, type FundServer } from './fund-server.ts';
import { bookOf as bookOfAccount, promiseRefund } from './provider-money.ts';
import { stripeDouble, type StripeDouble } from './stripe-double.ts';

const secret = 'whsec_of_the_test';
const { webhooks } = new Stripe('sk_test_of_the_test');

/** An event as Stripe would send it. */
export interface SentEvent {
  type: string;
  object: object;
  id?: string;
  /** When it happened; the default is now. */
  created?: Date;
  signedAt?: Date;
  key?: string;
}

export const completed = { type: 'checkout.session.completed' };

let events = 0;

/** Payment alone, with cards through the Stripe double. Pass a database to restart on it. */
export const stripeShop = async (database?: TestDatabase) => {
  const clock = testClock();
  const stripe: StripeDouble = await stripeDouble(clock.now);
  const start = (): Promise<FundServer> =>
    fundServer({
      clock,
      ...(database && { database }),
      config: {
        metricsToken: 'of-the-test',
        stripe: { secretKey: 'sk_test_of_the_test', webhookSecret: secret, apiBase: stripe.base },
      },
    });
  let server = await start();
  const now = (): Date => server.clock.now();

  const send = ({ type, object, id, created = now(), signedAt = now(), key = secret }: SentEvent) => {
    events += 1;
    const payload = JSON.stringify({
      id: id ?? `evt_${events}`,
      object: 'event',
      type,
      created: Math.floor(created.getTime() / 1000),
      data: { object },
    });
    const signature = webhooks.generateTestHeaderString({
      payload,
      secret: key,
      timestamp: Math.floor(signedAt.getTime() / 1000),
    });
    return server.app.inject({
      method: 'POST',
      url: '/v1/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });
  };

  const sessionOf = (paymentId: string) => {
    const session = [...stripe.sessions.values()].find((one) => one['client_reference_id'] === paymentId);
    if (!session) throw new Error('Stripe has no session');
    return session;
  };

  /** A shopper who has paid an order on Stripe's page; the event has not arrived yet. */
  const paid = async (amountFen = 26_400) => {
    const shopper = await server.shopper();
    const ref = await server.orders.add(shopper.userId, amountFen);
    const payment = await begun(shopper, 'stripe', [ref]);
    const session = sessionOf(payment.id);
    stripe.pay(session.id);
    return { shopper, ref, payment, session };
  };

  /** The same, after Stripe's event has arrived. */
  const settled = async (amountFen = 26_400) => {
    const done = await paid(amountFen);
    await send({ ...completed, object: done.session });
    return done;
  };

  const refund = (userId: string, ref: string, amountFen: number, key = 'r1') =>
    promiseRefund(server, { userId, ref, amountFen, key });
  const bookOf = (accountId: string) => bookOfAccount(server, accountId);

  /** Runs queued jobs. The sweep retries a job that fails, as after an outage. */
  const tryJobs = (): Promise<void> => server.runJobs().catch(() => undefined);

  /** Simulates a crash: only committed data remains. */
  const restart = async (): Promise<void> => {
    await server.close();
    server = await start();
  };

  const close = async (): Promise<void> => {
    await server.close();
    await stripe.close();
  };
  return {
    get server(): FundServer {
      return server;
    },
    stripe,
    send,
    sessionOf,
    paid,
    settled,
    refund,
    bookOf,
    tryJobs,
    restart,
    close,
  };
};

export type StripeShop = Awaited<ReturnType<typeof stripeShop>>;
