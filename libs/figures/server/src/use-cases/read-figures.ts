import {
  firstDayOf,
  maxPeriods,
  passages,
  periodsOf,
  shelfAges,
  type Figures,
  type FiguresQuery,
  type Passage,
  type QuoteAccuracy,
} from '@caravan/figures/contract';
import { day } from '@caravan/kernel';
import type { FigureTime, PassageRow } from '@caravan/server-core';
import type { QuoteRow, ShelfRow } from '@caravan/warehouse-packages/port';
import { countedActions, peopleOf, throughputOf, turnoverOf } from '../domain/sums.ts';
import type { FiguresContext } from './figures-context.ts';
import { marginsByPeriod, noMargin, timeOf } from './margins.ts';

const secondsOfDay = day / 1_000;

const round = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** Days with two decimals: first answers come within hours. */
const inDays = (seconds: number): number => round(seconds / secondsOfDay, 2);

const presentQuote = ({ methodId, name, fees, days }: QuoteRow): QuoteAccuracy => ({
  method: { id: methodId, name },
  fees: {
    count: fees?.count ?? 0,
    cheaper: fees?.cheaper ?? 0,
    same: fees ? fees.count - fees.cheaper - fees.dearer : 0,
    dearer: fees?.dearer ?? 0,
    quoted_fen: fees?.quotedFen ?? 0,
    weighed_fen: fees?.weighedFen ?? 0,
    median_percent: fees ? round(fees.medianPercent, 1) : null,
    p90_percent: fees ? round(fees.p90Percent, 1) : null,
  },
  days: {
    count: days?.count ?? 0,
    in_time: days?.inTime ?? 0,
    median_days: days ? inDays(days.medianSeconds) : null,
    p90_days: days ? inDays(days.p90Seconds) : null,
  },
});

const parcelsOf = ({ fees, days }: QuoteAccuracy): number => fees.count + days.count;

const presentPassages = (rows: readonly PassageRow<Passage>[]): Figures['passages'] =>
  passages.map((passage) => {
    const row = rows.find((one) => one.passage === passage);
    if (!row?.count) return { passage, count: 0, median_days: null, p90_days: null };
    return { passage, count: row.count, median_days: inDays(row.medianSeconds), p90_days: inDays(row.p90Seconds) };
  });

const presentShelf = (rows: readonly ShelfRow[]): Figures['shelf'] =>
  shelfAges.map((from, age) => {
    const next = shelfAges[age + 1];
    const row = rows.find((one) => one.age === age);
    return {
      from_days: from,
      to_days: next === undefined ? null : next - 1,
      items: row?.items ?? 0,
      pieces: row?.pieces ?? 0,
      value_fen: row?.valueFen ?? 0,
    };
  });

/** Every figure of the asked days. Each comes from queries of the features that own the rows. */
export const readFigures = async (context: FiguresContext, { from, to, by }: FiguresQuery): Promise<Figures> => {
  const { db } = context;
  const now = context.clock();
  const time: FigureTime = { ...timeOf({ from, to }), by };
  const [
    turnover,
    margins,
    exchange,
    orderSteps,
    packageSteps,
    orderTimes,
    packageTimes,
    answerTimes,
    shelf,
    work,
    done,
    quotes,
  ] = await Promise.all([
    context.money().turnover(db, time),
    marginsByPeriod(context, time),
    context.money().exchangeMargin(db, time),
    context.orders().steps(db, time),
    context.warehouse().steps(db, time),
    context.orders().passages(db, time),
    context.warehouse().passages(db, time),
    context.support().passages(db, time),
    context.warehouse().shelf(db, now, shelfAges),
    context.work().open(db, now),
    context.work().done(db, time, countedActions),
    context.warehouse().quotes(db, time),
  ]);
  const steps = [...orderSteps, ...packageSteps];
  const periods = periodsOf({ from, to, by }, maxPeriods).map((days) => {
    const first = firstDayOf(days.from, by);
    const inPeriod = ({ period }: { period: string }): boolean => period === first;
    return {
      ...days,
      turnover: turnoverOf(turnover.filter(inPeriod)),
      margin: margins.get(first) ?? noMargin,
      exchange_margin_fen: exchange.find(inPeriod)?.keptFen ?? 0,
      throughput: throughputOf(steps.filter(inPeriod)),
    };
  });
  return {
    from,
    to,
    by,
    periods,
    passages: presentPassages([...orderTimes, ...packageTimes, ...answerTimes]),
    shelf: presentShelf(shelf),
    work: work.map(({ queue, open, overdue, oldestAt }) => ({
      queue,
      open,
      overdue,
      oldest_at: oldestAt.toISOString(),
    })),
    people: peopleOf(
      done,
      periods.map((days) => firstDayOf(days.from, by)),
    ),
    quotes: quotes.map(presentQuote).sort((one, other) => parcelsOf(other) - parcelsOf(one)),
  };
};
