import type { Restriction } from '@caravan/shipping/contract';
import type { Fen, Gram, Millimetre } from '@caravan/kernel';
import type { ShippingMethod } from '@caravan/shipping/contract';
import type { PricesTo } from '../sheets/sheet-prices.ts';

/** Countries that a shipping method serves at the same price. */
export interface Zone {
  countries: readonly string[];
  etaMinDays: number;
  etaMaxDays: number;
  /** For the first 500 g. */
  firstFen: Fen;
  /** For each further 500 g or part of it. */
  furtherFen: Fen;
  customsFen: Fen;
}

/** One version of a shipping method; a quote refers to a version. */
export interface ShippingMethodVersion {
  id: string;
  version: number;
  name: ShippingMethod['name'];
  carrier: string;
  /** The tracking number replaces `{number}`; empty if the carrier has no tracking page. */
  trackingUrl: string;
  zones: readonly Zone[];
  minG: Gram;
  maxG: Gram;
  maxSideMm: Millimetre;
  /** The limit of length plus girth; null for no limit. */
  maxGirthMm: Millimetre | null;
  /** cm³ per kilogram; null if only the real weight counts. */
  divisor: number | null;
  packingG: Gram;
  maxValueFen: Fen | null;
  /** Kinds of goods that it does not carry. */
  restrictions: readonly Restriction[];
  active: boolean;
  /** Prices of its sheet for the destination; absent if it charges by the prices of its zones. */
  sheet?: PricesTo;
}

/** The zone of a method that has the country; undefined if the method does not go there. */
export const zoneFor = (method: Pick<ShippingMethodVersion, 'zones'>, country: string): Zone | undefined =>
  method.zones.find((zone) => zone.countries.includes(country));
