import { createPaymentSchema } from '@caravan/fund-payment/contract/schema';
import { route } from '@caravan/server-core';
import { presentPayment } from '../present-payment.ts';
import { createPayment, preparePayment } from '../use-cases/create-payment.ts';
import { openPayment } from '../use-cases/open-payment.ts';
import type { PaymentContext } from '../use-cases/payment-context.ts';

/** The payment and its answer are committed first; where a provider has to be told of it, that comes after, and a replay may finish it. */
export const createPaymentRoute = (context: PaymentContext) =>
  route(createPaymentSchema, async ({ session, body, language, once }) => {
    const { userId } = session;
    const { providers } = context;
    const [prepared] = await Promise.allSettled([preparePayment(context, userId, body)]);
    const payment = await once(async (tx) => {
      // Only here: a replay gets its first answer, also where the address or the method has gone since.
      if (prepared.status === 'rejected') throw prepared.reason;
      return presentPayment(await createPayment(context, tx, userId, prepared.value), { providers, language });
    });
    if (!providers[body.method]?.gateway) return payment;
    const { providerUrl } = await openPayment(context, payment.id);
    return { ...payment, redirect_url: providerUrl };
  });
