import { warehousePackagesPaths } from '@caravan/routes';
import type { Tx } from '@caravan/server-core';
import { fail, type ReturnEvent } from '@caravan/warehouse-packages/contract';
import {
  findReturn,
  insertReturnEvent,
  lockReturnRow,
  moveReturn,
  type ReturnPatch,
  type WholeReturn,
} from './goods-return.repo.ts';
import type { GoodsReturnEventRow, ReturnEventData } from './goods-return.table.ts';
import type { OwnerFilter } from '../packages/package.repo.ts';
import { returnTask } from './return-tasks.ts';
import { returnTransitions, type ReturnActor } from './return-transitions.ts';
import { returnMessage } from './return-message.ts';
import type { PackageContext } from '../core/package-context.ts';
import { returnEffects, type Settlement } from './return-effects.ts';
import { settleItemTasks } from '../tasks/settle-tasks.ts';
import type { StaffCall } from '../core/staff-step.ts';

/** A requested step of a return. */
export interface ReturnChange {
  event: Exclude<ReturnEvent, 'requested'>;
  by: { actor: ReturnActor; id: string };
  patch?: ReturnPatch;
  data?: ReturnEventData;
  /** What staff wrote; the shopper reads it. */
  note?: string;
  settlement?: Settlement | undefined;
  approval?: StaffCall['approval'];
}

/** Reads a return with its parts. Another shopper's return is not found. */
export const showReturn = async (
  db: Parameters<typeof findReturn>[0],
  owner: OwnerFilter,
  number: string,
): Promise<WholeReturn> => {
  const found = await findReturn(db, owner, number);
  if (!found) throw fail('not_found');
  return found;
};

/** Locks a return until the transaction ends, before its order and its goods. */
export const holdReturn = async (tx: Tx, owner: OwnerFilter, number: string): Promise<WholeReturn> => {
  if (!(await lockReturnRow(tx, owner, number))) throw fail('not_found');
  return showReturn(tx, 'all', number);
};

const sendMessage = async (
  tx: Tx,
  { notifier }: PackageContext,
  { row, item }: Pick<WholeReturn, 'item' | 'row'>,
  { event, actor, note, seq }: GoodsReturnEventRow,
): Promise<void> => {
  const words = returnMessage({ row, goods: item.name, note }, { event, actor });
  if (!words) return;
  const { number, userId } = row;
  const link = warehousePackagesPaths.returnDetail.href({ number });
  await notifier().send(tx, { kind: 'goods_return', ...words, userId, key: `return ${number} ${seq}`, link });
};

/** Each step is work of its own, which another role may do: the claim of the step before ends. */
const followInTasks = async (tx: Tx, { tasks }: PackageContext, whole: WholeReturn): Promise<void> => {
  await tasks().close(tx, { queue: 'return', ref: whole.row.number });
  const task = returnTask(whole);
  if (task) await tasks().open(tx, task);
};

/** Records an event, tells the shopper, and follows it in the work of staff. */
export const recordReturnEvent = async (
  tx: Tx,
  context: PackageContext,
  whole: Pick<WholeReturn, 'item' | 'row'>,
  event: GoodsReturnEventRow,
): Promise<WholeReturn> => {
  const { number, itemId } = whole.row;
  await insertReturnEvent(tx, event);
  const changed = await showReturn(tx, 'all', number);
  await followInTasks(tx, context, changed);
  await settleItemTasks(tx, context, [itemId]);
  await sendMessage(tx, context, changed, event);
  return changed;
};

/**
 * Takes a locked return one step along its transition table, with effects, event, message and tasks. No other function
 * changes a state.
 */
export const changeReturn = async (
  tx: Tx,
  context: PackageContext,
  held: WholeReturn,
  { event, by, note, settlement, approval, ...step }: ReturnChange,
): Promise<WholeReturn> => {
  const { number, state } = held.row;
  const transition = returnTransitions.find(
    (one) => one.event === event && one.from === state && one.by.includes(by.actor),
  );
  if (!transition) throw fail('wrong_state');
  const now = context.clock();
  let [patch, data]: [ReturnPatch, ReturnEventData] = [{ ...step.patch }, { ...step.data }];
  for (const effect of transition.effects) {
    const done = await returnEffects[effect](tx, context, held, { actorId: by.id, settlement, approval }, now);
    patch = { ...patch, ...done.patch };
    data = { ...data, ...done.data };
  }
  const row = await moveReturn(tx, { number, from: state, to: transition.to, at: now }, patch);
  if (!row) throw fail('wrong_state');
  return recordReturnEvent(
    tx,
    context,
    { ...held, row },
    {
      returnNumber: number,
      seq: row.events,
      event,
      fromState: state,
      toState: transition.to,
      actor: by.actor,
      actorId: by.id,
      note: note || null,
      data,
      at: now,
    },
  );
};
