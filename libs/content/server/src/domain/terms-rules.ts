import {
  claimDays,
  disposalDays,
  questionHours,
  receiptDays,
  returnDays,
  type ServiceFeeRule,
  type ShopRules,
  storageMaxFeeFen,
  type TermsRules,
  unpaidHours,
  unpaidPackageHours,
  usualRules,
} from '@caravan/content/contract';

/** The rules that owners have set, and the usual ones of those that came with a later release. */
export const rulesOf = (set: Partial<ShopRules> | null | undefined): ShopRules => ({ ...usualRules, ...set });

/** The rules of orders that are placed now: those of this release, and those that the shop decides. */
export const termsRules = (shop: ShopRules, serviceFee?: ServiceFeeRule): TermsRules => ({
  photo_fee_fen: shop.photo_fee_fen,
  photo_max_count: shop.photo_max_count,
  unpaid_hours: unpaidHours,
  review_hours: [...shop.review_hours],
  question_hours: questionHours,
  refund_hours: shop.refund_hours,
  photo_fees_refunded: false,
  return_days: returnDays,
  free_storage_days: shop.free_storage_days,
  storage_fee_fen_per_day: shop.storage_fee_fen_per_day,
  storage_max_fee_fen: storageMaxFeeFen(shop),
  disposal_days: disposalDays,
  unpaid_package_hours: unpaidPackageHours,
  receipt_days: receiptDays,
  claim_days: claimDays,
  ...(serviceFee ? { service_fee: serviceFee } : {}),
});
