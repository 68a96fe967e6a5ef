import { onePort } from '@caravan/server-core';

/** Shops' pictures, for features that keep a copy of a product's picture. */
export interface GoodsPictures {
  /**
   * Returns the bytes of a picture by its path on this server (`/v1/images/…`), a WebP at most 480 pixels wide: the
   * stored picture, or the shop's current one. Undefined if the path is not a picture of goods or the picture cannot
   * be loaded now. It may use the network for up to 8 seconds: never call it inside a transaction.
   */
  read: (path: string) => Promise<Uint8Array | undefined>;
}

export const goodsPicturesPort = onePort<GoodsPictures>('GoodsPictures');
