import { defineJob, type JobRun } from '@caravan/server-core';
import { lockFreight } from '../bills/freight-bill.repo.ts';
import type { FreightCostsContext } from '../freight-costs-context.ts';
import { matchUnknown, settleByCredits, unknownLines } from './freight-line.repo.ts';
import { settleFreightTasks } from './freight-tasks.ts';
import { plansOf } from './plans-of.ts';

/** Finds the parcels of lines whose number was recorded only after the bill had come. */
export const matchFreightJob = defineJob()({ name: 'freight.match', cron: '*/10 * * * *' });

const batch = 1_000;

/** Matches one batch of unknown lines, bill by bill, and gives the place of the last one. */
const matchBatch = (context: FreightCostsContext, after: number): Promise<number | undefined> =>
  context.transaction(async (tx) => {
    await lockFreight(tx);
    const found = await unknownLines(tx, after, batch);
    const at = context.clock();
    for (const [, ofBill] of Map.groupBy(found, ({ bill }) => bill.id)) {
      const lines = ofBill.map(({ line }) => line);
      const [first] = ofBill;
      if (!first) continue;
      const plans = await plansOf(tx, context, first.bill, lines);
      const matched = lines.flatMap((line, index) => {
        const plan = plans[index];
        return plan && plan.state !== 'unknown' ? [{ line, plan }] : [];
      });
      await matchUnknown(
        tx,
        matched.map(({ line: { id }, plan: { state, packageNumber, findings } }) => ({
          id,
          state,
          packageNumber,
          findings,
          review: findings.length ? ('open' as const) : null,
        })),
        at,
      );
      const settled = matched.flatMap(({ line, plan }) =>
        plan.settles === null ? [] : [{ id: plan.settles, credit: line.id }],
      );
      await settleByCredits(tx, settled, at);
      await settleFreightTasks(tx, context, [
        ...matched.flatMap(({ line, plan }) => (plan.findings.length ? [line.id] : [])),
        ...settled.map(({ id }) => id),
      ]);
    }
    return found.length === batch ? found.at(-1)?.line.seq : undefined;
  });

/** Matches all lines that can be matched now. Each batch is a transaction. */
export const matchLaterLines = async (
  context: FreightCostsContext,
  { stopping }: Pick<JobRun, 'stopping'>,
): Promise<void> => {
  for (let after: number | undefined = 0; after !== undefined && !stopping.aborted;)
    after = await matchBatch(context, after);
};
