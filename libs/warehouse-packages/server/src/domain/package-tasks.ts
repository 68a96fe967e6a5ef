import { day, hour } from '@caravan/kernel';
import { packageExtraDays, weighingHours } from '@caravan/warehouse-packages/contract';
import type { NewTask } from '@caravan/tasks/port';
import type { PackageRow } from '../db/package.table.ts';
import type { ShippingMethodRow } from '../db/shipping-method.table.ts';

/** The queues of packages in the warehouse. */
export type PackageQueue = 'pack' | 'weigh' | 'ship';

/** A package with what its tasks show. */
export interface PackageState {
  row: PackageRow;
  method: Pick<ShippingMethodRow, 'name' | 'carrier'>;
  /** The number of its items, and the bins in which they are. */
  items: number;
  bins: string[];
  /** What the weighed parcel costs more; null if nothing was asked. */
  extraFen: number | null;
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

/** Packed parcels wait for the scales, and parcels that cost more for their payment. */
const weighTask = (state: PackageState): NewTask | null => {
  const { stage, stageAt, methodId } = state.row;
  if (stageAt === null || (stage !== 'packed' && stage !== 'held')) return null;
  const task = taskOf(
    'weigh',
    state,
    methodId,
    stageAt,
    stage === 'packed' ? weighingHours * hour : packageExtraDays * day,
  );
  return state.extraFen === null ? task : { ...task, amountFen: state.extraFen };
};

/** The task of a package in a queue; null if there is nothing to do. */
export const packageTask = (queue: PackageQueue, state: PackageState): NewTask | null => {
  const { status, stage, stageAt, paidAt } = state.row;
  if (status !== 'to_be_delivered' || paidAt === null) return null;
  if (queue === 'pack')
    return stage === null || stage === 'picking' ? taskOf('pack', state, state.row.methodId, paidAt) : null;
  if (queue === 'weigh') return weighTask(state);
  return stage === 'ready' && stageAt !== null ? taskOf('ship', state, state.method.carrier, stageAt) : null;
};
