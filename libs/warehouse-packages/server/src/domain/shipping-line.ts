import type { Fen, Gram, Language, Millimetre } from '@caravan/kernel';
import type { Restriction } from '@caravan/warehouse-packages/contract';

/** Countries that a line serves at one price. */
export interface Zone {
  countries: readonly string[];
  etaMinDays: number;
  etaMaxDays: number;
  /** For the first 500 g. */
  firstFen: Fen;
  /** For each further 500 g begun. */
  furtherFen: Fen;
  customsFen: Fen;
}

/** A shipping line in one version; a quote pins the version that it was made with. */
export interface ShippingLineVersion {
  id: string;
  version: number;
  name: Readonly<Record<Language, string>>;
  carrier: string;
  /** `{number}` stands for the tracking number; empty where the carrier has no such page. */
  trackingUrl: string;
  zones: readonly Zone[];
  minG: Gram;
  maxG: Gram;
  maxSideMm: Millimetre;
  /** Length and girth together; null without such a limit. */
  maxGirthMm: Millimetre | null;
  /** cm³ that count as a kilogram; null where the real weight counts alone. */
  divisor: number | null;
  packingG: Gram;
  maxValueFen: Fen | null;
  /** Kinds of goods that it does not carry. */
  restrictions: readonly Restriction[];
  active: boolean;
}

export const zoneFor = (line: Pick<ShippingLineVersion, 'zones'>, country: string): Zone | undefined =>
  line.zones.find((zone) => zone.countries.includes(country));
