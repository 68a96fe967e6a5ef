import { defineJob, type JobRun, type Tx } from '@caravan/server-core';
import { lockFreight } from '../bills/freight-bill.repo.ts';
import type { FreightLineRow } from '../bills/freight-bill.table.ts';
import type { FreightCostsContext } from '../freight-costs-context.ts';
import { hasSettled, settleByCredits, type LineOfBill } from './freight-line.repo.ts';
import { settleFreightTasks } from './freight-tasks.ts';
import type { Plan } from './plan-lines.ts';
import { plansOf } from './plans-of.ts';
import { insertMoves, misplacedLines, rematchLines, unknownLines, type Rematch } from './rematch.repo.ts';

/**
 * Finds the parcels of lines whose number was recorded only after the bill had come, and moves lines of which the number
 * of their package turned out to be wrong.
 */
export const matchFreightJob = defineJob()({ name: 'freight.match', cron: '*/10 * * * *' });

const batch = 1_000;

interface Planned {
  line: FreightLineRow;
  plan: Plan;
  /** It is linked with another line already: it settles no further one, and its decision stays. */
  isSettled: boolean;
}

/**
 * A disputed or settled line stays so, whatever parcel it is about; an accepted one was accepted for another parcel.
 */
const reviewOf = ({ line: { review }, plan: { findings }, isSettled }: Planned): FreightLineRow['review'] => {
  if (review === 'disputed' || review === 'settled') return review;
  return findings.length && !isSettled ? 'open' : null;
};

const rematchOf = (planned: Planned): Rematch => {
  const { line, plan } = planned;
  const { state, packageNumber } = plan;
  return {
    id: line.id,
    state,
    packageNumber,
    findings: planned.isSettled ? line.findings : plan.findings,
    review: reviewOf(planned),
  };
};

const planned = async (tx: Tx, context: FreightCostsContext, ofBill: readonly LineOfBill[]): Promise<Planned[]> => {
  const [first] = ofBill;
  if (!first) return [];
  const lines = ofBill.map(({ line }) => line);
  const plans = await plansOf(tx, context, first.bill, lines);
  const found: Planned[] = [];
  for (const [index, line] of lines.entries()) {
    const plan = plans[index];
    // A move is rare, and so is a line of a credit among those that nobody knew.
    const isSettled = line.review === 'settled' || (line.fen < 0 && (await hasSettled(tx, line.id)));
    const isOther = plan && (plan.state !== line.state || plan.packageNumber !== line.packageNumber);
    if (isOther) found.push({ line, plan, isSettled });
  }
  return found;
};

/** Matches lines of one bill anew, and says in their history from which packages they were moved. */
const rematch = async (tx: Tx, context: FreightCostsContext, ofBill: readonly LineOfBill[]): Promise<void> => {
  const at = context.clock();
  const found = await planned(tx, context, ofBill);
  await rematchLines(tx, found.map(rematchOf), at);
  await insertMoves(
    tx,
    found.flatMap(({ line: { id, packageNumber, findings, review, note }, plan }) =>
      packageNumber === null
        ? []
        : [{ lineId: id, at, fromPackage: packageNumber, toPackage: plan.packageNumber, findings, review, note }],
    ),
  );
  const settled = found.flatMap(({ line, plan, isSettled }) =>
    plan.settles === null || isSettled || plan.settles === line.id ? [] : [{ id: plan.settles, credit: line.id }],
  );
  await settleByCredits(tx, settled, at);
  await settleFreightTasks(tx, context, [...found.map(({ line }) => line.id), ...settled.map(({ id }) => id)]);
};

type Find = (tx: Tx, after: number) => Promise<LineOfBill[]>;

/** Matches one batch of lines, bill by bill, and gives the place of the last one. */
const matchBatch = (context: FreightCostsContext, find: Find, after: number): Promise<number | undefined> =>
  context.transaction(async (tx) => {
    await lockFreight(tx);
    const found = await find(tx, after);
    for (const [, ofBill] of Map.groupBy(found, ({ bill }) => bill.id)) await rematch(tx, context, ofBill);
    return found.length === batch ? found.at(-1)?.line.seq : undefined;
  });

/** Matches all lines that can be matched now. Each batch is a transaction. */
export const matchLaterLines = async (
  context: FreightCostsContext,
  { stopping }: Pick<JobRun, 'stopping'>,
): Promise<void> => {
  const finds: Find[] = [
    // Lines without a parcel may belong to one that loses another.
    (tx, after) => misplacedLines(tx, context.parcels().corrected(), after, batch),
    (tx, after) => unknownLines(tx, after, batch),
  ];
  for (const find of finds)
    for (let after: number | undefined = 0; after !== undefined && !stopping.aborted;)
      after = await matchBatch(context, find, after);
};
