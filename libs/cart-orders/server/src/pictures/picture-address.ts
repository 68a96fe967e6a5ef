import type { NamedFiles } from '@caravan/server-core';

const cartFolder = '/v1/cart/pictures/';
const orderFolder = '/v1/orders/pictures/';

/** The path of a cart picture. */
export const pictureAddress = (id: string): string => cartFolder + id;

/** The id in such a path. */
export const pictureIdOf = (address: string): string => address.slice(cartFolder.length);

export const pictureFile = (id: string): string => `cart-pictures/${id}.webp`;

/** The path of an order's copy of a picture. */
export const orderPictureAddress = (id: string): string => orderFolder + id;

/** The file of an order's copy. */
export const orderPictureFile = (id: string): string => `order-pictures/${id.slice(0, 2)}/${id}.webp`;

/** The SHA-256 in hex of the copy that such a path names; null for the picture of a shop, which has no copy yet. */
export const pictureHashOf = (address: string): string | null =>
  address.startsWith(orderFolder) ? Buffer.from(address.slice(orderFolder.length), 'base64url').toString('hex') : null;

const orderFile = /^order-pictures\/..\/(?<id>[\w-]+)\.webp$/;

/** A column of paths of pictures names the files of copies. */
export const orderPictureFiles = (column: NamedFiles['column']): NamedFiles => ({
  folder: 'order-pictures',
  column,
  valueOf: (key) => {
    const id = orderFile.exec(key)?.groups?.['id'];
    return id === undefined ? undefined : orderPictureAddress(id);
  },
  keysOf: (address) => (address.startsWith(orderFolder) ? [orderPictureFile(address.slice(orderFolder.length))] : []),
});
