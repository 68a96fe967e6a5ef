import type { Fen } from '@caravan/kernel';
import {
  packedParcel,
  quoteMethod,
  type ChosenServices,
  type Measured,
  type MethodQuote,
  type ParcelToQuote,
  type ShippingMethodVersion,
} from '@caravan/shipping/port';
import type { WeighingOutcome } from '@caravan/warehouse-packages/contract';
import type { PackageWeighingRow } from './package-weighing.table.ts';

/** A package as it was quoted. */
export interface QuotedParcel
  extends ChosenServices, Pick<ParcelToQuote, 'handlingFen' | 'restrictions' | 'storageFen'> {
  country: string;
  declaredValueFen: Fen;
  /** The payment of the fee, less the refunds of earlier weighings, with the discount. */
  paidFen: Fen;
  /** The part of the fee that a coupon took off. A lighter parcel never returns more than was paid. */
  discountFen: Fen;
}

/** The price of a parcel by its weight. If its method refuses it, the difference is 0. */
export interface WeighedFee {
  quote: MethodQuote;
  differenceFen: Fen;
  outcome: WeighingOutcome;
}

/** Of a rehearsed parcel the shop bears every difference: its floor is out of reach (specification 11.37). */
export const bearsAllFen: Fen = Number.MAX_SAFE_INTEGER;

/** The outcome by the difference to the paid fee. At the floor, the shopper is asked. */
export const outcomeOf = (differenceFen: Fen, floorFen: Fen): WeighingOutcome => {
  if (differenceFen === 0) return 'unchanged';
  if (differenceFen < 0) return 'returned';
  return differenceFen < floorFen ? 'borne' : 'asked';
};

/**
 * The fee of a weighed parcel by the version of the shipping method in its quote (specification 11.15). The scales
 * include the packing, so none is added; storage ended when it was packed, so storage and chosen services stay as quoted.
 */
export const weighParcel = (
  method: ShippingMethodVersion,
  { country, paidFen, discountFen, ...quoted }: QuotedParcel,
  measured: Measured,
  floorFen: Fen,
): WeighedFee => {
  const parcel = packedParcel(method, { ...quoted, goodsG: measured.weightG, box: null }, measured);
  const quote = quoteMethod(method, country, parcel);
  if (!quote) throw new Error(`shipping method ${method.id} ${method.version} does not serve ${country}`);
  if (quote.refusal) return { quote, differenceFen: 0, outcome: 'refused' };
  const differenceFen = Math.max(quote.feeFen, discountFen) - paidFen;
  return { quote, differenceFen, outcome: outcomeOf(differenceFen, floorFen) };
};

/**
 * Fee of a recorded weighing less the fee paid with the discount, below 0 if the shopper paid more; 0 if the method
 * refuses the parcel.
 */
export const differenceOf = ({
  outcome,
  feeFen,
  quotedFeeFen,
  returnedFen,
  discountFen,
}: Pick<PackageWeighingRow, 'discountFen' | 'outcome' | 'feeFen' | 'quotedFeeFen' | 'returnedFen'>): Fen =>
  outcome === 'refused' ? 0 : Math.max(feeFen, discountFen) - quotedFeeFen + returnedFen;
