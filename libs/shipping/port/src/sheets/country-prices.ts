import {
  plainPostcode,
  type PlaceRow,
  type PriceRow,
  type SheetRow,
  type SheetTerms,
} from '@caravan/shipping/contract';

/** A value of each bracket, or the one that all have. */
export type Column = number | readonly number[];

/**
 * The prices of a zone by bracket. A quote reads those of its country with every method, thousands of numbers, so they
 * are stored by column.
 */
export interface ZonePrices {
  /** The weight up to which each bracket reaches. It begins where the one before ends, and the first at 0. */
  to: readonly number[];
  base: Column;
  baseG: Column;
  stepG: Column;
  step: Column;
  kg: Column;
  item: Column;
}

/** Postcodes with the same prices; the one with empty postcodes is the rest of the country. */
type Area = readonly [from: string, to: string, zone: number, remote: 0 | 1];

/** What a price sheet says about one country. */
export interface CountryPrices {
  areas: readonly Area[];
  zones: readonly ZonePrices[];
}

/** What a price sheet says about one destination. */
export interface PricesTo {
  terms: SheetTerms;
  /** The place of the area, by which a package keeps it. */
  area: number;
  remote: boolean;
  /** Null if the sheet has no price for the country. */
  prices: ZonePrices | null;
}

const columnOf = (values: readonly number[]): Column => {
  const [first = 0] = values;
  return values.every((value) => value === first) ? first : values;
};

/** The prices of a zone without gaps. */
export const zonePrices = (rows: readonly PriceRow[]): ZonePrices => {
  const sorted = rows.toSorted((a, b) => a.over_g - b.over_g);
  const column = (value: (row: PriceRow) => number): Column => columnOf(sorted.map(value));
  return {
    to: sorted.map((row) => row.to_g),
    base: column((row) => row.base_fen),
    baseG: column((row) => row.base_g),
    stepG: column((row) => row.step_g),
    step: column((row) => row.step_fen),
    kg: column((row) => row.kg_fen),
    item: column((row) => row.item_fen),
  };
};

/** The rest of the country comes first, so that it is area 0. */
const byPostcode = (a: PlaceRow, b: PlaceRow): number => (a.from < b.from ? -1 : Number(a.from > b.from));

/** The rows of a price sheet without faults, by country. */
export const pricesByCountry = (rows: readonly SheetRow[]): Map<string, CountryPrices> => {
  const prices = Map.groupBy(
    rows.filter((row) => row.kind === 'price'),
    ({ zone }) => zone,
  );
  const byZone = new Map([...prices].map(([zone, some]) => [zone, zonePrices(some)]));
  const places = Map.groupBy(
    rows.filter((row) => row.kind === 'place'),
    ({ country }) => country,
  );
  return new Map(
    [...places].map(([country, some]) => {
      const zones = [...new Set(some.map(({ zone }) => zone))];
      const areas = some
        .toSorted(byPostcode)
        .map(({ from, to, zone, remote }): Area => [from, to, zones.indexOf(zone), remote ? 1 : 0]);
      return [country, { areas, zones: zones.map((zone) => byZone.get(zone) ?? zonePrices([])) }];
    }),
  );
};

/** Whether a postcode is among those that begin with what is between the two. */
const isIn = (postcode: string, [from, to]: Area): boolean =>
  from !== '' &&
  postcode.length >= from.length &&
  postcode.slice(0, from.length) >= from &&
  postcode.slice(0, to.length) <= to;

/** The place of the area of a postcode; the rest of the country for an unknown one. */
const areaOf = ({ areas }: CountryPrices, postcode: string | null): number => {
  const plain = postcode === null ? '' : plainPostcode(postcode);
  return plain
    ? Math.max(
        0,
        areas.findIndex((area) => isIn(plain, area)),
      )
    : 0;
};

/** The prices of one area of a country; of an unknown country there are none. */
export const pricesInArea = (terms: SheetTerms, found: CountryPrices | null, area: number): PricesTo => {
  const [, , zone = 0, remote = 0] = found?.areas[area] ?? [];
  return { terms, area, remote: remote === 1, prices: found?.zones[zone] ?? null };
};

/** The prices for a postcode. */
export const pricesAt = (terms: SheetTerms, found: CountryPrices | null, postcode: string | null): PricesTo =>
  pricesInArea(terms, found, found ? areaOf(found, postcode) : 0);
