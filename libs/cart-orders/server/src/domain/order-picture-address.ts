const folder = '/v1/orders/pictures/';

/** Where the copy of a picture is served. */
export const orderPictureAddress = (id: string): string => folder + id;

/** Where its bytes are kept. */
export const orderPictureFile = (id: string): string => `order-pictures/${id.slice(0, 2)}/${id}.webp`;
