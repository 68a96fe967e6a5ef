import { claimChecks, type ShownLine } from '../db/cart.repo.ts';
import { lostBefore } from '../domain/freshness.ts';
import type { CartContext } from './cart-context.ts';
import { checkLine, shopsAtOnce } from './check-line.ts';
import { checkPricesJob } from './check-prices.ts';

/** Milliseconds after which no further shop is asked while a shopper waits; a shop that is being asked has its own eight seconds. */
const patience = 6_000;

/** Leaves lines to the job, but for those that it has in hand already. */
const leaveToJob = ({ transaction, jobs, clock }: CartContext, lines: readonly ShownLine[]): Promise<void> =>
  transaction(async (tx) => {
    const now = clock();
    const ids = lines.map(({ id }) => id);
    const lineIds = await claimChecks(tx, ids, { now, lostBefore: lostBefore(now) });
    if (lineIds.length) await jobs.send(tx, checkPricesJob, { lineIds });
  });

/**
 * Has the shops asked for today's prices of lines, several at once, while a shopper waits for it; never inside a transaction. False where
 * there were more shops than patience: the job asks the rest, and the shopper tries again in a moment.
 */
export const readPrices = async (context: CartContext, lines: readonly ShownLine[], patienceMs = patience): Promise<boolean> => {
  const end = performance.now() + patienceMs;
  const waiting = [...lines];
  const worker = async (): Promise<void> => {
    while (performance.now() < end) {
      const line = waiting.pop();
      if (!line) return;
      await checkLine(context, line);
    }
  };
  await Promise.all(Array.from({ length: shopsAtOnce }, worker));
  if (waiting.length) await leaveToJob(context, waiting);
  return waiting.length === 0;
};
