import { newNumber } from '@caravan/kernel';
import type { StaffCall, Tx } from '@caravan/server-core';
import { fail, type CountScan, type ScannedGoods, type ScansLeft } from '@caravan/stock-counts/contract';
import type { StockCountsContext } from '../stock-counts-context.ts';
import { settleCountTasks } from './count-tasks.ts';
import { differencesOf } from './differences.ts';
import { presentScanned } from './present-count.ts';
import {
  changeCount,
  deleteScan,
  insertCount,
  insertDifferences,
  insertScan,
  lockCount,
  lockCountOf,
  numberOfScans,
  scansOf,
} from './stock-count.repo.ts';
import type { StockCountRow } from './stock-count.table.ts';
import { namesOf, showCount, type WholeCount } from './whole-count.ts';

type CountCall = Pick<StaffCall, 'audit' | 'staffId' | 'unchanged'>;

const subjectOf = ({ number }: Pick<StockCountRow, 'number'>) => ({ kind: 'stock_count', ref: number });

/** Numbers are random, so one may be taken. */
const attempts = 5;

/** Opens a count; undefined if somebody else has opened one of this bin at the same time. */
export const insertOpen = async (
  tx: Tx,
  row: Pick<StockCountRow, 'againOf' | 'bin' | 'counter' | 'firstMove' | 'openedAt'>,
): Promise<StockCountRow | undefined> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const count = {
      ...row,
      number: newNumber('SC', row.openedAt),
      state: 'open' as const,
      closedAt: null,
      doneAt: null,
    };
    if (await insertCount(tx, count)) return count;
    if (await lockCountOf(tx, row.bin)) return undefined;
  }
  throw new Error(`no free number for a count in ${attempts} attempts`);
};

/** The last move before a count that begins now. The bin is locked, so that no goods are on their way into it. */
const firstMoveOf = async (tx: Tx, { goods }: StockCountsContext, bin: string): Promise<number> => {
  const firstMove = await goods().lockBin(tx, bin);
  if (firstMove === undefined) throw fail('bin_unknown', { bin });
  return firstMove;
};

/**
 * Begins to count a bin. A repeated count that waits becomes the caller's; the open count of a colleague stays theirs,
 * and is shown.
 */
export const openCount = async (
  tx: Tx,
  context: StockCountsContext,
  { staffId, audit, unchanged }: CountCall,
  bin: string,
): Promise<WholeCount> => {
  const held = await lockCountOf(tx, bin);
  if (held?.state === 'to_decide') throw fail('count_waits', { bin });
  if (held && held.counter !== null) {
    unchanged();
    return showCount(tx, context, held.number);
  }
  const begun = { counter: staffId, openedAt: context.clock(), firstMove: await firstMoveOf(tx, context, bin) };
  const opened = held ?? (await insertOpen(tx, { ...begun, bin, againOf: null }));
  // A colleague was faster by an instant.
  if (!opened) return openCount(tx, context, { staffId, audit, unchanged }, bin);
  if (held) await changeCount(tx, held.number, begun);
  await audit(tx, { action: 'stock_count.open', subject: subjectOf(opened), data: { bin } });
  return showCount(tx, context, opened.number);
};

/** Continues the open count of a colleague. */
export const takeOverCount = async (
  tx: Tx,
  context: StockCountsContext,
  { staffId, audit, unchanged }: CountCall,
  number: string,
): Promise<WholeCount> => {
  const held = await lockCount(tx, number);
  if (!held) throw fail('not_found');
  if (held.state !== 'open' || held.counter === null) throw fail('wrong_state');
  if (held.counter === staffId) unchanged();
  else {
    await changeCount(tx, number, { counter: staffId });
    await audit(tx, {
      action: 'stock_count.take_over',
      subject: subjectOf(held),
      data: { bin: held.bin, from: held.counter },
    });
  }
  return showCount(tx, context, number);
};

/** Locks the open count of a bin, which must be the caller's. */
const lockOwn = async (
  tx: Tx,
  context: StockCountsContext,
  { staffId }: Pick<CountCall, 'staffId'>,
  bin: string,
): Promise<StockCountRow> => {
  const held = await lockCountOf(tx, bin);
  if (held?.state !== 'open' || held.counter === null) throw fail('count_not_open', { bin });
  const { counter } = held;
  if (counter === staffId) return held;
  throw fail('count_taken', { bin, by: (await namesOf(tx, context, [counter])).get(counter)?.name ?? counter });
};

/** Records that goods are in the bin. Goods that cannot be there are refused, so that the clerk puts them aside. */
export const scanGoods = async (
  tx: Tx,
  context: StockCountsContext,
  call: CountCall,
  { bin, number }: CountScan,
): Promise<ScannedGoods> => {
  const count = await lockOwn(tx, context, call, bin);
  const item = await context.goods().numbered(tx, number, bin);
  if (!item) throw fail('item_unknown', { number });
  if (item.leftAt !== null) throw fail('scanned_gone', { number });
  if (item.isInHand) throw fail('scanned_in_hand', { number, package: item.packageNumber });
  const scan = { itemId: item.id, staffId: call.staffId, lastMove: item.lastMove, at: context.clock() };
  if (await insertScan(tx, { ...scan, countNumber: count.number }))
    await call.audit(tx, {
      action: 'stock_count.scan',
      subject: subjectOf(count),
      data: { item: number, bin, recorded: item.bin },
    });
  else call.unchanged();
  return presentScanned(item, bin, await numberOfScans(tx, count.number));
};

/** Takes back the scan of goods in the caller's open count. What the log says of the scan stays. */
export const undoScan = async (
  tx: Tx,
  context: StockCountsContext,
  call: CountCall,
  { bin, number }: CountScan,
): Promise<ScansLeft> => {
  const count = await lockOwn(tx, context, call, bin);
  const item = await context.goods().numbered(tx, number, bin);
  if (!item) throw fail('item_unknown', { number });
  if (await deleteScan(tx, count.number, item.id))
    await call.audit(tx, { action: 'stock_count.undo_scan', subject: subjectOf(count), data: { item: number, bin } });
  else call.unchanged();
  return { number, scanned: await numberOfScans(tx, count.number) };
};

/** Compares what was scanned with the records of now. Without a difference the count is done. */
export const closeCount = async (
  tx: Tx,
  context: StockCountsContext,
  call: CountCall,
  bin: string,
): Promise<WholeCount> => {
  const count = await lockOwn(tx, context, call, bin);
  const scans = await scansOf(tx, count.number);
  const goods = await context.goods().beside(
    tx,
    bin,
    scans.map(({ itemId }) => itemId),
  );
  const found = differencesOf(count, scans, goods);
  const closedAt = context.clock();
  await insertDifferences(tx, count.number, found);
  await changeCount(
    tx,
    count.number,
    found.length ? { state: 'to_decide', closedAt } : { state: 'done', closedAt, doneAt: closedAt },
  );
  await settleCountTasks(tx, context, count.number);
  await call.audit(tx, {
    action: 'stock_count.close',
    subject: subjectOf(count),
    data: { bin, scanned: scans.length, differences: found.length },
  });
  return showCount(tx, context, count.number);
};
