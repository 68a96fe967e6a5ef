/** The most lines in a cart. */
export const maxLines = 200;
/**
 * The most characters that a shopper may write in a cart: goods described by hand, notes, and explanations of prices. An
 * answer with all lines stays below 1 MB.
 */
export const maxCartCharacters = 80_000;
/** The most lines that a browser keeps for a visitor, until they join the cart of an account. */
export const maxGuestLines = 50;
/** The most characters in which a browser keeps them. */
export const maxGuestCharacters = 60_000;
/** So many characters of any script, with what JSON adds: the largest body of a visitor's cart. */
export const maxGuestBytes = 256 * 1024;
/** The largest quantity of one line. */
export const maxQuantity = 999;

/** The most characters of the explanation for a changed price (specification 19.8). */
export const maxPriceReason = 150;
/** The maximum size of an uploaded picture in bytes. */
export const maxPictureBytes = 2 * 1024 * 1024;
