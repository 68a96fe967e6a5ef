import { onePort, type Tx } from '@caravan/server-core';

/** Implemented by the warehouse for mails, which show what arrived. */
export interface GoodsPhotos {
  /** The path of the first photo of each item that has one. Its address opens it as long as mails are read. */
  find: (tx: Tx, itemIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

export const goodsPhotosPort = onePort<GoodsPhotos>('GoodsPhotos');
