import { submitRemittanceSchema } from '@caravan/fund-payment/contract/schema';
import { route } from '@caravan/server-core';
import type { PaymentContext } from '../use-cases/payment-context.ts';
import { submitRemittance } from '../use-cases/submit-remittance.ts';

export const submitRemittanceRoute = (context: PaymentContext) =>
  route(submitRemittanceSchema, ({ session, params, body, language }) => submitRemittance(context, session.userId, params.id, body, language));
