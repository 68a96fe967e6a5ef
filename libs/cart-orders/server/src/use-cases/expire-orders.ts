import { defineJob } from '@caravan/server-core';
import { expiredOrders } from '../db/order-write.repo.ts';
import { isExpired } from '../domain/order-guards.ts';
import { changeOrder } from './change-order.ts';
import { holdOrder } from './find-order.ts';
import type { OrderContext } from './order-context.ts';

/** Cancels orders that were not paid within 24 hours. */
export const expireOrdersJob = defineJob()({ name: 'order.expire', cron: '* * * * *' });

const atATime = 200;

/** Each order has a separate transaction, so that one failure does not block the others. */
const expireOne = (context: OrderContext, number: string): Promise<void> =>
  context.transaction(async (tx) => {
    const held = await holdOrder(tx, 'everybody', number);
    if (held.order.status !== 'pending_payment' || !isExpired(held.order, context.clock())) return;
    await changeOrder(tx, context, held, { event: 'expired', by: { actor: 'system', id: null } });
  });

/** Cancels the unpaid orders that have expired. */
export const expireOrders = async (context: OrderContext): Promise<void> => {
  const failures: unknown[] = [];
  for (let numbers: string[] | undefined; !failures.length && numbers?.length !== 0;) {
    numbers = await expiredOrders(context.db, context.clock(), atATime);
    for (const number of numbers) await expireOne(context, number).catch((error: unknown) => failures.push(error));
  }
  if (failures.length) throw new AggregateError(failures, `${failures.length} unpaid orders could not be cancelled`);
};
