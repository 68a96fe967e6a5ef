const folder = '/v1/cart/pictures/';

/** Where a picture of a cart is served. */
export const pictureAddress = (id: string): string => folder + id;

/** The id in such an address. */
export const pictureIdOf = (address: string): string => address.slice(folder.length);

/** Where its bytes are kept. */
export const pictureFile = (id: string): string => `cart-pictures/${id}.webp`;
