import type { Figures } from '@caravan/figures/contract';
import { csvRow, type Cell } from '@caravan/server-core';

type Cells = [figure: string, from: Cell, to: Cell, value: Cell];

const periodCells = (period: Figures['periods'][number]): Cells[] => {
  const { from, to, turnover, margin, exchange_margin_fen: exchangeFen, throughput } = period;
  const cell = (figure: string, value: Cell): Cells => [figure, from, to, value];
  return [
    ...(['order', 'order_extra', 'package', 'package_extra', 'service'] as const).flatMap((kind) => [
      cell(`${kind}_count`, turnover[kind].count),
      cell(`${kind}_captured`, { fen: turnover[kind].captured_fen }),
      cell(`${kind}_refunded`, { fen: turnover[kind].refunded_fen }),
    ]),
    cell('margin_orders', margin.orders),
    cell('margin_paid', { fen: margin.paid_fen }),
    cell('margin_cost', { fen: margin.cost_fen }),
    cell('margin', { fen: margin.paid_fen - margin.cost_fen }),
    cell('without_cost', margin.without_cost),
    cell('without_cost_paid', { fen: margin.without_cost_fen }),
    cell('service_fees', { fen: margin.kept_service_fee_fen }),
    cell('exchange_margins', { fen: exchangeFen }),
    ...Object.entries(throughput).map(([step, count]) => cell(step, count)),
  ];
};

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
      [`${passage}_measured`, from, to, count],
      [`${passage}_median_days`, from, to, median],
      [`${passage}_p90_days`, from, to, p90],
    ]),
    ...figures.shelf.flatMap(({ from_days: least, to_days: most, items, pieces, value_fen: fen }): Cells[] => [
      ['shelf_items', least, most, items],
      ['shelf_pieces', least, most, pieces],
      ['shelf_value', least, most, { fen }],
    ]),
    ...figures.work.flatMap(({ queue, open, overdue, oldest_at: oldest }): Cells[] => [
      [`open_${queue}`, oldest, null, open],
      [`overdue_${queue}`, oldest, null, overdue],
    ]),
    ...figures.people.flatMap(({ name, done, by_period: counts }): Cells[] => [
      ...Object.entries(done).flatMap(([kind, count]): Cells[] =>
        count ? [[`${kind} by ${name}`, from, to, count]] : [],
      ),
      ...figures.periods.map((period, index): Cells => [`done by ${name}`, period.from, period.to, counts[index] ?? 0]),
    ]),
    ...figures.quotes.flatMap(({ method, fees, days: taken }): Cells[] => [
      [`weighed ${method.id}`, from, to, fees.count],
      [`weighed_cheaper ${method.id}`, from, to, fees.cheaper],
      [`weighed_dearer ${method.id}`, from, to, fees.dearer],
      [`fees_quoted ${method.id}`, from, to, { fen: fees.quoted_fen }],
      [`fees_weighed ${method.id}`, from, to, { fen: fees.weighed_fen }],
      [`fee_median_percent ${method.id}`, from, to, fees.median_percent],
      [`fee_p90_percent ${method.id}`, from, to, fees.p90_percent],
      [`received ${method.id}`, from, to, taken.count],
      [`received_in_time ${method.id}`, from, to, taken.in_time],
      [`journey_median_days ${method.id}`, from, to, taken.median_days],
      [`journey_p90_days ${method.id}`, from, to, taken.p90_days],
    ]),
  ];
  for (const row of rows) yield csvRow(row);
};
