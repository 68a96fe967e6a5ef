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
    const prepared = await preparePayment(context, userId, body);
    const { providers } = context;
    const payment = await once(async (tx) => presentPayment(await createPayment(context, tx, userId, prepared), { providers, language }));
    if (!prepared.provider.gateway) return payment;
    const { providerUrl } = await openPayment(context, payment.id);
    return { ...payment, redirect_url: providerUrl };
  });
