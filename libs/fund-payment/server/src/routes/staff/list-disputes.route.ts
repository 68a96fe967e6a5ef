import { listDisputesSchema } from '@caravan/fund-payment/contract/staff';
import { route } from '@caravan/server-core';
import { listDisputes } from '../../db/dispute.repo.ts';
import { presentDispute } from '../../present-dispute.ts';
import type { PaymentContext } from '../../use-cases/payment-context.ts';

export const listDisputesRoute = ({ db }: PaymentContext) =>
  route(listDisputesSchema, async ({ query }) => {
    const { items, ...page } = await listDisputes(db, query);
    return { ...page, items: items.map(presentDispute) };
  });
