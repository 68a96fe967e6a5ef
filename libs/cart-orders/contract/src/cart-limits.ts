/** The most lines in a cart. */
export const maxLines = 200;
/**
 * The most characters that a shopper may write in a cart: goods described by hand, notes, and explanations of prices. An
 * answer with all lines stays below 1 MB.
 */
export const maxCartCharacters = 80_000;
/** The largest quantity of one line. */
export const maxQuantity = 999;

/** The most characters of the explanation for a changed price (specification 19.8). */
export const maxPriceReason = 150;
/** The maximum size of an uploaded picture in bytes. */
export const maxPictureBytes = 2 * 1024 * 1024;
