import type { Tx } from '@caravan/server-core';
import { photosOf } from '../photos/photo.repo.ts';
import { moveService, type WholeService } from './service.repo.ts';
import type { ServiceOrderRow } from './service.table.ts';
import type { PackageContext } from '../core/package-context.ts';
import { settleRehearsalTask, settleServiceTasks } from '../tasks/settle-tasks.ts';

/** A locked service is paid: staff have work. */
export const payService = async (
  tx: Tx,
  context: PackageContext,
  { row, items }: Pick<WholeService, 'row' | 'items'>,
  paidAt: Date,
): Promise<ServiceOrderRow> => {
  const { number, kind } = row;
  const itemIds = items.map(({ id }) => id);
  const photosBefore =
    kind === 'photos' ? [...(await photosOf(tx, itemIds)).values()].reduce((sum, all) => sum + all.length, 0) : null;
  const paid = await moveService(tx, { number, from: 'pending_payment', to: 'paid' }, { paidAt, photosBefore });
  if (!paid) throw new Error(`service ${number} cannot be paid`);
  await settleServiceTasks(tx, context, items);
  await settleRehearsalTask(tx, context, { row: paid, items });
  return paid;
};
