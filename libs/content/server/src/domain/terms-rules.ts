import {
  maxPhotos,
  photoFeeFen,
  questionHours,
  refundHours,
  reviewHours,
  unpaidHours,
  type TermsRules,
} from '@caravan/cart-orders/contract';
import {
  claimDays,
  disposalDays,
  freeStorageDays,
  receiptDays,
  returnDays,
  storageFeeFenPerDay,
  storageMaxFeeFen,
  unpaidPackageHours,
} from '@caravan/warehouse-packages/contract';

/** The rules of this release, which orders that are placed now keep. */
export const termsRules = (): TermsRules => ({
  photo_fee_fen: photoFeeFen,
  photo_max_count: maxPhotos,
  unpaid_hours: unpaidHours,
  review_hours: [...reviewHours],
  question_hours: questionHours,
  refund_hours: refundHours,
  photo_fees_refunded: false,
  return_days: returnDays,
  free_storage_days: freeStorageDays,
  storage_fee_fen_per_day: storageFeeFenPerDay,
  storage_max_fee_fen: storageMaxFeeFen,
  disposal_days: disposalDays,
  unpaid_package_hours: unpaidPackageHours,
  receipt_days: receiptDays,
  claim_days: claimDays,
});
