import {
  checkPaymentContract,
  createPaymentContract,
  getPayablesContract,
  getPaymentContract,
  listPaymentMethodsContract,
  receiveWebhookContract,
  submitRemittanceContract,
} from '@caravan/fund-payment/contract/schema';
import { route, type Route } from '@caravan/server-core';
import { presentPayment } from './present-payment.ts';
import { checkOwnPayment } from './ask-provider.ts';
import { createPayment, preparePayment } from './create-payment.ts';
import { listMethods } from './list-methods.ts';
import { openPayment } from './open-payment.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';
import { receiveEvent } from './events/receive-event.ts';
import { showPayables } from './show-payables.ts';
import { showOwnPayment } from './show-payment.ts';
import { submitRemittance } from '../remittances/submit-remittance.ts';

/** The routes for payments, payment methods and providers' events. */
export const paymentRoutes = (context: PaymentContext): Route[] => [
  route(getPayablesContract, ({ session, query, language }) => showPayables(context, session.userId, query, language)),

  route(listPaymentMethodsContract, ({ session, query, language }) =>
    listMethods(context, session.userId, query, language),
  ),

  // The payment and its answer are committed first. The provider is called after that, and a replay may finish the
  // call.
  route(createPaymentContract, async ({ session, body, language, once }) => {
    const { userId } = session;
    const { providers } = context;
    const [prepared] = await Promise.allSettled([preparePayment(context, userId, body)]);
    const payment = await once(async (tx) => {
      // Thrown only here: a replay gets its first answer, even if the address or the method no longer exists.
      if (prepared.status === 'rejected') throw prepared.reason;
      return presentPayment(await createPayment(context, tx, userId, prepared.value), { providers, language });
    });
    if (!providers[body.method]?.gateway) return payment;
    const { providerUrl } = await openPayment(context, payment.id);
    return { ...payment, redirect_url: providerUrl };
  }),

  route(getPaymentContract, ({ session, params, language }) =>
    showOwnPayment(context, session.userId, params.id, language),
  ),

  route(checkPaymentContract, ({ session, params, language }) =>
    checkOwnPayment(context, session.userId, params.id, language),
  ),

  route(submitRemittanceContract, ({ session, params, body, language }) =>
    submitRemittance(context, session.userId, params.id, body, language),
  ),

  route(receiveWebhookContract, async ({ params, request }) => {
    await receiveEvent(context, params.provider, request.body, request.headers);
    return null;
  }),
];
