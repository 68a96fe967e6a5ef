import type { Gram } from '@caravan/kernel';
import { onePort, type Database } from '@caravan/server-core';

/** Goods as the warehouse weighed them on arrival. */
export interface WeighedPiece {
  name: string;
  /** The weight of one piece, without the box of a parcel. */
  pieceG: Gram;
}

/** Weights of arrived goods, for the usual weights of their kinds. */
export interface WeighedGoods {
  /** The goods that were weighed last, at most `limit` of them. */
  newest: (db: Database, limit: number) => Promise<readonly WeighedPiece[]>;
}

export const weighedGoodsPort = onePort<WeighedGoods>('WeighedGoods');
