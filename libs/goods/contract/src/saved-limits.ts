/** Recent links kept for a shopper, or by a visitor's browser; an older one makes room. */
export const maxRecent = 50;

/** Favourites of one shopper. */
export const maxFavourites = 200;
