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
export interface Area {
  from: string;
  to: string;
  /** The place of the zone in the sheet. */
  zone: number;
  remote: boolean;
}

/** The prices of a sheet by zone, and the areas of each country by postcode; the rest of the country is area 0. */
export interface SheetPrices {
  zones: readonly ZonePrices[];
  areas: ReadonlyMap<string, readonly Area[]>;
}

/** A price sheet's part for one destination. */
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

/** The prices and areas of the rows of a price sheet without faults. */
export const sheetPricesOf = (rows: readonly SheetRow[]): SheetPrices => {
  const prices = Map.groupBy(
    rows.filter((row) => row.kind === 'price'),
    ({ zone }) => zone,
  );
  const places = Map.groupBy(
    rows.filter((row) => row.kind === 'place'),
    ({ country }) => country,
  );
  const zoneOf = new Map([...prices.keys()].map((zone, index) => [zone, index]));
  return {
    zones: [...prices.values()].map(zonePrices),
    areas: new Map(
      [...places].map(([country, some]) => [
        country,
        some
          .toSorted(byPostcode)
          .map(({ from, to, zone, remote }): Area => ({ from, to, zone: zoneOf.get(zone) ?? 0, remote })),
      ]),
    ),
  };
};

/** Whether a postcode is among those that begin with what is between the two. */
const isIn = (postcode: string, { from, to }: Area): boolean =>
  postcode.length >= from.length && postcode.slice(0, from.length) >= from && postcode.slice(0, to.length) <= to;

/**
 * The place of the area of a postcode; the rest of the country for an unknown one. Areas do not overlap, so that only the
 * last one that begins at the postcode or before it can have it.
 */
const areaOf = (areas: readonly Area[], postcode: string | null): number => {
  const plain = postcode === null ? '' : plainPostcode(postcode);
  let low = 0;
  let high = areas.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((areas[middle]?.from ?? '') <= plain) low = middle;
    else high = middle - 1;
  }
  const found = areas[low];
  return found && isIn(plain, found) ? low : 0;
};

/** A parcel goes to this country and postcode. */
export interface Destination {
  country: string;
  /** Null if it is not known yet. */
  postcode: string | null;
}

/** The prices for a destination; there are none for a country that the sheet does not name. */
export const pricesAt = (terms: SheetTerms, { zones, areas }: SheetPrices, to: Destination): PricesTo => {
  const found = areas.get(to.country) ?? [];
  const area = areaOf(found, to.postcode);
  const { zone, remote } = found[area] ?? { zone: -1, remote: false };
  return { terms, area, remote, prices: zones[zone] ?? null };
};
