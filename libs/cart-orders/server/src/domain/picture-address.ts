const cartFolder = '/v1/cart/pictures/';
const orderFolder = '/v1/orders/pictures/';

/** The path of a cart picture. */
export const pictureAddress = (id: string): string => cartFolder + id;

/** The id in such a path. */
export const pictureIdOf = (address: string): string => address.slice(cartFolder.length);

/** The file of a cart picture. */
export const pictureFile = (id: string): string => `cart-pictures/${id}.webp`;

/** The path of an order's copy of a picture. */
export const orderPictureAddress = (id: string): string => orderFolder + id;

/** The file of an order's copy. */
export const orderPictureFile = (id: string): string => `order-pictures/${id.slice(0, 2)}/${id}.webp`;
