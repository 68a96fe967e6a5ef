import type { Tx } from '@caravan/server-core';
import type { NewTask, TaskKey, TaskSource } from '@caravan/tasks/port';
import { openClaims } from '../packages/insurance/claim.repo.ts';
import type { StoreItemRow } from '../store/store-item.table.ts';
import {
  goodsStatesOf,
  itemStatesOf,
  packageStatesOf,
  storedItemStates,
  waitingPackageStates,
} from './task-state.repo.ts';
import { claimTask } from '../packages/insurance/claim-task.ts';
import { itemTask, type ItemQueue, type ItemState } from '../store/item-tasks.ts';
import { packageTask, type PackageQueue } from './package-tasks.ts';
import type { PackageContext } from '../core/package-context.ts';

type Settling = Pick<PackageContext, 'clock' | 'services' | 'tasks'>;

export const itemQueues: readonly ItemQueue[] = ['qc', 'shelve', 'expiry'];
const packageQueues: readonly PackageQueue[] = ['pack', 'weigh', 'held', 'ship'];

const tasksOfItems = (items: readonly ItemState[], queues: readonly ItemQueue[], now: Date): (NewTask | TaskKey)[] =>
  items.flatMap((item) => queues.map((queue) => itemTask(queue, item, now) ?? { queue, ref: item.number }));

/** Opens and closes the tasks of goods by their state, in the transaction that changed it. Returns the states. */
export const settleItemTasks = async (
  tx: Tx,
  context: Settling,
  itemIds: readonly string[],
  queues: readonly ItemQueue[] = itemQueues,
): Promise<ItemState[]> => {
  if (!itemIds.length) return [];
  const items = await itemStatesOf(tx, context, itemIds);
  await context.tasks().settle(tx, tasksOfItems(items, queues, context.clock()));
  return items;
};

/** Opens the tasks of goods that have just arrived, to which nothing has happened but that they were put into a bin. */
export const openArrivalTasks = async (
  tx: Tx,
  { tasks, clock }: Pick<Settling, 'clock' | 'tasks'>,
  arrived: readonly StoreItemRow[],
): Promise<void> => {
  const untouched = { photos: 0, stage: null, services: [] };
  const now = clock();
  await tasks().open(
    tx,
    ...arrived
      .map((row) => ({ ...row, ...untouched, movedAt: row.bin === null ? null : row.storedAt }))
      .flatMap((item) => [itemTask('qc', item, now) ?? [], itemTask('shelve', item, now) ?? []].flat()),
  );
};

/**
 * Opens and closes the tasks of packages by their state, in the transaction that changed it, and those of their goods in
 * `goods`.
 */
export const settlePackageTasks = async (
  tx: Tx,
  context: Settling,
  numbers: readonly string[],
  goods: readonly ItemQueue[] = [],
): Promise<void> => {
  const states = await packageStatesOf(tx, numbers);
  const items = goods.length ? await goodsStatesOf(tx, context, numbers) : [];
  await context
    .tasks()
    .settle(tx, [
      ...states.flatMap((state) =>
        packageQueues.map((queue) => packageTask(queue, state) ?? { queue, ref: state.row.number }),
      ),
      ...tasksOfItems(items, goods, context.clock()),
    ]);
};

/** Opens and closes the tasks of goods, and those of the packages in which they are, whose facts tell of their goods. */
export const settleGoodsTasks = async (
  tx: Tx,
  context: Settling,
  goods: readonly Pick<StoreItemRow, 'id' | 'packageNumber'>[],
  queues: readonly ItemQueue[],
): Promise<void> => {
  await settleItemTasks(
    tx,
    context,
    goods.map(({ id }) => id),
    queues,
  );
  const numbers = new Set(goods.flatMap(({ packageNumber }) => packageNumber ?? []));
  if (numbers.size) await settlePackageTasks(tx, context, [...numbers]);
};

/** The tasks that goods and packages must have. */
export const warehouseTaskSources = (context: Pick<Settling, 'clock' | 'services'>): TaskSource[] => [
  ...itemQueues.map((queue): TaskSource => ({
    queue,
    wanted: async (db) =>
      (await storedItemStates(db, context)).flatMap((item) => itemTask(queue, item, context.clock()) ?? []),
  })),
  ...packageQueues.map((queue): TaskSource => ({
    queue,
    wanted: async (db) => (await waitingPackageStates(db)).flatMap((state) => packageTask(queue, state) ?? []),
  })),
  { queue: 'claim', wanted: async (db) => (await openClaims(db)).map(claimTask) },
];
