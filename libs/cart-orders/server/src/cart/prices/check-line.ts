import type { RefreshedLine } from '@caravan/goods/port';
import type { ShownLine } from '../cart-reads.repo.ts';
import { writeCheck, type CheckResult } from './cart-checks.repo.ts';
import { previousPrice } from './price-rules.ts';
import { listedPrice } from '../../placing/value-line.ts';
import type { CartContext } from '../../work/order-context.ts';
import { snapshotOf } from '../cart-item.ts';

/** The number of shops asked concurrently. */
export const shopsAtOnce = 5;

/** The result of a check, as the line stores it. */
const resultOf = async (
  { goodsSnapshots }: CartContext,
  line: ShownLine,
  answer: RefreshedLine | null,
  now: Date,
): Promise<CheckResult> => {
  if (!answer || answer.outcome === 'unreadable') return {};
  if (answer.outcome === 'gone') return { goneAt: line.goneAt ?? now };
  const ref = snapshotOf(line);
  const before = ref && (await goodsSnapshots().find(ref));
  const after = listedPrice(answer.line, line.quantity);
  return {
    goneAt: null,
    snapshotId: answer.line.snapshotId,
    skuId: answer.line.skuId,
    previousPriceFen: before
      ? previousPrice(line.previousPriceFen, listedPrice(before, line.quantity), after)
      : line.previousPriceFen,
  };
};

/**
 * Asks the shop for the current price of a line and stores it. A line that was changed or removed meanwhile keeps its
 * values.
 */
export const checkLine = async (context: CartContext, line: ShownLine): Promise<void> => {
  const ref = snapshotOf(line);
  if (!ref) return;
  const answer = await context.goodsSnapshots().refresh(ref);
  const now = context.clock();
  await writeCheck(context.db, line, {
    ...(await resultOf(context, line, answer, now)),
    checkedAt: now,
    checkingSince: null,
  });
};
