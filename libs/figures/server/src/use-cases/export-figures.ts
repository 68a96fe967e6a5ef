import type { Figures } from '@caravan/figures/contract';
import { amountCell, csvRow, textCell } from '@caravan/server-core';

type Cells = [figure: string, from: string, to: string, value: string];

const periodCells = (period: Figures['periods'][number]): Cells[] => {
  const { from, to, turnover, margin, throughput } = period;
  const cell = (figure: string, value: string): Cells => [figure, from, to, value];
  return [
    ...(['order', 'order_extra', 'package', 'package_extra', 'service'] as const).flatMap((kind) => [
      cell(`${kind}_count`, String(turnover[kind].count)),
      cell(`${kind}_captured`, amountCell(turnover[kind].captured_fen)),
      cell(`${kind}_refunded`, amountCell(turnover[kind].refunded_fen)),
    ]),
    cell('margin_orders', String(margin.orders)),
    cell('margin_paid', amountCell(margin.paid_fen)),
    cell('margin_cost', amountCell(margin.cost_fen)),
    cell('margin', amountCell(margin.paid_fen - margin.cost_fen)),
    cell('without_cost', String(margin.without_cost)),
    cell('without_cost_paid', amountCell(margin.without_cost_fen)),
    ...Object.entries(throughput).map(([step, count]) => cell(step, String(count))),
  ];
};

const orEmpty = (value: number | null): string => (value === null ? '' : String(value));

/**
 * The figures as the lines of a CSV file, a line for each number. Amounts are in yuan. For goods on the shelf, `from`
 * and `to` are days of age; for open work, `from` is the time of the oldest task.
 */
export const figureLines = async function* (figures: Figures): AsyncGenerator<string> {
  const { from, to } = figures;
  const rows: Cells[] = [
    ['figure', 'from', 'to', 'value'],
    ...figures.periods.flatMap(periodCells),
    ...figures.passages.flatMap(({ passage, count, median_days: median, p90_days: p90 }): Cells[] => [
      [`${passage}_measured`, from, to, String(count)],
      [`${passage}_median_days`, from, to, orEmpty(median)],
      [`${passage}_p90_days`, from, to, orEmpty(p90)],
    ]),
    ...figures.shelf.flatMap(({ from_days: least, to_days: most, items, pieces, value_fen: fen }): Cells[] => [
      ['shelf_items', String(least), orEmpty(most), String(items)],
      ['shelf_pieces', String(least), orEmpty(most), String(pieces)],
      ['shelf_value', String(least), orEmpty(most), amountCell(fen)],
    ]),
    ...figures.work.flatMap(({ queue, open, overdue, oldest_at: oldest }): Cells[] => [
      [`open_${queue}`, oldest, '', String(open)],
      [`overdue_${queue}`, oldest, '', String(overdue)],
    ]),
    ...figures.people.flatMap(({ name, done, by_period: counts }): Cells[] => [
      ...Object.entries(done).flatMap(([kind, count]): Cells[] =>
        count ? [[`${kind} by ${name}`, from, to, String(count)]] : [],
      ),
      ...figures.periods.map((period, index): Cells => [
        `done by ${name}`,
        period.from,
        period.to,
        String(counts[index] ?? 0),
      ]),
    ]),
    ...figures.quotes.flatMap(({ method, fees, days: taken }): Cells[] => [
      [`weighed ${method.id}`, from, to, String(fees.count)],
      [`weighed_cheaper ${method.id}`, from, to, String(fees.cheaper)],
      [`weighed_dearer ${method.id}`, from, to, String(fees.dearer)],
      [`fees_quoted ${method.id}`, from, to, amountCell(fees.quoted_fen)],
      [`fees_weighed ${method.id}`, from, to, amountCell(fees.weighed_fen)],
      [`fee_median_percent ${method.id}`, from, to, orEmpty(fees.median_percent)],
      [`fee_p90_percent ${method.id}`, from, to, orEmpty(fees.p90_percent)],
      [`received ${method.id}`, from, to, String(taken.count)],
      [`received_in_time ${method.id}`, from, to, String(taken.in_time)],
      [`journey_median_days ${method.id}`, from, to, orEmpty(taken.median_days)],
      [`journey_p90_days ${method.id}`, from, to, orEmpty(taken.p90_days)],
    ]),
  ];
  for (const row of rows) yield csvRow(row.map((value, index) => (index === 3 ? value : textCell(value))));
};
