import type { Fen } from '@caravan/kernel';
import type { CouponAnswer } from '@caravan/promotions/contract';
import type { Quote } from '@caravan/shipping/contract';
import type { OwnQuotes, ParcelSummary } from '@caravan/warehouse-packages/contract';

/** The fee of the further 500 g steps. */
export const furtherFen = ({
  further_fen: each,
  further_steps: steps,
}: Pick<Quote, 'further_fen' | 'further_steps'>): Fen => each * steps;

/** How the first part of the freight is called: by a price sheet it is all of it. */
export const freightTerm = ({ by_sheet: isBySheet }: Pick<Quote, 'by_sheet'>): 'fee.first' | 'fee.freight' =>
  isBySheet ? 'fee.freight' : 'fee.first';

/** The part of a fee that a coupon lowers. */
export const freightOf = (quote: Pick<Quote, 'first_fen' | 'further_fen' | 'further_steps'>): Fen =>
  quote.first_fen + furtherFen(quote);

type PaidParcel = Pick<ParcelSummary, 'discount_fen' | 'fee' | 'refunded_fen' | 'extra'>;

/** The payment for a package: its fee, less the discount. */
export const priceOf = ({ fee, discount_fen: discount }: Pick<ParcelSummary, 'discount_fen' | 'fee'>): Fen =>
  fee.fee_fen - discount;

/** The effect of the sent coupon on the fee of a shipping method; null if none was sent. */
export const couponOf = (quotes: OwnQuotes | undefined, lineId: string | undefined): CouponAnswer | null =>
  quotes?.discounts.find(({ line_id: id }) => id === lineId) ?? quotes?.discounts[0] ?? null;

/** A cancelled package returns the rest of its fee, and a difference that was paid. */
export const restFen = ({ refunded_fen: returned, extra, ...parcel }: PaidParcel): Fen =>
  priceOf(parcel) - returned + (extra?.state === 'paid' ? extra.amount_fen : 0);

/** All refunds of a package so far. */
export const returnedFen = ({ refunded_fen: returned, extra }: Pick<PaidParcel, 'extra' | 'refunded_fen'>): Fen =>
  returned + (extra?.state === 'refunded' ? extra.amount_fen : 0);

/** Which weight determines the fee, and how the volume affects it. */
export type WeightRule = 'bySheet' | 'byVolume' | 'byWeight' | 'sizeUnknown' | 'noVolume';

export const weightRule = ({
  volumetric_g: volumetric,
  real_g: real,
  divisor,
  by_sheet: isBySheet,
}: Pick<Quote, 'by_sheet' | 'volumetric_g' | 'real_g' | 'divisor'>): WeightRule => {
  if (divisor === null) return 'noVolume';
  if (volumetric === 0) return 'sizeUnknown';
  if (isBySheet) return 'bySheet';
  return volumetric > real ? 'byVolume' : 'byWeight';
};
