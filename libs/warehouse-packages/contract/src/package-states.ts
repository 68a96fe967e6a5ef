/** States of a package (storefront.md 4, decisions.md). */
export const packageStatuses = ['pending_payment', 'to_be_delivered', 'pending_receipt', 'done', 'cancelled'] as const;
export type PackageStatus = (typeof packageStatuses)[number];

/** What the shopper may do with a package now. */
export const packageActions = ['pay', 'cancel', 'receive', 'review'] as const;
export type PackageAction = (typeof packageActions)[number];

export const packageEvents = ['created', 'paid', 'shipped', 'shipment_corrected', 'received', 'received_by_time', 'cancelled', 'expired'] as const;
export type PackageEvent = (typeof packageEvents)[number];

/** What carriers may refuse or ask a special line for. */
export const restrictions = ['battery', 'liquid', 'powder', 'food', 'cosmetics', 'magnet', 'medicine', 'blade', 'branded', 'fragile'] as const;
export type Restriction = (typeof restrictions)[number];

/** Days that goods lie in the warehouse for nothing, and what each further day of an item costs (storefront.md 9, decisions.md). */
export const freeStorageDays = 30;
export const storageFeeFenPerDay = 50;
/** Hours in which a package must be paid. */
export const unpaidPackageHours = 24;
/** Days after shipping when a package counts as received. */
export const receiptDays = 30;
/** Items of one package. */
export const maxPackageItems = 100;
/** Bytes of a review's picture (storefront.md 5). */
export const maxReviewPictureBytes = 2 * 1024 * 1024;
