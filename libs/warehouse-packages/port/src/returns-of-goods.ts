import type { RejectionReason } from '@caravan/cart-orders/contract';
import type { ReturnState } from '@caravan/kernel';
import { onePort, type Database, type PersonalData, type Tx } from '@caravan/server-core';
import type { ReturnKind } from '@caravan/warehouse-packages/contract';

/** The request of a shopper who rejects goods by their photos. */
export interface RejectedGoods {
  itemId: string;
  /** All pieces of the item. */
  quantity: number;
  kind: ReturnKind;
  reason: RejectionReason;
  /** The fault of the goods. */
  text: string;
  userId: string;
}

/** A return as the warehouse needs it. */
export interface ReturnOfGoods {
  number: string;
  state: ReturnState;
  kind: ReturnKind;
  reason: string;
  /** The goods that came in exchange. */
  replacementId: string | null;
}

/** Returns of goods to their seller, which the warehouse opens and shows. */
export interface ReturnsOfGoods {
  /** Opens a return of goods that nothing reserves, in the caller's transaction, and gives its number. */
  open: (tx: Tx, goods: RejectedGoods) => Promise<string>;
  /** Those of these returns that there are. */
  find: (db: Database, numbers: readonly string[]) => Promise<ReturnOfGoods[]>;
  /** The part of the warehouse's personal data that is about returns. */
  personalData: Omit<PersonalData, 'section'>;
}

export const returnsOfGoodsPort = onePort<ReturnsOfGoods>('ReturnsOfGoods');
