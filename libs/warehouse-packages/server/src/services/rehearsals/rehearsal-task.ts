import { day } from '@caravan/kernel';
import type { NewTask } from '@caravan/tasks/port';
import type { WholeService } from '../service.repo.ts';
import type { ChosenPacking } from '../../packages/packing/packing-prices.ts';

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
