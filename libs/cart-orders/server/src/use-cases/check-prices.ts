import type { RefreshedLine } from '@caravan/goods/port';
import { defineJob } from '@caravan/server-core';
import { findLinesById, writeCheck, type CheckResult } from '../db/cart.repo.ts';
import type { CartLineRow } from '../db/cart-line.table.ts';
import { previousPrice } from '../domain/price-rules.ts';
import { listedPrice } from '../domain/value-line.ts';
import type { CartContext } from './cart-context.ts';
import { snapshotOf } from './cart-item.ts';

/** Asks the shops for today's prices of lines that lie in a cart. */
export const checkPricesJob = defineJob<{ lineIds: string[] }>()({ name: 'cart.check_prices', retries: 1, expires: 240 });

/** Shops asked at the same time. */
const atOnce = 5;

/** What a check found, as it is written on the line. */
const resultOf = async ({ goodsSnapshots }: CartContext, line: CartLineRow, answer: RefreshedLine | null, now: Date): Promise<CheckResult> => {
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

const checkLine = async (context: CartContext, line: CartLineRow): Promise<void> => {
  const ref = snapshotOf(line);
  if (!ref) return;
  const answer = await context.goodsSnapshots().refresh(ref);
  const now = context.clock();
  await writeCheck(context.db, line, { ...(await resultOf(context, line, answer, now)), checkedAt: now, checkingSince: null });
};

/** One run of the job. A line that was changed or removed meanwhile keeps what it has. */
export const checkPrices = async (context: CartContext, lineIds: readonly string[]): Promise<void> => {
  const waiting = await findLinesById(context.db, lineIds);
  const worker = async (): Promise<void> => {
    for (let line = waiting.pop(); line; line = waiting.pop()) await checkLine(context, line);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};
