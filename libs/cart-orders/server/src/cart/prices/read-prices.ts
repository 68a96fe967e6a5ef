import type { ShownLine } from '../cart-reads.repo.ts';
import { claimChecks } from './cart-checks.repo.ts';
import { lostBefore } from './freshness.ts';
import type { CartContext } from '../../work/order-context.ts';
import { checkLine, shopsAtOnce } from './check-line.ts';
import { checkPricesJob } from './check-prices.ts';

/**
 * While a shopper waits, no further shop is asked after this many milliseconds. A running request has a separate limit
 * of eight seconds.
 */
const patience = 6_000;

/** Leaves the lines to the job, except those that it is checking already. */
const leaveToJob = ({ transaction, jobs, clock }: CartContext, lines: readonly ShownLine[]): Promise<void> =>
  transaction(async (tx) => {
    const now = clock();
    const ids = lines.map(({ id }) => id);
    const lineIds = await claimChecks(tx, ids, { now, lostBefore: lostBefore(now) });
    if (lineIds.length) await jobs.send(tx, checkPricesJob, { lineIds });
  });

/**
 * Asks the shops for the current prices of lines, several concurrently, while a shopper waits. Never call it inside a
 * transaction. Returns false if the time was too short for all shops: the job asks the rest, and the shopper tries
 * again.
 */
export const readPrices = async (
  context: CartContext,
  lines: readonly ShownLine[],
  patienceMs = patience,
): Promise<boolean> => {
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
