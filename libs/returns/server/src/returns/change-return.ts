import { warehousePackagesPaths } from '@caravan/routes';
import type { Database, Tx } from '@caravan/server-core';
import { fail, type ReturnEvent } from '@caravan/returns/contract';
import {
  insertReturnEvent,
  lockReturnRow,
  moveReturn,
  type OwnerFilter,
  type ReturnPatch,
} from './goods-return.repo.ts';
import type { GoodsReturnEventRow, ReturnEventData } from './goods-return.table.ts';
import { returnTask } from './return-tasks.ts';
import { returnTransitions, type ReturnActor } from './return-transitions.ts';
import { returnMessage } from './return-message.ts';
import type { ReturnsContext } from '../returns-context.ts';
import { returnEffects, type EffectInput } from './return-effects.ts';
import { findWholeReturn, type WholeReturn } from './whole-returns.ts';

/** A requested step of a return. */
export interface ReturnChange extends Pick<EffectInput, 'approval' | 'freightFen' | 'settlement'> {
  event: Exclude<ReturnEvent, 'requested'>;
  by: { actor: ReturnActor; id: string };
  patch?: ReturnPatch;
  data?: ReturnEventData;
  /** Staff wrote it; the shopper reads it. */
  note?: string;
}

/** Reads a return with its parts. Another shopper's return is not found. */
export const showReturn = async (
  context: ReturnsContext,
  db: Database,
  owner: OwnerFilter,
  number: string,
): Promise<WholeReturn> => {
  const found = await findWholeReturn(context, db, owner, number);
  if (!found) throw fail('not_found');
  return found;
};

/** Locks a return until the transaction ends, before its order and its goods. */
export const holdReturn = async (
  tx: Tx,
  context: ReturnsContext,
  owner: OwnerFilter,
  number: string,
): Promise<WholeReturn> => {
  if (!(await lockReturnRow(tx, owner, number))) throw fail('not_found');
  return showReturn(context, tx, 'all', number);
};

const sendMessage = async (
  tx: Tx,
  { notifier }: ReturnsContext,
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
const followInTasks = async (tx: Tx, { tasks }: ReturnsContext, whole: WholeReturn): Promise<void> => {
  await tasks().close(tx, { queue: 'return', ref: whole.row.number });
  const task = returnTask(whole);
  if (task) await tasks().open(tx, task);
};

/** Records an event, tells the shopper, and follows it in the work of staff. */
export const recordReturnEvent = async (
  tx: Tx,
  context: ReturnsContext,
  whole: Pick<WholeReturn, 'item' | 'row'>,
  event: GoodsReturnEventRow,
): Promise<WholeReturn> => {
  const { number } = whole.row;
  await insertReturnEvent(tx, event);
  const changed = await showReturn(context, tx, 'all', number);
  await followInTasks(tx, context, changed);
  await sendMessage(tx, context, changed, event);
  return changed;
};

/**
 * Takes a locked return one step along its transition table, with effects, event, message and tasks. No other function
 * changes a state.
 */
export const changeReturn = async (
  tx: Tx,
  context: ReturnsContext,
  held: WholeReturn,
  { event, by, note, settlement, approval, freightFen, ...step }: ReturnChange,
): Promise<WholeReturn> => {
  const { number, state } = held.row;
  const transition = returnTransitions.find(
    (one) => one.event === event && one.from === state && one.by.includes(by.actor),
  );
  if (!transition) throw fail('wrong_state');
  const now = context.clock();
  let patch: ReturnPatch = { ...step.patch };
  let data: ReturnEventData = { ...step.data };
  for (const effect of transition.effects) {
    const done = await returnEffects[effect](
      tx,
      context,
      held,
      { actorId: by.id, settlement, approval, freightFen },
      now,
    );
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
