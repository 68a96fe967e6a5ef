/** States of a package (specification 11.5). */
export const packageStatuses = ['pending_payment', 'to_be_delivered', 'pending_receipt', 'done', 'cancelled'] as const;
export type PackageStatus = (typeof packageStatuses)[number];

/** The actions that the package's state allows; pages show a button for each. */
export const packageActions = ['pay', 'cancel', 'receive', 'review'] as const;
export type PackageAction = (typeof packageActions)[number];

export const packageEvents = [
  'created',
  'paid',
  'shipped',
  'shipment_corrected',
  'received',
  'received_by_time',
  'cancelled',
  'expired',
] as const;
export type PackageEvent = (typeof packageEvents)[number];

/** Properties of goods that carriers may refuse or that need a special shipping method. */
export const restrictions = [
  'battery',
  'liquid',
  'powder',
  'food',
  'cosmetics',
  'magnet',
  'medicine',
  'blade',
  'branded',
  'fragile',
] as const;
export type Restriction = (typeof restrictions)[number];

/** The days of free storage, and the fee for each further day of an item (specification 11.2). */
export const freeStorageDays = 30;
export const storageFeeFenPerDay = 50;
/** The days of 24 hours from payment until a package is handed to its carrier (specification 11.10). */
export const handlingDays = 3;
/** The hours to pay a package. */
export const unpaidPackageHours = 24;
/** The days after shipping until a package counts as received. */
export const receiptDays = 30;
/** The most items of one package. */
export const maxPackageItems = 100;
/** The maximum size of a review's picture in bytes (specification 19.6). */
export const maxReviewPictureBytes = 2 * 1024 * 1024;
/** The most photos of goods in one upload by staff, and the maximum size of each in bytes. */
export const maxUploadedPhotos = 20;
export const maxPhotoBytes = 10 * 1024 * 1024;
