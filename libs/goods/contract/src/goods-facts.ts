/** How goods arrived. Anything but `good` needs a quality check. */
export const goodsConditions = ['good', 'damaged', 'incomplete', 'wrong'] as const;

export type GoodsCondition = (typeof goodsConditions)[number];

/** The most photos of goods in one upload by staff. */
export const maxUploadedPhotos = 20;

/** The maximum size of such a photo in bytes. */
export const maxPhotoBytes = 10 * 1024 * 1024;

/** Recent links kept for a shopper, or by a visitor's browser; an older one makes room. */
export const maxRecent = 50;

/** Favourites of one shopper. */
export const maxFavourites = 200;
