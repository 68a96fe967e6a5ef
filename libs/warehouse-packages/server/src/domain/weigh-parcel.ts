import type { Fen, Gram } from '@caravan/kernel';
import type { WeighingOutcome } from '@caravan/warehouse-packages/contract';
import { boxFor, type Measured } from './parcel-box.ts';
import { quoteMethod, type MethodQuote, type ParcelToQuote } from './quote-method.ts';
import type { ShippingMethodVersion } from './shipping-method.ts';

/** A package as it was quoted. */
export interface QuotedParcel extends Pick<ParcelToQuote, 'restrictions' | 'storageFen'> {
  country: string;
  declaredValueFen: Fen;
  /** The fee that was paid. */
  feeFen: Fen;
}

/** What a parcel costs by its weight. */
export interface WeighedFee {
  quote: MethodQuote;
  differenceFen: Fen;
  outcome: WeighingOutcome;
}

/** What a difference to the paid fee leads to. At the floor, the shopper is asked. */
export const outcomeOf = (differenceFen: Fen, floorFen: Fen): WeighingOutcome => {
  if (differenceFen === 0) return 'unchanged';
  if (differenceFen < 0) return 'returned';
  return differenceFen < floorFen ? 'borne' : 'asked';
};

/**
 * The fee of a weighed parcel by the version of the shipping method in its quote (specification 11.15). The scales
 * include the packing, so none is added; storage ended when it was packed and stays as quoted.
 */
export const weighParcel = (
  method: ShippingMethodVersion,
  { country, feeFen, ...quoted }: QuotedParcel,
  measured: Measured,
  floorFen: Fen,
): WeighedFee => {
  const goodsG = measured.weightG - method.packingG;
  const quote = quoteMethod(method, country, { ...quoted, goodsG, box: boxFor([measured]) });
  if (!quote) throw new Error(`shipping method ${method.id} ${method.version} does not serve ${country}`);
  const differenceFen = quote.feeFen - feeFen;
  return { quote, differenceFen, outcome: outcomeOf(differenceFen, floorFen) };
};

/** Whether a weight is so far from the quoted one that it was probably mistyped. */
export const isImplausible = (weighedG: Gram, quotedG: Gram): boolean =>
  weighedG > quotedG * 3 || weighedG * 3 < quotedG;
