import type { StaffCall, Tx } from '@caravan/server-core';
import { fail, type CountDecision, type DifferenceDecisions } from '@caravan/stock-counts/contract';
import type { CountedItem } from '@caravan/warehouse-packages/port';
import type { StockCountsContext } from '../stock-counts-context.ts';
import { insertOpen } from './count-bin.ts';
import { settleCountTasks } from './count-tasks.ts';
import { isExplained } from './differences.ts';
import { changeCount, decideDifferences, differencesOfCount, lockCount, scansOf } from './stock-count.repo.ts';
import type { StockCountDifferenceRow, StockCountRow } from './stock-count.table.ts';
import { decidersOf, hasCounted, mayDecide, showCount, type WholeCount } from './whole-count.ts';

type DecideCall = Pick<StaffCall, 'audit' | 'staffId' | 'unchanged'>;

/** A difference with its goods, which are locked. */
interface Held {
  difference: StockCountDifferenceRow;
  item: CountedItem;
  decision: CountDecision;
}

/** The differences that decisions name, with their goods. Goods that this count does not differ in are not found. */
const holdDifferences = async (
  tx: Tx,
  { goods }: StockCountsContext,
  count: StockCountRow,
  { decisions }: DifferenceDecisions,
): Promise<Held[]> => {
  const differences = new Map((await differencesOfCount(tx, count.number)).map((one) => [one.itemId, one]));
  const items = new Map((await goods().lock(tx, [...differences.keys()])).map((item) => [item.number, item]));
  return decisions.map(({ number, decision }) => {
    const item = items.get(number);
    const difference = item && differences.get(item.id);
    if (!item || !difference) throw fail('not_found');
    return { item, difference, decision };
  });
};

/** Whether a regular step has moved the goods since the count was closed. */
const isMoved = ({ item, difference }: Held, bin: string): boolean =>
  isExplained(item, difference.lastMove) || (difference.kind === 'missing' && item.bin !== bin);

/** Whether all of it was decided in the same way before. */
const isRepeated = (held: readonly Held[]): boolean =>
  held.every(
    ({ decision, difference: { outcome } }) => outcome !== null && (outcome === 'again') === (decision === 'again'),
  );

const itemsOf = (held: readonly Held[]) => held.map(({ item }) => item);

/**
 * A second person decides about differences. Confirmed ones change the records; goods that a regular step has moved since
 * stay where it put them. Once all are decided the count is done, and a new one waits if a difference is to be counted
 * again.
 */
export const decideCount = async (
  tx: Tx,
  context: StockCountsContext,
  { staffId, audit, unchanged }: DecideCall,
  number: string,
  body: DifferenceDecisions,
): Promise<WholeCount> => {
  const count = await lockCount(tx, number);
  if (!count) throw fail('not_found');
  if (count.state === 'open') throw fail('wrong_state');
  const people = { count, scans: await scansOf(tx, number), deciders: await decidersOf(tx, context) };
  if (!mayDecide(people, staffId)) throw fail('own_count');
  const held = await holdDifferences(tx, context, count, body);
  if (isRepeated(held)) {
    unchanged();
    return showCount(tx, context, number);
  }
  if (held.some(({ difference }) => difference.outcome !== null)) throw fail('count_decided');
  await context.tasks().hold(tx, { queue: 'stocktake', ref: number, staffId });

  const { bin } = count;
  const again = held.filter(({ decision }) => decision === 'again');
  const toConfirm = held.filter(({ decision }) => decision === 'confirm');
  const moved = toConfirm.filter((one) => isMoved(one, bin));
  const confirmed = toConfirm.filter((one) => !moved.includes(one));
  const lost = confirmed.filter(({ difference }) => difference.kind === 'missing');
  const here = confirmed.filter(({ difference }) => difference.kind !== 'missing');
  const call = { staffId, audit, count: number };
  // First, because a bin for one shopper may be empty without them.
  if (lost.length) await context.goods().lose(tx, call, itemsOf(lost));
  if (here.length) await context.goods().put(tx, call, itemsOf(here), bin);
  const decidedAt = context.clock();
  for (const [outcome, ones] of [
    ['again', again],
    ['moved', moved],
    ['confirmed', confirmed],
  ] as const)
    await decideDifferences(
      tx,
      number,
      ones.map(({ item }) => item.id),
      { outcome, decidedBy: staffId, decidedAt, decidedAlone: hasCounted(people, staffId) },
    );
  await audit(tx, {
    action: 'stock_count.decide',
    subject: { kind: 'stock_count', ref: number },
    data: { bin, missing: lost.length, put: here.length, moved: moved.length, again: again.length },
  });
  await finish(tx, context, count, decidedAt);
  return showCount(tx, context, number);
};

/** Ends a count whose differences are all decided. */
const finish = async (tx: Tx, context: StockCountsContext, count: StockCountRow, doneAt: Date): Promise<void> => {
  const differences = await differencesOfCount(tx, count.number);
  const isDone = differences.every(({ outcome }) => outcome !== null);
  if (isDone) await changeCount(tx, count.number, { state: 'done', doneAt });
  const next =
    isDone && differences.some(({ outcome }) => outcome === 'again')
      ? await insertOpen(tx, {
          bin: count.bin,
          counter: null,
          openedAt: doneAt,
          firstMove: count.firstMove,
          againOf: count.number,
        })
      : undefined;
  await settleCountTasks(tx, context, count.number, ...(next ? [next.number] : []));
};
