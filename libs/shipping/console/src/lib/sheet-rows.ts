// zh-punctuation: off, because of patterns.
import {
  plainCell,
  plainName,
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

type AmountColumn = 'base' | 'item' | 'kg' | 'step';
type WeightColumn = 'baseWeight' | 'over' | 'stepWeight' | 'to';

/**
 * A row with a fault is not sent; an unreadable amount or weight names its column. `nothing`: the row has neither a
 * place nor a price, and does not keep the sheet from being imported.
 */
export type SheetRowFault =
  'country' | 'nothing' | 'noPrice' | 'postcode' | 'zone' | `amount.${AmountColumn}` | `weight.${WeightColumn}`;

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

/** `1,500` and `1.500` g are 1500; grams have no three decimals. */
const groupedGrams = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/;

/** A comma without a point is a decimal mark in kilograms, also before three digits: `0,250`. No parcel weighs 1,500 kg. */
const weightOf = (digits: string, isGrams: boolean): number => {
  if (isGrams && groupedGrams.test(digits)) return Number(digits.replaceAll(/[.,]/g, ''));
  if (/^\d+,\d+$/.test(digits)) return Number(digits.replace(',', '.'));
  return Number(withDecimalPoint(digits).replaceAll(',', ''));
};

const gramsOf = (cell: string, unit: SheetChoice['unit']): number | undefined => {
  const plain = cell.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
  const [, digits = '', written = ''] = /^([\d.,]+)(kg|g|公斤|千克|克)?$/.exec(plain) ?? [];
  const isGrams = written ? written === 'g' || written === '克' : unit === 'g';
  const value = weightOf(digits, isGrams);
  if (!digits || !Number.isFinite(value)) return undefined;
  const grams = Math.round(isGrams ? value : value * 1_000);
  return grams <= maxSheetG ? grams : undefined;
};

const yes = /^(?:1|x|y|yes|ja|true|remote|是|偏远)$/i;

type Cells = Record<SheetColumn, string>;

/** A first price without a weight covers one step. */
const priceOf = (cells: Cells, line: number, zone: string, unit: SheetChoice['unit']): PriceRow | SheetRowFault => {
  const grams = (column: WeightColumn, empty: number): number =>
    cells[column] ? (gramsOf(cells[column], unit) ?? Number.NaN) : empty;
  const yuan = (column: AmountColumn): number => (cells[column] ? (parseYuan(cells[column]) ?? Number.NaN) : 0);
  const amounts = { base: yuan('base'), step: yuan('step'), kg: yuan('kg'), item: yuan('item') };
  for (const column of ['base', 'step', 'kg', 'item'] as const)
    if (Number.isNaN(amounts[column])) return `amount.${column}`;
  const { base, step, kg, item } = amounts;
  if (base + step + kg + item === 0) return 'noPrice';
  const stepWeight = grams('stepWeight', 0);
  const baseWeight = grams('baseWeight', step > 0 && base > 0 ? stepWeight : 0);
  const weights = { over: grams('over', 0), to: grams('to', 0), stepWeight, baseWeight };
  for (const column of ['over', 'to', 'stepWeight', 'baseWeight'] as const)
    if (Number.isNaN(weights[column])) return `weight.${column}`;
  const { over, to, stepWeight: stepG, baseWeight: baseG } = weights;
  if (!to) return 'weight.to';
  if (step > 0 && stepG === 0) return 'weight.stepWeight';
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
    const from = cells.from;
    const to = cells.until || cells.from;
    if (from.length > 12 || to.length > 12 || (!from && to)) return 'postcode';
    const price = isPrice ? priceOf(cells, line, zone, choice.unit) : undefined;
    if (typeof price === 'string') return price;
    const remote = yes.test(plainName(cells.remote));
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
