import type { Restriction } from '@caravan/shipping/contract';
import type { Fen, Gram } from '@caravan/kernel';
import { girthOf, type Box } from './parcel-box.ts';
import { priceOf, type Surcharge } from '../sheets/price-of.ts';
import { zoneFor, type ShippingMethodVersion } from '../methods/shipping-method.ts';

/** Chosen besides the method; they cost the same with every method and at every weight. */
export interface ChosenServices {
  packingFen: Fen;
  insuranceFen: Fen;
}

/** Neither packing options nor insurance. */
export const noServices: ChosenServices = { packingFen: 0, insuranceFen: 0 };

/** The parcel to quote. */
export interface ParcelToQuote extends ChosenServices {
  /** The weight of the goods without packing. */
  goodsG: Gram;
  /** Null if the size is unknown; then only the real weight counts. */
  box: Box | null;
  restrictions: readonly Restriction[];
  /** The storage fee of the goods. */
  storageFen: Fen;
  /** For handling the goods of own parcels. */
  handlingFen: Fen;
  /** Null if no value has been declared yet. */
  declaredValueFen: Fen | null;
}

/** A shipping method refuses a parcel with a reason of the contract and the values for its text. */
export type MethodRefusal =
  | { reason: 'line_wrong_country' }
  | { reason: 'line_too_heavy'; max_kg: string }
  | { reason: 'line_too_light'; min_kg: string }
  | { reason: 'line_too_long'; max_cm: string }
  | { reason: 'line_too_big'; max_cm: string }
  | { reason: 'line_restricted'; what: Restriction[] }
  | { reason: 'line_value_too_high' };

/** The fee of a shipping method and its parts; the parts add up to the fee. */
export interface MethodFee extends ChosenServices {
  realG: Gram;
  volumetricG: Gram;
  chargeableG: Gram;
  firstFen: Fen;
  furtherFen: Fen;
  furtherSteps: number;
  customsFen: Fen;
  storageFen: Fen;
  handlingFen: Fen;
  /** The area of the price sheet that gave the freight, which is then `firstFen`; null without a sheet. */
  sheetArea: number | null;
  /** Charged by the price sheet besides the freight, and their sum. */
  surcharges: readonly Surcharge[];
  surchargeFen: Fen;
  feeFen: Fen;
}

/** The fee, the days on the way, and whether the method carries the parcel at all. */
export interface MethodQuote extends MethodFee {
  etaMinDays: number;
  etaMaxDays: number;
  /** Null if the shipping method can carry the parcel. */
  refusal: MethodRefusal | null;
}

const stepG: Gram = 500;

/** The volumetric weight of a box: cm³ / divisor in kilograms, rounded up to grams. */
export const volumetricWeight = (box: Pick<Box, 'volumeMm3'> | null, divisor: number | null): Gram =>
  box && divisor ? Math.ceil(box.volumeMm3 / divisor) : 0;

/** The number of steps of 500 g beyond the first, rounded up. */
export const furtherSteps = (chargeableG: Gram): number => Math.max(0, Math.ceil((chargeableG - stepG) / stepG));

const kilograms = (grams: Gram): string => String(grams / 1000);
const centimetres = (millimetres: number): string => String(millimetres / 10);

const tooHeavy = (maxG: Gram): MethodRefusal => ({ reason: 'line_too_heavy', max_kg: kilograms(maxG) });

const refusalOf = (method: ShippingMethodVersion, parcel: ParcelToQuote, realG: Gram): MethodRefusal | null => {
  const what = parcel.restrictions.filter((restriction) => method.restrictions.includes(restriction));
  if (what.length) return { reason: 'line_restricted', what };
  if (realG > method.maxG) return tooHeavy(method.maxG);
  if (realG < method.minG) return { reason: 'line_too_light', min_kg: kilograms(method.minG) };
  if (parcel.box && parcel.box.lengthMm > method.maxSideMm)
    return { reason: 'line_too_long', max_cm: centimetres(method.maxSideMm) };
  if (parcel.box && method.maxGirthMm !== null && girthOf(parcel.box) > method.maxGirthMm) {
    return { reason: 'line_too_big', max_cm: centimetres(method.maxGirthMm) };
  }
  if (method.maxValueFen !== null && (parcel.declaredValueFen ?? 0) > method.maxValueFen)
    return { reason: 'line_value_too_high' };
  return null;
};

const noSurcharges: readonly Surcharge[] = [];

/**
 * The fee of a shipping method for a parcel to a country (specification 12.3): the freight by the first 500 g and further
 * steps of 500 g or by the price sheet of the method, customs declaration, storage, handling, packing options and insurance, by the
 * greater of volumetric weight and real weight with packing. A method that cannot carry the parcel also has a quote, with the
 * reason. Undefined if the method does not serve the country.
 */
export const quoteMethod = (
  method: ShippingMethodVersion,
  country: string,
  parcel: ParcelToQuote,
): MethodQuote | undefined => {
  const zone = zoneFor(method, country);
  if (!zone) return undefined;
  const realG = parcel.goodsG + method.packingG;
  const volumetricG = volumetricWeight(parcel.box, method.divisor);
  const { sheet } = method;
  const { box, restrictions } = parcel;
  const fee = sheet && priceOf(sheet, { realG, volumetricG, box, restrictions });
  if (sheet && !fee) return undefined;
  // Plans of several parcels quote millions of times, so a quote by steps makes no further objects.
  const chargeableG = fee ? fee.chargeableG : Math.max(realG, volumetricG);
  const firstFen = fee ? fee.freightFen : zone.firstFen;
  const furtherFen = fee ? 0 : zone.furtherFen;
  const steps = fee ? 0 : furtherSteps(chargeableG);
  const surcharges = fee ? fee.surcharges : noSurcharges;
  const surchargeFen = fee ? surcharges.reduce((sum, { fen }) => sum + fen, 0) : 0;
  const tooMuchG = fee?.maxG ?? null;
  return {
    realG,
    volumetricG,
    chargeableG,
    firstFen,
    furtherFen,
    furtherSteps: steps,
    sheetArea: sheet ? sheet.area : null,
    surcharges,
    surchargeFen,
    customsFen: zone.customsFen,
    storageFen: parcel.storageFen,
    handlingFen: parcel.handlingFen,
    packingFen: parcel.packingFen,
    insuranceFen: parcel.insuranceFen,
    feeFen:
      firstFen +
      furtherFen * steps +
      surchargeFen +
      zone.customsFen +
      parcel.storageFen +
      parcel.handlingFen +
      parcel.packingFen +
      parcel.insuranceFen,
    etaMinDays: zone.etaMinDays,
    etaMaxDays: zone.etaMaxDays,
    refusal: refusalOf(method, parcel, realG) ?? (tooMuchG === null ? null : tooHeavy(tooMuchG)),
  };
};
