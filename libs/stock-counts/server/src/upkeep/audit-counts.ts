import type { AuditRun } from '@caravan/server-core';
import type { StockCountsContext } from '../stock-counts-context.ts';
import { countsDecidedByCounter, countsInWrongState, countsOfOtherBin, neverMissed } from './audit-counts.repo.ts';

/** Audits all counts: states match decisions, a second person made them, and goods are missing only by a count. */
export const auditCounts = async ({ db, goods }: StockCountsContext, run: AuditRun): Promise<string[]> => [
  ...(await run.part('counts of bins', async () => [
    ...(await countsInWrongState(db)).map(
      (number) => `count ${number} has a state that its differences do not lead to`,
    ),
    ...(await countsDecidedByCounter(db)).map((number) => `count ${number} was decided by somebody who counted`),
    ...(await countsOfOtherBin(db)).map((number) => `count ${number} repeats the count of another bin`),
  ])),
  ...(await run.part('missing goods', async () =>
    (await neverMissed(db, await goods().missing(db))).map(
      (id) => `item ${id} is searched for, but no count missed it`,
    ),
  )),
];
