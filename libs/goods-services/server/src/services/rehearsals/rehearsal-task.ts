import { day } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { NewTask } from '@caravan/tasks/port';
import type { ServicesContext } from '../../services-context.ts';
import type { WholeService } from '../service.repo.ts';
import { rehearsalsOf } from './rehearsal.repo.ts';
import type { ChosenPacking } from '@caravan/warehouse-packages/port';

/** A packing rehearsal with what its task shows. */
export interface RehearsalToDo extends Pick<WholeService, 'row' | 'items'> {
  packing: readonly Pick<ChosenPacking, 'kind'>[];
}

/** The task of a packing rehearsal; null unless it is paid and to be done. */
export const rehearsalTask = ({ row, items, packing }: RehearsalToDo): NewTask | null => {
  const { number, userId, note, status, paidAt } = row;
  if (status !== 'paid' || paidAt === null) return null;
  return {
    queue: 'rehearse',
    kind: 'service',
    ref: number,
    title: items[0]?.name ?? number,
    facts: {
      user_id: userId,
      items: items.length,
      bins: [...new Set(items.flatMap(({ bin }) => bin ?? []))].sort(),
      goods: items.map(({ name, quantity }) => `${name} × ${quantity}`),
      packing_options: packing.map(({ kind }) => kind),
      packing_note: note,
    },
    group: userId,
    dueAt: new Date(paidAt.getTime() + day),
    openedAt: paidAt,
  };
};

/** Opens or closes the task of a packing rehearsal; does nothing for other services. */
export const settleRehearsalTask = async (
  tx: Tx,
  { goods, tasks }: Pick<ServicesContext, 'goods' | 'tasks'>,
  { row, items }: Pick<WholeService, 'row' | 'items'>,
): Promise<void> => {
  if (row.kind !== 'rehearsal') return;
  const { packing = [] } = (await rehearsalsOf(tx, goods(), [row.number])).get(row.number) ?? {};
  const task = rehearsalTask({ row, items, packing });
  if (task) await tasks().open(tx, task);
  else await tasks().close(tx, { queue: 'rehearse', ref: row.number });
};
