import type { Fen } from '@caravan/kernel';
import { warehousePackagesPaths } from '@caravan/routes';
import { defineJob, workOff, type Tx } from '@caravan/server-core';
import { fail, type ServiceEnder } from '@caravan/goods-services/contract';
import type { OrderedService } from '@caravan/warehouse-packages/port';
import { endingServices, idsOf, lockServices, moveService, type WholeService } from './service.repo.ts';
import { servicesOfItems } from './services-of-items.repo.ts';
import { isServiceOver } from './service-steps.ts';
import { endMessage, serviceRefundRemark } from './service-message.ts';
import type { ServicesContext } from '../services-context.ts';
import { settleRehearsalTask } from './rehearsals/rehearsal-task.ts';
import { lockService } from './show-services.ts';

/** Who ends a service, and why. */
interface Ending {
  by: ServiceEnder;
  /** The reason that staff wrote; the shopper reads it. */
  note?: string;
}

/** Cancels a locked service. What was paid for it returns by its own capture. Returns the amount. */
const endService = async (
  tx: Tx,
  context: ServicesContext,
  whole: WholeService,
  { by, note }: Ending,
): Promise<Fen> => {
  const { number, userId, status, amountFen } = whole.row;
  const refundFen = status === 'paid' ? amountFen : 0;
  const patch = { cancelledAt: context.clock(), cancelledBy: by, cancelNote: note ?? null, refundedFen: refundFen };
  const ended = await moveService(tx, { number, from: status, to: 'cancelled' }, patch);
  if (!ended) throw fail('wrong_state');
  if (refundFen > 0) {
    const remark = serviceRefundRemark(number);
    await context
      .refunds()
      .refund(tx, { userId, kind: 'service', ref: number, amountFen: refundFen, key: 'cancelled', remark });
  }
  await context.goods().settleTasks(tx, idsOf(whole.items));
  await settleRehearsalTask(tx, context, { ...whole, row: ended });
  // Shoppers see at once what they cancel themselves.
  if (by !== 'shopper')
    await context.notifier().send(tx, {
      ...endMessage(ended, whole.items),
      userId,
      kind: 'service_cancelled',
      key: `service ${number} cancelled`,
      link: warehousePackagesPaths.serviceDetail.href({ number }),
    });
  return refundFen;
};

/** A shopper cancels a service that is not paid; a cancelled one stays as it is. */
export const cancelUnpaid = async (
  tx: Tx,
  context: ServicesContext,
  userId: string,
  number: string,
): Promise<WholeService> => {
  const whole = await lockService(tx, context, { userId }, number);
  const { status } = whole.row;
  if (status === 'paid' || status === 'done') throw fail('wrong_state');
  if (status === 'pending_payment') await endService(tx, context, whole, { by: 'shopper' });
  return lockService(tx, context, { userId }, number);
};

/** Staff cancel a paid service that cannot be done. */
export const cancelPaid = (tx: Tx, context: ServicesContext, whole: WholeService, note: string): Promise<Fen> => {
  if (whole.row.status !== 'paid') throw fail('wrong_state');
  return endService(tx, context, whole, { by: 'staff', note });
};

/** Cancels services that were not paid within 24 hours, and those whose goods are gone for them. */
export const endServicesJob = defineJob()({ name: 'service.end', cron: '* * * * *' });

/**
 * Packing rehearsals of goods that are gone for them end right after this transaction: they may have other goods, too,
 * which must not be locked after these.
 */
export const endRehearsals = async (
  tx: Tx,
  { jobs }: Pick<ServicesContext, 'jobs'>,
  found: readonly Pick<OrderedService, 'kind' | 'status'>[],
): Promise<void> => {
  if (found.some(({ kind, status }) => kind === 'rehearsal' && status !== 'done'))
    await jobs.send(tx, endServicesJob, null);
};

/**
 * Staff neither dispose of goods nor send them back by their own decision while a service of them is open: its money
 * would return without the owner's limit. They finish or cancel a paid one before; an unpaid one ends after 24 hours.
 */
export const refuseOpenService = async (tx: Tx, itemId: string): Promise<void> => {
  const open = (await servicesOfItems(tx, [itemId])).get(itemId)?.find(({ status }) => status !== 'done');
  if (open) throw fail('item_service_open', { number: open.number });
};

/**
 * Ends the services of locked goods that leave the warehouse before they were done: in a package, or in a return that
 * their shopper asked for. Their money returns by right.
 */
export const endServicesOf = async (tx: Tx, context: ServicesContext, itemIds: readonly string[]): Promise<void> => {
  const found = [...(await servicesOfItems(tx, itemIds)).values()].flat();
  const isOwn = ({ kind, status }: OrderedService) => kind !== 'rehearsal' && status !== 'done';
  const open = found.filter(isOwn).map(({ number }) => number);
  for (const whole of open.length ? await lockServices(tx, context, 'all', open) : [])
    if (whole.row.status === 'pending_payment' || whole.row.status === 'paid')
      await endService(tx, context, whole, { by: 'system' });
  await endRehearsals(tx, context, found);
};

const batchSize = 200;

/** One transaction for each service, so that a failure does not affect the others. */
const endOne = (context: ServicesContext, number: string): Promise<boolean> =>
  context.transaction(async (tx) => {
    const whole = await lockService(tx, context, 'all', number);
    const isOver = isServiceOver(whole, context.clock());
    if (isOver) await endService(tx, context, whole, { by: 'system' });
    return isOver;
  });

export const endServices = (context: ServicesContext): Promise<void> =>
  workOff(
    (failed) => endingServices(context, context.clock(), batchSize + failed.size),
    (number) => endOne(context, number),
    'services could not be ended',
  );
