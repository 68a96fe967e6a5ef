import { defineJob } from '@caravan/server-core';
import { findLinesById } from './cart-checks.repo.ts';
import type { CartContext } from '../../work/order-context.ts';
import { checkLine, shopsAtOnce } from './check-line.ts';

/** Asks the shops for the current prices of cart lines. */
export const checkPricesJob = defineJob<{ lineIds: string[] }>()({
  name: 'cart.check_prices',
  retries: 1,
  expires: 240,
});

/** One run of the job. */
export const checkPrices = async (context: CartContext, lineIds: readonly string[]): Promise<void> => {
  const waiting = await findLinesById(context.db, lineIds);
  const worker = async (): Promise<void> => {
    for (let line = waiting.pop(); line; line = waiting.pop()) await checkLine(context, line);
  };
  await Promise.all(Array.from({ length: shopsAtOnce }, worker));
};
