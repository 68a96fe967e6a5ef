import type { Tx } from '@caravan/server-core';
import { idsOf, moveService, type WholeService } from './service.repo.ts';
import type { ServiceOrderRow } from './service.table.ts';
import type { ServicesContext } from '../services-context.ts';
import { settleRehearsalTask } from './rehearsals/rehearsal-task.ts';

/** A locked service is paid: staff have work. */
export const payService = async (
  tx: Tx,
  context: ServicesContext,
  { row, items }: Pick<WholeService, 'row' | 'items'>,
  paidAt: Date,
): Promise<ServiceOrderRow> => {
  const { number, kind } = row;
  const itemIds = idsOf(items);
  const photosBefore =
    kind === 'photos'
      ? [...(await context.goods().photoCounts(tx, itemIds)).values()].reduce((sum, photos) => sum + photos, 0)
      : null;
  const paid = await moveService(tx, { number, from: 'pending_payment', to: 'paid' }, { paidAt, photosBefore });
  if (!paid) throw new Error(`service ${number} cannot be paid`);
  await context.goods().settleTasks(tx, itemIds);
  await settleRehearsalTask(tx, context, { row: paid, items });
  return paid;
};
