import { listPaymentMethodsSchema } from '@caravan/fund-payment/contract/schema';
import { route } from '@caravan/server-core';
import { listMethods } from '../use-cases/list-methods.ts';
import type { PaymentContext } from '../use-cases/payment-context.ts';

export const listPaymentMethodsRoute = (context: PaymentContext) =>
  route(listPaymentMethodsSchema, ({ session, query, language }) => listMethods(context, session.userId, query, language));
