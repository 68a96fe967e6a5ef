import type { RejectionReason } from '@caravan/cart-orders/contract';
import { onePort, type Tx } from '@caravan/server-core';

/** Goods that a shopper wants to give back for their money. */
export interface ReturnedGoods {
  itemId: string;
  reason: RejectionReason;
  /** Staff wrote it about the goods. */
  note: string;
  by: { actor: 'shopper' | 'staff'; id: string };
}

/** Opens returns of goods to their seller for other features. */
export interface GoodsReturns {
  /**
   * Opens a return of all pieces of an item in the caller's transaction, however long they are in the warehouse, and
   * returns its number. Null if the goods are in a package or a return, or have left; then nothing changes. The item is
   * locked, so lock its order before.
   */
  open: (tx: Tx, goods: ReturnedGoods) => Promise<string | null>;
}

export const goodsReturnsPort = onePort<GoodsReturns>('GoodsReturns');
