import type { PlaceRow, PriceRow, SheetRow } from './sheet-row.ts';

/** Kinds of faults of a price sheet. */
export const sheetFaultKinds = [
  'empty',
  'reversed',
  'gap',
  'overlap',
  'zone_unknown',
  'zone_unused',
  'country_twice',
  'postcodes_reversed',
  'postcodes_overlap',
  'no_rest',
] as const;

/** Something that is wrong with the rows of a price sheet, by the lines of the file. */
export interface SheetFault {
  kind: (typeof sheetFaultKinds)[number];
  /** The line with the fault; 0 for the sheet as a whole. */
  line: number;
  /** The other line that it concerns; null if there is none. */
  other: number | null;
  /** The zone or the country. */
  where: string;
  /** The weights between which there is no price, or two; null for other faults. */
  from_g: number | null;
  to_g: number | null;
}

const fault = (kind: SheetFault['kind'], where: string, line: number, more: Partial<SheetFault> = {}): SheetFault => ({
  kind,
  line,
  other: null,
  where,
  from_g: null,
  to_g: null,
  ...more,
});

/** The weights of a zone, from 0 on: each has one price up to the heaviest. */
const weightFaults = ([zone, rows]: readonly [string, readonly PriceRow[]]): SheetFault[] => {
  const reversed = rows.filter((row) => row.to_g <= row.over_g);
  if (reversed.length) return reversed.map(({ line }) => fault('reversed', zone, line));
  const found: SheetFault[] = [];
  let before: PriceRow | undefined;
  for (const row of rows.toSorted((a, b) => a.over_g - b.over_g || a.to_g - b.to_g)) {
    const end = before?.to_g ?? 0;
    const lines = { other: before?.line ?? null };
    if (row.over_g > end) found.push(fault('gap', zone, row.line, { ...lines, from_g: end, to_g: row.over_g }));
    if (row.over_g < end)
      found.push(fault('overlap', zone, row.line, { ...lines, from_g: row.over_g, to_g: Math.min(row.to_g, end) }));
    if (row.to_g > end) before = row;
  }
  return found;
};

const least = (code: string): string => code.padEnd(12, '\u0000');
const most = (code: string): string => code.padEnd(12, '\uFFFF');

/** The postcodes of a country: none belongs to two zones, and the rest of the country to one. */
const placeFaults = ([country, places]: readonly [string, readonly PlaceRow[]]): SheetFault[] => {
  const rests = places.filter(({ from }) => !from);
  const ranges = places.filter(({ from }) => from);
  const [first, ...others] = rests;
  const found = others.map(({ line }) => fault('country_twice', country, line, { other: first?.line ?? null }));
  const reversed = ranges.filter(({ from, to }) => least(from) > most(to));
  found.push(...reversed.map(({ line }) => fault('postcodes_reversed', country, line)));
  if (!first && ranges[0]) found.push(fault('no_rest', country, ranges[0].line));
  if (reversed.length) return found;
  let before: PlaceRow | undefined;
  for (const place of ranges.toSorted((a, b) => (least(a.from) < least(b.from) ? -1 : 1))) {
    if (before && least(place.from) <= most(before.to))
      found.push(fault('postcodes_overlap', country, place.line, { other: before.line }));
    if (!before || most(place.to) > most(before.to)) before = place;
  }
  return found;
};

/**
 * Finds faults by line. A sheet without faults has one price for each weight of a zone from 0 up to its heaviest, and
 * one zone for each postcode of a country.
 */
export const sheetFaults = (rows: readonly SheetRow[]): SheetFault[] => {
  const prices = rows.filter((row) => row.kind === 'price');
  const places = rows.filter((row) => row.kind === 'place');
  if (!prices.length || !places.length) return [fault('empty', '', 0)];
  const byZone = Map.groupBy(prices, ({ zone }) => zone);
  const used = new Set(places.map(({ zone }) => zone));
  const unknown = [...Map.groupBy(places, ({ zone }) => zone)].filter(([zone]) => !byZone.has(zone));
  const unused = [...byZone].filter(([zone]) => !used.has(zone));
  return [
    ...[...byZone].flatMap(weightFaults),
    ...unknown.flatMap(([zone, [first]]) => (first ? [fault('zone_unknown', zone, first.line)] : [])),
    ...unused.flatMap(([zone, [first]]) => (first ? [fault('zone_unused', zone, first.line)] : [])),
    ...[...Map.groupBy(places, ({ country }) => country)].flatMap(placeFaults),
  ].sort((a, b) => a.line - b.line);
};
