import { sumFen, type Fen, type Gram } from '@caravan/kernel';
import type { Restriction } from '@caravan/warehouse-packages/contract';
import { girthOf, type Box } from './parcel-box.ts';
import { zoneFor, type ShippingLineVersion } from './shipping-line.ts';

/** What is to be sent. */
export interface ParcelToQuote {
  /** Goods without packing. */
  goodsG: Gram;
  /** Null where nobody told a size: then the real weight counts alone. */
  box: Box | null;
  restrictions: readonly Restriction[];
  /** What has come together for lying in the warehouse. */
  storageFen: Fen;
  /** Null where nothing has been declared yet. */
  declaredValueFen: Fen | null;
}

/** Why a line cannot carry a parcel: a reason of the contract and what its words need. */
export type LineRefusal =
  | { reason: 'line_wrong_country' }
  | { reason: 'line_too_heavy'; max_kg: string }
  | { reason: 'line_too_light'; min_kg: string }
  | { reason: 'line_too_long'; max_cm: string }
  | { reason: 'line_too_big'; max_cm: string }
  | { reason: 'line_restricted'; what: Restriction[] }
  | { reason: 'line_value_too_high' };

/** What a line takes, part by part; the parts add up to the fee. */
export interface LineFee {
  realG: Gram;
  volumetricG: Gram;
  chargeableG: Gram;
  firstFen: Fen;
  furtherFen: Fen;
  furtherSteps: number;
  customsFen: Fen;
  storageFen: Fen;
  feeFen: Fen;
}

export interface LineQuote extends LineFee {
  etaMinDays: number;
  etaMaxDays: number;
  /** Null where the line can carry it. */
  refusal: LineRefusal | null;
}

const stepG: Gram = 500;

/** Grams that a box's volume counts for: cm³ / divisor in kilograms, begun grams in full. */
export const volumetricWeight = (box: Pick<Box, 'volumeMm3'> | null, divisor: number | null): Gram =>
  box && divisor ? Math.ceil(box.volumeMm3 / divisor) : 0;

/** Further steps of 500 g, each begun one in full, beyond the first. */
export const furtherSteps = (chargeableG: Gram): number => Math.max(0, Math.ceil((chargeableG - stepG) / stepG));

const kilograms = (grams: Gram): string => String(grams / 1000);
const centimetres = (millimetres: number): string => String(millimetres / 10);

const refusalOf = (line: ShippingLineVersion, parcel: ParcelToQuote, realG: Gram): LineRefusal | null => {
  const what = parcel.restrictions.filter((restriction) => line.restrictions.includes(restriction));
  if (what.length) return { reason: 'line_restricted', what };
  if (realG > line.maxG) return { reason: 'line_too_heavy', max_kg: kilograms(line.maxG) };
  if (realG < line.minG) return { reason: 'line_too_light', min_kg: kilograms(line.minG) };
  if (parcel.box && parcel.box.lengthMm > line.maxSideMm) return { reason: 'line_too_long', max_cm: centimetres(line.maxSideMm) };
  if (parcel.box && line.maxGirthMm !== null && girthOf(parcel.box) > line.maxGirthMm) {
    return { reason: 'line_too_big', max_cm: centimetres(line.maxGirthMm) };
  }
  if (line.maxValueFen !== null && (parcel.declaredValueFen ?? 0) > line.maxValueFen) return { reason: 'line_value_too_high' };
  return null;
};

/**
 * What a line takes for a parcel to a country (decisions.md, Warehouse and packages): the first 500 g, each further 500 g begun, customs
 * declaration and storage, on the greater of real weight with packing and volumetric weight. A line that cannot carry it is quoted all the
 * same, with the reason. Undefined where the line does not go to the country.
 */
export const quoteLine = (line: ShippingLineVersion, country: string, parcel: ParcelToQuote): LineQuote | undefined => {
  const zone = zoneFor(line, country);
  if (!zone) return undefined;
  const realG = parcel.goodsG + line.packingG;
  const volumetricG = volumetricWeight(parcel.box, line.divisor);
  const chargeableG = Math.max(realG, volumetricG);
  const steps = furtherSteps(chargeableG);
  return {
    realG,
    volumetricG,
    chargeableG,
    firstFen: zone.firstFen,
    furtherFen: zone.furtherFen,
    furtherSteps: steps,
    customsFen: zone.customsFen,
    storageFen: parcel.storageFen,
    feeFen: sumFen([zone.firstFen, zone.furtherFen * steps, zone.customsFen, parcel.storageFen]),
    etaMinDays: zone.etaMinDays,
    etaMaxDays: zone.etaMaxDays,
    refusal: refusalOf(line, parcel, realG),
  };
};
