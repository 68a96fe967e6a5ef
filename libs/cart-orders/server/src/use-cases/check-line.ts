import type { RefreshedLine } from '@caravan/goods/port';
import { writeCheck, type CheckResult, type ShownLine } from '../db/cart.repo.ts';
import { previousPrice } from '../domain/price-rules.ts';
import { listedPrice } from '../domain/value-line.ts';
import type { CartContext } from './cart-context.ts';
import { snapshotOf } from './cart-item.ts';

/** Shops asked at the same time. */
export const shopsAtOnce = 5;

/** What a check found, as it is written on the line. */
const resultOf = async ({ goodsSnapshots }: CartContext, line: ShownLine, answer: RefreshedLine | null, now: Date): Promise<CheckResult> => {
  if (!answer || answer.outcome === 'unreadable') return {};
  if (answer.outcome === 'gone') return { goneAt: line.goneAt ?? now };
  const ref = snapshotOf(line);
  const before = ref && (await goodsSnapshots().find(ref));
  const after = listedPrice(answer.line, line.quantity);
  return {
    goneAt: null,
    snapshotId: answer.line.snapshotId,
    skuId: answer.line.skuId,
    previousPriceFen: before ? previousPrice(line.previousPriceFen, listedPrice(before, line.quantity), after) : line.previousPriceFen,
  };
};

/** Asks the shop for today's price of a line and writes what it says. A line that was changed or removed meanwhile keeps what it has. */
export const checkLine = async (context: CartContext, line: ShownLine): Promise<void> => {
  const ref = snapshotOf(line);
  if (!ref) return;
  const answer = await context.goodsSnapshots().refresh(ref);
  const now = context.clock();
  await writeCheck(context.db, line, { ...(await resultOf(context, line, answer, now)), checkedAt: now, checkingSince: null });
};
