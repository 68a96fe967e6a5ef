// zh-punctuation: off, because of patterns.
import {
  plainCell,
  startOfLine,
  type ColumnPlaces,
  type Table,
  type TableLine,
  type UnreadRow,
} from '@caravan/console-core';
import { countryName, languages, parseYuan, withDecimalPoint } from '@caravan/kernel';
import {
  maxSheetG,
  maxZoneName,
  plainPostcode,
  type PlaceRow,
  type PriceRow,
  type SheetRow,
} from '@caravan/shipping/contract';
import type { SheetColumn } from './sheet-columns.ts';

/** Why a row is not sent. `nothing`: it has neither a place nor a price, and does not keep the sheet from being imported. */
export type SheetRowFault = 'amount' | 'country' | 'nothing' | 'postcode' | 'weight' | 'zone';

export interface SheetRows {
  rows: SheetRow[];
  unread: UnreadRow<SheetRowFault>[];
}

export interface SheetChoice {
  places: ColumnPlaces<SheetColumn>;
  unit: 'g' | 'kg';
  /** The codes of all countries. */
  countries: readonly string[];
}

/** Countries by their codes, and by their names in each language. */
const countryCodes = (codes: readonly string[]): Map<string, string> =>
  new Map(
    codes.flatMap((code) => [
      [code.toLowerCase(), code] as const,
      ...languages.map((language) => [countryName(code, language).toLowerCase(), code] as const),
    ]),
  );

const gramsOf = (cell: string, unit: SheetChoice['unit']): number | undefined => {
  const plain = cell.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
  const [, digits = '', written = ''] = /^([\d.,]+)(kg|g|公斤|千克|克)?$/.exec(plain) ?? [];
  const value = Number(withDecimalPoint(digits).replaceAll(',', ''));
  if (!digits || !Number.isFinite(value)) return undefined;
  const isGrams = written ? written === 'g' || written === '克' : unit === 'g';
  const grams = Math.round(isGrams ? value : value * 1_000);
  return grams <= maxSheetG ? grams : undefined;
};

const yes = /^(?:1|x|y|yes|ja|true|remote|是|偏远)$/i;

type Cells = Record<SheetColumn, string>;

/** What a row costs; a first price without a weight covers one step. */
const priceOf = (cells: Cells, line: number, zone: string, unit: SheetChoice['unit']): PriceRow | SheetRowFault => {
  const grams = (column: SheetColumn, empty: number): number | undefined =>
    cells[column] ? gramsOf(cells[column], unit) : empty;
  const yuan = (column: SheetColumn): number | undefined => (cells[column] ? parseYuan(cells[column]) : 0);
  const [base, step, kg, item] = [yuan('base'), yuan('step'), yuan('kg'), yuan('item')];
  if (base === undefined || step === undefined || kg === undefined || item === undefined) return 'amount';
  if (base + step + kg + item === 0) return 'amount';
  const [over, to, stepG] = [grams('over', 0), grams('to', 0), grams('stepWeight', 0)];
  const baseG = grams('baseWeight', step > 0 && base > 0 ? (stepG ?? 0) : 0);
  if (over === undefined || !to || stepG === undefined || baseG === undefined) return 'weight';
  if (step > 0 && stepG === 0) return 'weight';
  return {
    kind: 'price',
    line,
    zone,
    over_g: over,
    to_g: to,
    base_fen: base,
    base_g: baseG,
    step_g: step > 0 ? stepG : 0,
    step_fen: step,
    kg_fen: kg,
    item_fen: item,
  };
};

/** Sheets write the next bracket from one gram more: `0.101` after `0.1`. */
const joinBrackets = (rows: readonly SheetRow[]): SheetRow[] => {
  const ends = new Set(rows.flatMap((row) => (row.kind === 'price' ? [`${row.zone}|${row.to_g}`] : [])));
  return rows.map((row) =>
    row.kind === 'price' &&
    row.over_g > 0 &&
    !ends.has(`${row.zone}|${row.over_g}`) &&
    ends.has(`${row.zone}|${row.over_g - 1}`)
      ? { ...row, over_g: row.over_g - 1 }
      : row,
  );
};

/**
 * The rows of a price sheet by the chosen columns. A row with a country and a zone says where the zone is, one with a weight
 * what it costs, and one with both says both; countries without a zone are a zone of their own.
 */
export const sheetRows = ({ lines }: Pick<Table<SheetColumn>, 'lines'>, choice: SheetChoice): SheetRows => {
  const codeOf = countryCodes(choice.countries);
  const names = new Map<string, string>();
  const seen = new Set<string>();
  const found: SheetRows = { rows: [], unread: [] };

  /** Many countries have a short name: the first of them and how many there are. */
  const zoneOf = (codes: readonly string[]): string => {
    const all = codes.join(' ');
    if (all.length <= maxZoneName) return all;
    const name = names.get(all) ?? `${codes[0] ?? ''} +${codes.length - 1} (${names.size + 1})`;
    names.set(all, name);
    return name;
  };

  const read = ({ line, cells: all }: TableLine): SheetRow[] | SheetRowFault => {
    const cell = (column: SheetColumn): string => plainCell(all[choice.places[column] ?? -1]);
    const cells: Cells = {
      zone: cell('zone')
        .replaceAll(/[\s|]+/g, ' ')
        .trim(),
      country: cell('country'),
      from: plainPostcode(cell('from')),
      until: plainPostcode(cell('until')),
      remote: cell('remote'),
      over: cell('over'),
      to: cell('to'),
      base: cell('base'),
      baseWeight: cell('baseWeight'),
      stepWeight: cell('stepWeight'),
      step: cell('step'),
      kg: cell('kg'),
      item: cell('item'),
    };
    const written = cells.country
      .split(/[,;、，；\n]/)
      .map((name) => name.trim())
      .filter(Boolean);
    const codes = written.map((name) => codeOf.get(name.toLowerCase()));
    const isPrice = [cells.to, cells.base, cells.step, cells.kg].some(Boolean);
    if (!isPrice && !written.length) return 'nothing';
    if (codes.includes(undefined)) return 'country';
    const known = codes.filter((code) => code !== undefined);
    const zone = cells.zone || zoneOf(known);
    if (!zone || zone.length > maxZoneName) return 'zone';
    const [from, to] = [cells.from, cells.until || cells.from];
    if (from.length > 12 || to.length > 12 || (!from && to)) return 'postcode';
    const price = isPrice ? priceOf(cells, line, zone, choice.unit) : undefined;
    if (typeof price === 'string') return price;
    const remote = yes.test(cells.remote);
    const places = known
      .map((country): PlaceRow => ({ kind: 'place', line, country, from, to, zone, remote }))
      .filter((place) => {
        const key = [place.country, from, to, zone].join('|');
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
      });
    return price ? [...places, price] : places;
  };

  for (const line of lines) {
    const rows = read(line);
    if (typeof rows === 'string') found.unread.push({ line: line.line, why: rows, text: startOfLine(line) });
    else found.rows.push(...rows);
  }
  return { ...found, rows: joinBrackets(found.rows) };
};

/** Whether the head of a column says that its weights are in grams; kilograms otherwise. */
export const isInGrams = (name: string | undefined): boolean =>
  /(?<!k)g\b|(?<![千公])克|gram/i.test(name ?? '') && !/kg|kilo|千克|公斤/i.test(name ?? '');
