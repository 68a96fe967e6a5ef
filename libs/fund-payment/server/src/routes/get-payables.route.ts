import { getPayablesSchema } from '@caravan/fund-payment/contract/schema';
import { route } from '@caravan/server-core';
import type { PaymentContext } from '../use-cases/payment-context.ts';
import { showPayables } from '../use-cases/show-payables.ts';

export const getPayablesRoute = (context: PaymentContext) =>
  route(getPayablesSchema, ({ session, query, language }) => showPayables(context, session.userId, query, language));
