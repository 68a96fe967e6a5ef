import { getPaymentSchema } from '@caravan/fund-payment/contract/schema';
import { route } from '@caravan/server-core';
import type { PaymentContext } from '../use-cases/payment-context.ts';
import { showOwnPayment } from '../use-cases/show-payment.ts';

export const getPaymentRoute = (context: PaymentContext) =>
  route(getPaymentSchema, ({ session, params, language }) => showOwnPayment(context, session.userId, params.id, language));
