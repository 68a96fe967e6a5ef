import type { Quote } from '@caravan/shipping/contract';

export interface LineMarks {
  cheapest: boolean;
  fastest: boolean;
}

export interface ComparedMethod extends LineMarks {
  line: Quote;
}

const byFee = (one: Quote, other: Quote): number =>
  one.fee_fen - other.fee_fen || one.eta_max_days - other.eta_max_days || one.eta_min_days - other.eta_min_days;

const bySpeed = (one: Quote, other: Quote): number =>
  one.eta_max_days - other.eta_max_days || one.eta_min_days - other.eta_min_days || one.fee_fen - other.fee_fen;

export type LineOrder = 'price' | 'speed';

/** Compared methods by price or by speed. */
export const sortLines = (lines: readonly ComparedMethod[], by: LineOrder): ComparedMethod[] =>
  [...lines].sort((one, other) => (by === 'price' ? byFee : bySpeed)(one.line, other.line));

/** The cheapest shipping method; undefined if none accepts the goods. */
export const cheapestOf = (lines: readonly Quote[]): Quote | undefined =>
  lines.filter((line) => line.available).sort(byFee)[0];

/**
 * Shipping methods in display order: first those that accept the goods, by fee, then the others. With several methods,
 * one is marked as the cheapest and one as the fastest.
 */
export const compareLines = (lines: readonly Quote[]): ComparedMethod[] => {
  const open = lines.filter((line) => line.available).sort(byFee);
  const closed = lines.filter((line) => !line.available).sort(byFee);
  const hasChoice = open.length > 1;
  const fastest = [...open].sort(bySpeed)[0];
  return [...open, ...closed].map((line) => ({
    line,
    cheapest: hasChoice && line === open[0],
    fastest: hasChoice && line === fastest,
  }));
};
