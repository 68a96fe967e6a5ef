// The split's thread runs this file as it is: it imports no package of the workspace but types.
import type { Restriction, SizeFee, SurchargeKind } from '@caravan/shipping/contract';
import type { Fen, Gram } from '@caravan/kernel';
import type { Box } from '../quotes/parcel-box.ts';
import type { Column, PricesTo, ZonePrices } from './sheet-prices.ts';

/** A charge of a price sheet besides the freight. */
export interface Surcharge {
  kind: SurchargeKind;
  fen: Fen;
}

/** Measures of a parcel that count for a price sheet. */
export interface WeighedParcel {
  /** With its packing. */
  realG: Gram;
  volumetricG: Gram;
  /** Null if the size is unknown. */
  box: Box | null;
  restrictions: readonly Restriction[];
}

/** A price by its parts. */
export interface SheetFee {
  chargeableG: Gram;
  freightFen: Fen;
  /** Those that are not zero, in a fixed order. */
  surcharges: readonly Surcharge[];
  /** The heaviest weight that has a price, if the parcel is above it; null otherwise. */
  maxG: Gram | null;
}

const measures: Record<SizeFee['by'], (parcel: Pick<WeighedParcel, 'box' | 'realG'>) => number> = {
  length: ({ box }) => box?.lengthMm ?? 0,
  second_side: ({ box }) => box?.widthMm ?? 0,
  sides: ({ box }) => (box ? box.lengthMm + box.widthMm + box.heightMm : 0),
  girth: ({ box }) => (box ? box.lengthMm + 2 * (box.widthMm + box.heightMm) : 0),
  weight: ({ realG }) => realG,
};

/** The fees for large and heavy parcels that apply. */
const sizeFeesFor = (
  { terms }: Pick<PricesTo, 'terms'>,
  parcel: Pick<WeighedParcel, 'box' | 'realG'>,
): readonly SizeFee[] =>
  terms.size_fees.length ? terms.size_fees.filter(({ by, over }) => measures[by](parcel) > over) : terms.size_fees;

/**
 * The weight that counts: with as much of the volume as the sheet takes, at least the least weight, and rounded up, above
 * a weight of the sheet by another step.
 */
export const chargeableWeight = (
  { terms }: Pick<PricesTo, 'terms'>,
  { realG, volumetricG, box }: Omit<WeighedParcel, 'restrictions'>,
): Gram => {
  const isVolumeCounted =
    volumetricG > realG &&
    volumetricG * 100 > realG * terms.volume_above_percent &&
    (terms.volume_from_mm === null || (box !== null && box.lengthMm >= terms.volume_from_mm)) &&
    (terms.volume_above_cm3 === null || (box !== null && box.volumeMm3 > terms.volume_above_cm3 * 1_000));
  const more = isVolumeCounted ? Math.ceil(((volumetricG - realG) * terms.volume_percent) / 100) : 0;
  const leastG = sizeFeesFor({ terms }, { realG, box }).reduce(
    (least, fee) => Math.max(least, fee.least_g),
    terms.least_g,
  );
  const rounded = Math.ceil(Math.max(realG + more, leastG) / terms.round_g) * terms.round_g;
  return terms.heavy_over_g !== null && rounded > terms.heavy_over_g
    ? Math.ceil(rounded / terms.heavy_round_g) * terms.heavy_round_g
    : rounded;
};

/** An amount for each kilogram, by the gram, rounded to the nearest fen. */
const byKilogram = (fen: Fen, grams: Gram): Fen => Math.round((fen * grams) / 1_000);

const valueIn = (column: Column, bracket: number): number =>
  typeof column === 'number' ? column : (column[bracket] ?? 0);

const freightOf = (prices: ZonePrices, bracket: number, grams: Gram): Fen => {
  const above = Math.max(0, grams - valueIn(prices.baseG, bracket));
  const stepG = valueIn(prices.stepG, bracket);
  const steps = stepG > 0 ? Math.ceil(above / stepG) : 0;
  return (
    valueIn(prices.base, bracket) +
    steps * valueIn(prices.step, bracket) +
    byKilogram(valueIn(prices.kg, bracket), above)
  );
};

/** A bracket of a zone as a straight line that its prices do not undercut, rounding aside. */
export interface BracketLine {
  overG: Gram;
  toG: Gram;
  /** Up to `baseG` the price is `baseFen`; each gram above it adds `fenPerGram`. */
  baseFen: Fen;
  baseG: Gram;
  fenPerGram: number;
}

export const bracketLines = (prices: ZonePrices): BracketLine[] =>
  prices.to.map((toG, bracket) => {
    const stepG = valueIn(prices.stepG, bracket);
    return {
      overG: prices.to[bracket - 1] ?? 0,
      toG,
      baseFen: valueIn(prices.base, bracket),
      baseG: valueIn(prices.baseG, bracket),
      fenPerGram: (stepG > 0 ? valueIn(prices.step, bracket) / stepG : 0) + valueIn(prices.kg, bracket) / 1_000,
    };
  });

/**
 * Prices a parcel by a price sheet: the freight of its bracket, the fee for each parcel, the surcharges for a remote
 * area and a large or heavy parcel, fuel as a share of the freight, and batteries. A parcel above the heaviest bracket
 * has the price of that one, and the weight up to which there is a price. Undefined if the sheet has no price there.
 */
export const priceOf = (sheet: PricesTo, parcel: WeighedParcel): SheetFee | undefined => {
  const { terms, prices, remote } = sheet;
  const chargeableG = chargeableWeight(sheet, parcel);
  const lastG = prices?.to.at(-1);
  if (!prices || lastG === undefined) return undefined;
  const found = prices.to.findIndex((toG) => chargeableG <= toG);
  const bracket = found < 0 ? prices.to.length - 1 : found;
  const freightFen = freightOf(prices, bracket, chargeableG);
  const remoteFen = remote ? Math.max(terms.remote_fen, byKilogram(terms.remote_kg_fen, chargeableG)) : 0;
  const sizeFen = sizeFeesFor(sheet, parcel).reduce(
    (most, fee) => Math.max(most, fee.fen + byKilogram(fee.kg_fen, chargeableG)),
    0,
  );
  const fuelledFen = freightFen + (terms.fuel_on_remote ? remoteFen : 0) + (terms.fuel_on_size ? sizeFen : 0);
  const surcharges: Surcharge[] = [
    { kind: 'item', fen: valueIn(prices.item, bracket) },
    { kind: 'fuel', fen: Math.round((fuelledFen * terms.fuel_basis_points) / 10_000) },
    { kind: 'remote', fen: remoteFen },
    { kind: 'size', fen: sizeFen },
    { kind: 'battery', fen: parcel.restrictions.includes('battery') ? terms.battery_fen : 0 },
  ];
  return {
    chargeableG,
    freightFen,
    surcharges: surcharges.filter(({ fen }) => fen > 0),
    maxG: found < 0 ? lastG : null,
  };
};
