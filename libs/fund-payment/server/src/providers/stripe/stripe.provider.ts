import { personName } from '@caravan/account/contract';
import { fail } from '@caravan/fund-payment/contract';
import { day, minute, storable } from '@caravan/kernel';
import { fundPaymentPaths } from '@caravan/routes';
import type { Config } from '@caravan/server-core';
import type Stripe from 'stripe';
import { inYuan } from '../../payments/charge.ts';
import { paymentTitle } from '../../wallet/remarks.ts';
import { tolerance } from '../sandbox/sandbox-signature.ts';
import type { Gateway, PaymentProvider, ProviderPayment } from '../../payments/payment-provider.ts';
import { answerOf, listedCapture, listedRefund, stripeEvent, stripeState } from './stripe-answers.ts';

type StripeOptions = Pick<Config, 'publicUrl'> & Config['stripe'];

const hostOf = (base: string | undefined) => {
  if (base === undefined) return {};
  const { protocol, hostname, port } = new URL(base);
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
  };
};

/** The package is large and few requests need it, so it loads on first use. */
const makeClient = (secretKey: string, apiBase: string | undefined) => {
  let client: Promise<Stripe> | undefined;
  const load = async (): Promise<Stripe> => {
    const { default: StripeClient } = await import('stripe');
    return new StripeClient(secretKey, { ...hostOf(apiBase), timeout: 10_000, maxNetworkRetries: 1, telemetry: false });
  };
  return () => (client ??= load());
};

/** Stripe's sessions last from half an hour to a day. A success after our own limit goes to the balance. */
const shortest = 40 * minute;

const sessionEnd = ({ expiresAt, createdAt }: ProviderPayment): number => {
  const wished = Math.max(expiresAt?.getTime() ?? Infinity, createdAt.getTime() + shortest);
  return Math.floor(Math.min(wished, createdAt.getTime() + day) / 1000);
};

type Payer = Pick<Stripe.Checkout.SessionCreateParams, 'customer' | 'customer_email'>;

/** Stripe takes the billing address as a customer's address, so that the receipt shows it. */
const customerOf = async (stripe: Stripe, { id, billAddress, email }: ProviderPayment): Promise<Payer> => {
  if (!billAddress) return email ? { customer_email: email } : {};
  const { phone, country, province, city, detail, postcode } = billAddress;
  const address = { country, state: province, city, line1: detail, postal_code: postcode };
  const person = { name: personName(billAddress), email: billAddress.email, phone, address };
  const customer = await stripe.customers.create(person, { idempotencyKey: `${id}:customer` });
  return { customer: customer.id };
};

const sessionOf = (payment: ProviderPayment, publicUrl: string): Stripe.Checkout.SessionCreateParams => {
  const { id, kind, refs, charge, language } = payment;
  const metadata = { payment_id: id };
  const back =
    kind === 'recharge'
      ? fundPaymentPaths.recharge.href()
      : fundPaymentPaths.payment.href({ kind, refs: refs.join(',') });
  const product_data = { name: paymentTitle(kind, refs, language) };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: id,
    metadata,
    payment_intent_data: { metadata },
    line_items: [
      { quantity: 1, price_data: { currency: charge.currency.toLowerCase(), unit_amount: charge.minor, product_data } },
    ],
    locale: language,
    expires_at: sessionEnd(payment),
    success_url: `${publicUrl}${fundPaymentPaths.payResult.href({ payment_id: id })}`,
    cancel_url: `${publicUrl}${back}`,
  };
};

/** Stripe's maximum for one page of a list. */
const perPage = 100;

const from = (since: Date): Stripe.RangeQueryParam => ({ gte: Math.floor(since.getTime() / 1000) });

/** Reads all pages of a list and converts them to our format. */
const collect = async <T, Item>(list: AsyncIterable<T>, present: (object: T) => Item | null): Promise<Item[]> => {
  const items: Item[] = [];
  for await (const object of list) {
    const item = present(object);
    if (item !== null) items.push(item);
  }
  return items;
};

const gatewayOn = (client: () => Promise<Stripe>, publicUrl: string): Gateway => ({
  open: (payment) =>
    answerOf(async () => {
      const stripe = await client();
      const customer = await customerOf(stripe, payment);
      const session = await stripe.checkout.sessions.create(
        { ...sessionOf(payment, publicUrl), ...customer },
        { idempotencyKey: payment.id },
      );
      if (!session.url) throw new Error('Stripe returned a session without an address');
      return { providerRef: session.id, url: session.url };
    }),
  look: ({ providerRef }) =>
    answerOf(async () => stripeState(await (await client()).checkout.sessions.retrieve(providerRef))),
  close: async (providerRef) => {
    // Stripe refuses this if the session was paid or has ended meanwhile; an event reports both.
    await answerOf(async () => (await client()).checkout.sessions.expire(providerRef));
  },
  refund: ({ key, charge, minor }) =>
    answerOf(async () => {
      const { refunds } = await client();
      const wish = { payment_intent: charge, amount: minor, metadata: { refund_id: key } };
      return listedRefund(await refunds.create(wish, { idempotencyKey: key }));
    }),
  refundsOf: (charge) =>
    answerOf(async () => {
      const { refunds } = await client();
      return collect(refunds.list({ payment_intent: charge, limit: perPage }), listedRefund);
    }),
  lists: {
    refundsSince: (since) =>
      answerOf(async () => {
        const { refunds } = await client();
        return collect(refunds.list({ created: from(since), limit: perPage }), listedRefund);
      }),
    capturesSince: (since) =>
      answerOf(async () => {
        const { paymentIntents } = await client();
        return collect(paymentIntents.list({ created: from(since), limit: perPage }), listedCapture);
      }),
  },
});

/** Card payments through Stripe's own pages. Without a key, the method exists but is not available. */
export const stripeProvider = ({ secretKey, webhookSecret, apiBase, publicUrl }: StripeOptions): PaymentProvider => {
  const common = { id: 'stripe', lifetime: day, charger: async () => inYuan } as const;
  if (!secretKey || !webhookSecret) return { ...common, offered: false };
  const client = makeClient(secretKey, apiBase);
  return {
    ...common,
    offered: true,
    gateway: gatewayOn(client, publicUrl),
    readEvent: async (bytes, headers, now) => {
      const signature = headers['stripe-signature'];
      const { webhooks } = await client();
      try {
        const signed = signature?.toString() ?? '';
        const event = webhooks.constructEvent(bytes, signed, webhookSecret, tolerance, undefined, now.getTime());
        return storable(stripeEvent(event));
      } catch (cause) {
        throw Object.assign(fail('bad_signature'), { cause });
      }
    },
  };
};
