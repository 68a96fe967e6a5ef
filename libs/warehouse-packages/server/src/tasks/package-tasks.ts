import { day, hour } from '@caravan/kernel';
import { packageExtraDays, refusedParcelHours, weighingHours } from '@caravan/warehouse-packages/contract';
import type { NewTask } from '@caravan/tasks/port';
import type { PackageRow } from '../packages/package.table.ts';
import type { PackageWeighingRow } from '../packages/weighing/package-weighing.table.ts';
import type { ChosenPacking } from '@caravan/warehouse-packages/port';
import type { ShippingMethodRow } from '@caravan/shipping/port';

export type PackageQueue = 'pack' | 'weigh' | 'held' | 'ship';

/** A package with what its tasks show. */
export interface PackageState {
  row: PackageRow;
  method: Pick<ShippingMethodRow, 'name' | 'carrier'>;
  /** The number of its items, and the bins in which they are. */
  items: number;
  bins: string[];
  /** The numbers of its goods that failed their check, and of those that a count did not find: neither are packed. */
  failed: string[];
  missing: string[];
  /** The chosen packing options. */
  packing: readonly Pick<ChosenPacking, 'kind'>[];
  /** The weighing that counts; null before the first. */
  weighing: Pick<PackageWeighingRow, 'weightG' | 'outcome'> | null;
  /** The payment for which the shopper is asked; null if nothing waits. */
  extraFen: number | null;
}

const factsOf = ({ row, method, items, bins, failed, missing, packing, weighing }: PackageState) => ({
  user_id: row.userId,
  country: row.address.country,
  line: method.name.en,
  line_zh: method.name.zh,
  items,
  bins,
  failed,
  missing,
  weight_g: row.realG,
  weighed_g: weighing?.weightG ?? null,
  outcome: weighing?.outcome ?? null,
  packing_note: row.packingNote,
  packing_options: packing.map(({ kind }) => kind),
  stage: row.stage,
  pick_id: row.pickId,
});

const taskOf = (
  queue: PackageQueue,
  state: PackageState,
  group: string,
  since: Date,
  waitMs: number = day,
): NewTask => ({
  queue,
  kind: 'package',
  ref: state.row.number,
  title: state.row.number,
  facts: { ...factsOf(state), carrier: state.method.carrier },
  group,
  dueAt: new Date(since.getTime() + waitMs),
  openedAt: since,
});

/** Packed parcels wait for the scales. */
const weighTask = (state: PackageState, stageAt: Date): NewTask =>
  taskOf('weigh', state, state.row.methodId, stageAt, weighingHours * hour);

/** Weighed parcels that cost more wait for their payment; service decides about those that their method refuses. */
const heldTask = (state: PackageState, stageAt: Date): NewTask => {
  const { extraFen, row } = state;
  if (extraFen === null) return taskOf('held', state, row.methodId, stageAt, refusedParcelHours * hour);
  return { ...taskOf('held', state, row.methodId, stageAt, packageExtraDays * day), amountFen: extraFen };
};

/** The task of a package in a queue; null if there is nothing to do. */
export const packageTask = (queue: PackageQueue, state: PackageState): NewTask | null => {
  const { status, stage, stageAt, paidAt } = state.row;
  if (status !== 'to_be_delivered' || paidAt === null) return null;
  if (queue === 'pack')
    return stage === null || stage === 'picking' ? taskOf('pack', state, state.row.methodId, paidAt) : null;
  if (stageAt === null) return null;
  if (queue === 'weigh') return stage === 'packed' ? weighTask(state, stageAt) : null;
  if (queue === 'held') return stage === 'held' ? heldTask(state, stageAt) : null;
  return stage === 'ready' ? taskOf('ship', state, state.method.carrier, stageAt) : null;
};
