import { defineJob, workOff } from '@caravan/server-core';
import { expiredOrders } from '../orders/order-write.repo.ts';
import { isExpired } from '../orders/order-guards.ts';
import { changeOrder } from '../orders/change-order.ts';
import { holdOrder } from '../orders/find-order.ts';
import type { OrderContext } from '../work/order-context.ts';

/** Cancels orders that were not paid within 24 hours. */
export const expireOrdersJob = defineJob()({ name: 'order.expire', cron: '* * * * *' });

const atATime = 200;

/** Each order has a separate transaction, so that one failure does not block the others. */
const expireOne = (context: OrderContext, number: string): Promise<boolean> =>
  context.transaction(async (tx) => {
    const held = await holdOrder(tx, 'everybody', number);
    if (held.order.status !== 'pending_payment' || !isExpired(held.order, context.clock())) return false;
    await changeOrder(tx, context, held, { event: 'expired', by: { actor: 'system', id: null } });
    return true;
  });

/** Cancels the unpaid orders that have expired. */
export const expireOrders = (context: OrderContext): Promise<void> =>
  workOff(
    (failed) => expiredOrders(context.db, context.clock(), atATime + failed.size),
    (number) => expireOne(context, number),
    'unpaid orders could not be cancelled',
  );
