import type { Fen } from '@caravan/kernel';

/** The most photos of one line (specification 20.8). */
export const maxPhotos = 20;
/** Photos of each piece that arrives, without a fee, until the shop sets another number. */
export const firstArrivalPhotos = 2;

/** The most pictures of the warehouse on the page about the shop. */
export const maxSitePictures = 12;
/** The most bytes of a picture that staff upload for the website. */
export const maxSitePictureBytes = 10 * 1024 * 1024;

/** The most characters of a note on a line or on its photos. */
export const maxNote = 500;

/** Fine photography: 200 fen for each photo (specification 20.8). */
export const photoFeeFen: Fen = 200;

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

/** The hours after payment in which a refund can be requested (specification 10.1). */
export const refundHours = 72;

/** The working hours that the review of a paid order takes: from, to. */
export const reviewHours = [3, 5] as const;

/** The hours to answer a question, and again to pay what was agreed to. */
export const questionHours = 72;

/** The days after the receipt in which damage can be claimed. */
export const claimDays = 14;

/** The days of free storage (specification 11.2). */
export const freeStorageDays = 30;

/** The fee for each further day of an item, in fen (specification 11.2). */
export const storageFeeFenPerDay = 50;

/** The most days that are charged (specification 11.22). */
export const storageMaxFeeDays = 60;

/** The most that the storage of one item costs. */
export const storageMaxFeeFen = storageMaxFeeDays * storageFeeFenPerDay;

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
