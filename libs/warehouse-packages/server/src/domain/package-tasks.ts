import { day } from '@caravan/kernel';
import type { NewTask } from '@caravan/tasks/port';
import type { PackageRow } from '../db/package.table.ts';
import type { ShippingMethodRow } from '../db/shipping-method.table.ts';

/** The queues of packages in the warehouse. */
export type PackageQueue = 'pack' | 'ship';

/** A package with what its tasks show. */
export interface PackageState {
  row: PackageRow;
  method: Pick<ShippingMethodRow, 'name' | 'carrier'>;
  /** The number of its items, and the bins in which they are. */
  items: number;
  bins: string[];
}

const factsOf = ({ row, method, items, bins }: PackageState) => ({
  user_id: row.userId,
  country: row.address.country,
  line: method.name.en,
  line_zh: method.name.zh,
  items,
  bins,
  weight_g: row.realG,
  packing_note: row.packingNote,
  stage: row.stage,
  pick_id: row.pickId,
});

const taskOf = (queue: PackageQueue, state: PackageState, group: string, since: Date): NewTask => ({
  queue,
  kind: 'package',
  ref: state.row.number,
  title: state.row.number,
  facts: { ...factsOf(state), carrier: state.method.carrier },
  group,
  dueAt: new Date(since.getTime() + day),
  openedAt: since,
});

/** The task of a package in a queue; null if there is nothing to do. */
export const packageTask = (queue: PackageQueue, state: PackageState): NewTask | null => {
  const { status, stage, stageAt, paidAt } = state.row;
  if (status !== 'to_be_delivered' || paidAt === null) return null;
  if (queue === 'pack')
    return stage === null || stage === 'picking' ? taskOf('pack', state, state.row.methodId, paidAt) : null;
  return stage === 'ready' && stageAt !== null ? taskOf('ship', state, state.method.carrier, stageAt) : null;
};
