import { maxFen, scannedCode } from '@caravan/kernel';

/** Price of a zone between two weights. Amounts that do not count are 0. */
export interface PriceRow {
  kind: 'price';
  /** The row of the file, for messages. */
  line: number;
  zone: string;
  /** Weights above this, up to and including `to_g`. */
  over_g: number;
  to_g: number;
  /** The fixed price, which covers `base_g`. */
  base_fen: number;
  base_g: number;
  /** For each further step of `step_g` or part of it; 0 g without steps. */
  step_g: number;
  step_fen: number;
  /** For each kilogram above `base_g`, by the gram. */
  kg_fen: number;
  /** A fee for each parcel, such as a registration, on which no fuel surcharge is charged. */
  item_fen: number;
}

/** To which zone a country belongs, or some of its postcodes. */
export interface PlaceRow {
  kind: 'place';
  line: number;
  country: string;
  /** The first and the last postcode, or what they begin with; empty for the whole rest of the country. */
  from: string;
  to: string;
  zone: string;
  /** Whether the surcharge for remote areas is charged there. */
  remote: boolean;
}

export type SheetRow = PlaceRow | PriceRow;

/** The most rows of a price sheet. */
export const maxSheetRows = 10_000;
export const maxZoneName = 40;
/** The longest row on the wire. */
export const maxSheetRowText = 160;
export const maxSheetG = 1_000_000;
const maxPostcode = 12;

/** A postcode half-width and in capitals, without blanks, hyphens and invisible characters. */
export const plainPostcode = (written: string): string => scannedCode(written).replaceAll(/[\p{Dash}ー]/gu, '');

const separator = '|';

/** A row on the wire. A sheet may have 10,000 rows, and a request at most 20,000 values. */
export const writeSheetRow = (row: SheetRow): string =>
  (row.kind === 'price'
    ? [
        'p',
        row.line,
        row.zone,
        row.over_g,
        row.to_g,
        row.base_fen,
        row.base_g,
        row.step_g,
        row.step_fen,
        row.kg_fen,
        row.item_fen,
      ]
    : ['c', row.line, row.country, row.from, row.to, row.zone, row.remote ? 1 : 0]
  ).join(separator);

const whole = (text: string | undefined, most: number): number =>
  text !== undefined && /^\d{1,11}$/.test(text) && Number(text) <= most ? Number(text) : Number.NaN;

const isZone = (zone: string | undefined): zone is string =>
  zone !== undefined && zone !== '' && zone.length <= maxZoneName && zone === zone.trim();

const readPrice = ([line, zone, ...rest]: readonly string[]): PriceRow | undefined => {
  const mosts = [maxSheetG, maxSheetG, maxFen, maxSheetG, maxSheetG, maxFen, maxFen, maxFen];
  const [over = NaN, to = NaN, base = NaN, baseG = NaN, stepG = NaN, step = NaN, kg = NaN, item = NaN] = mosts.map(
    (most, index) => whole(rest[index], most),
  );
  const row: PriceRow = {
    kind: 'price',
    line: whole(line, 1_000_000),
    zone: zone ?? '',
    over_g: over,
    to_g: to,
    base_fen: base,
    base_g: baseG,
    step_g: stepG,
    step_fen: step,
    kg_fen: kg,
    item_fen: item,
  };
  const numbers = [row.line, over, to, base, baseG, stepG, step, kg, item];
  const isSteps = stepG > 0 || step === 0;
  return isZone(zone) && rest.length === mosts.length && numbers.every(Number.isFinite) && isSteps ? row : undefined;
};

const readPlace = ([line, country = '', from = '', to = '', zone, remote, ...more]: readonly string[]):
  PlaceRow | undefined => {
  const isPostcode = (code: string): boolean => code.length <= maxPostcode && code === plainPostcode(code);
  const number = whole(line, 1_000_000);
  const isPlace =
    Number.isFinite(number) &&
    /^[A-Z]{2}$/.test(country) &&
    isPostcode(from) &&
    isPostcode(to) &&
    (from === '') === (to === '') &&
    (remote === '0' || remote === '1') &&
    more.length === 0;
  return isPlace && isZone(zone)
    ? { kind: 'place', line: number, country, from, to, zone, remote: remote === '1' }
    : undefined;
};

/** Reads such a row; undefined for anything else. */
export const readSheetRow = (text: string): SheetRow | undefined => {
  const [kind, ...cells] = text.split(separator);
  return kind === 'p' ? readPrice(cells) : kind === 'c' ? readPlace(cells) : undefined;
};
