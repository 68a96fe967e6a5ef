/** Lines that a cart holds. */
export const maxLines = 200;
/** Pieces of one line. */
export const maxQuantity = 999;
/** Photos of one line (storefront.md 9). */
export const maxPhotos = 20;
/** Characters of a note, on a line or on its photos. */
export const maxNote = 500;
/** Characters that may explain a price of one's own (storefront.md 5). */
export const maxPriceReason = 150;
/** Bytes of an uploaded picture. */
export const maxPictureBytes = 2 * 1024 * 1024;
