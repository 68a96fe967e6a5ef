import {
  figureSteps,
  workActions,
  workDone,
  type FigureStep,
  type PersonWork,
  type Throughput,
  type Turnover,
  type WorkDone,
} from '@caravan/figures/contract';
import type { TurnoverRow } from '@caravan/fund-payment/port';
import type { StepRow } from '@caravan/server-core';
import type { WorkRow } from '@caravan/tasks/port';

/** The money of one period. */
export const turnoverOf = (rows: readonly TurnoverRow[]): Turnover => {
  const of = (kind: TurnoverRow['kind']) => {
    const row = rows.find((one) => one.kind === kind);
    return { count: row?.count ?? 0, captured_fen: row?.capturedFen ?? 0, refunded_fen: row?.refundedFen ?? 0 };
  };
  return {
    order: of('order'),
    order_extra: of('order_extra'),
    package: of('package'),
    package_extra: of('package_extra'),
    service: of('service'),
  };
};

/** The steps of one period. */
export const throughputOf = (rows: readonly StepRow<FigureStep>[]): Throughput => {
  const countOf = (step: FigureStep) => rows.find((row) => row.step === step)?.count ?? 0;
  return Object.fromEntries(figureSteps.map((step) => [step, countOf(step)])) as Throughput;
};

const doneBy = new Map<string, WorkDone>(workDone.flatMap((done) => workActions[done].map((action) => [action, done])));

/** The actions that count as work. */
export const countedActions: readonly string[] = [...doneBy.keys()];

const sum = (rows: readonly WorkRow[]): number => rows.reduce((total, { count }) => total + count, 0);

/**
 * Sums the work of each member of staff, the most first.
 *
 * @param periods The first day of each period.
 */
export const peopleOf = (rows: readonly WorkRow[], periods: readonly string[]): PersonWork[] =>
  [...Map.groupBy(rows, ({ staffId }) => staffId)]
    .sort(([, one], [, other]) => sum(other) - sum(one))
    .map(([staffId, own]) => ({
      staff_id: staffId,
      name: own[0]?.name ?? staffId,
      done: Object.fromEntries(
        workDone.map((done) => [done, sum(own.filter(({ action }) => doneBy.get(action) === done))]),
      ) as PersonWork['done'],
      by_period: periods.map((first) => sum(own.filter(({ period }) => period === first))),
    }));
