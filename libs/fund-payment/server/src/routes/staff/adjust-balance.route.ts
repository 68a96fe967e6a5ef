import { adjustBalanceSchema } from '@caravan/fund-payment/contract/staff';
import { route } from '@caravan/server-core';
import { adjustBalance, findShopper } from '../../use-cases/adjust-balance.ts';
import type { PaymentContext } from '../../use-cases/payment-context.ts';

export const adjustBalanceRoute = (context: PaymentContext) =>
  route(adjustBalanceSchema, async ({ params, body, once, audit }) => {
    await findShopper(context, params.id);
    return once((tx) => adjustBalance(context, tx, params.id, body, audit));
  });
