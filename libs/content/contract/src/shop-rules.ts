import type { Fen } from '@caravan/kernel';
import type { ShopRules } from './shop-rules.schema.ts';

/** The most photos of one line that a shop can allow (specification 24.58). */
export const maxPhotos = 20;
/** Photos of each piece that arrives, without a fee, until the shop sets another number. */
export const firstArrivalPhotos = 2;

/** The most pictures of the warehouse on the page about the shop. */
export const maxSitePictures = 12;
/** The most bytes of a picture that staff upload for the website. */
export const maxSitePictureBytes = 10 * 1024 * 1024;

/** The most characters of a note on a line or on its photos. */
export const maxNote = 500;

/** The reasons a shopper may give for a changed price (specification 8.5). */
export const priceChangeReasons = [
  'full_reduction',
  'negotiated',
  'shipping_discount',
  'page_price_wrong',
  'other',
] as const;

/** The hours to pay an order (specification 9.3). */
export const unpaidHours = 24;

/** The hours to answer a question, and again to pay what was agreed to. */
export const questionHours = 72;

/** The days after the receipt in which damage can be claimed. */
export const claimDays = 14;

/** The days of 24 hours after receipt until goods may be disposed of (specification 11.23). */
export const disposalDays = 180;

/** The hours to pay a package. */
export const unpaidPackageHours = 24;

/** The days after shipping until a package counts as received. */
export const receiptDays = 30;

/** The most items of one package. */
export const maxPackageItems = 100;

/** The days after their receipt in which a shopper can ask to return goods (specification 11.29). */
export const returnDays = 7;

export interface RuleLimits {
  /** The value until an owner sets another: that of the specification. */
  usual: number;
  /** The least and the most that an owner may set. */
  least: number;
  most: number;
}

/** The rules of the shop that owners set (specification 24.58), with their units in `shop-rules.schema.ts`. */
export const ruleLimits = {
  // The first warning of a disposal comes 30 days before it, so goods are never announced for disposal in their free days.
  free_storage_days: { usual: 30, least: 0, most: disposalDays - 30 },
  storage_fee_fen_per_day: { usual: 50, least: 0, most: 10_000 },
  storage_max_fee_days: { usual: 60, least: 1, most: disposalDays },
  refund_hours: { usual: 72, least: 1, most: 720 },
  review_from_hours: { usual: 3, least: 1, most: 80 },
  review_to_hours: { usual: 5, least: 1, most: 80 },
  photo_fee_fen: { usual: 200, least: 0, most: 10_000 },
  photo_max_count: { usual: maxPhotos, least: 1, most: maxPhotos },
} as const satisfies Record<string, RuleLimits>;

/** The rules until an owner sets others. */
export const usualRules: ShopRules = {
  free_storage_days: ruleLimits.free_storage_days.usual,
  storage_fee_fen_per_day: ruleLimits.storage_fee_fen_per_day.usual,
  storage_max_fee_days: ruleLimits.storage_max_fee_days.usual,
  refund_hours: ruleLimits.refund_hours.usual,
  review_hours: [ruleLimits.review_from_hours.usual, ruleLimits.review_to_hours.usual],
  photo_fee_fen: ruleLimits.photo_fee_fen.usual,
  photo_max_count: ruleLimits.photo_max_count.usual,
};

/** The most that the storage of one item costs, in fen. */
export const storageMaxFeeFen = ({
  storage_fee_fen_per_day: fee,
  storage_max_fee_days: days,
}: Pick<ShopRules, 'storage_fee_fen_per_day' | 'storage_max_fee_days'>): Fen => fee * days;
