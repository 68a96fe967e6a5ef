import { figureSteps, type FigureStep, type Throughput, type Turnover } from '@caravan/figures/contract';
import type { StepRow, TurnoverRow } from '@caravan/figures/port';

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
  };
};

/** The steps of one period. */
export const throughputOf = (rows: readonly StepRow[]): Throughput => {
  const countOf = (step: FigureStep) => rows.find((row) => row.step === step)?.count ?? 0;
  return Object.fromEntries(figureSteps.map((step) => [step, countOf(step)])) as Throughput;
};
