import { receiveWebhookSchema } from '@caravan/fund-payment/contract/schema';
import { route } from '@caravan/server-core';
import type { PaymentContext } from '../use-cases/payment-context.ts';
import { receiveEvent } from '../use-cases/receive-event.ts';

export const receiveWebhookRoute = (context: PaymentContext) =>
  route(receiveWebhookSchema, async ({ params, request }) => {
    await receiveEvent(context, params.provider, request.body, request.headers);
    return null;
  });
