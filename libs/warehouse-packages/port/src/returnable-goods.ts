import { returnDays } from '@caravan/content/contract';
import { day, type Fen } from '@caravan/kernel';
import { onePort, type Database, type Tx } from '@caravan/server-core';
import type { SQLWrapper } from 'drizzle-orm';

/** Goods in the warehouse, or that left it, as returns need them. */
export interface ReturnableItem {
  id: string;
  /** On the label. */
  number: string;
  userId: string;
  /** Goods of own parcels are not returned to their seller. */
  origin: 'order' | 'own';
  orderNumber: string;
  lineId: string;
  name: string;
  spec: string;
  image: string | null;
  quantity: number;
  valueFen: Fen;
  /** The number of photos that came with its order, and what they should show. */
  photoCount: number;
  photoNote: string;
  bin: string | null;
  /** Null means the shop's first warehouse. */
  warehouseId: string | null;
  /** Since when it is searched for. */
  missingAt: Date | null;
  storedAt: Date;
  /** The days without a storage fee, the fee of each further day and the most of it, by the terms of the order. */
  freeDays: number;
  storageFeeFen: Fen;
  storageMaxFen: Fen;
  releasedAt: Date | null;
  packageNumber: string | null;
  returnNumber: string | null;
  leftAt: Date | null;
}

/** Until when a shopper can ask to return goods. */
export const returnUntil = (storedAt: Date): Date => new Date(storedAt.getTime() + returnDays * day);

/** Whether nothing reserves the goods, and they are here and in their place. */
export const isFree = (
  item: Pick<ReturnableItem, 'leftAt' | 'missingAt' | 'packageNumber' | 'returnNumber'>,
): boolean =>
  item.packageNumber === null && item.returnNumber === null && item.leftAt === null && item.missingAt === null;

/** The goods in the warehouse, for returns to their seller. All writes also settle the tasks of the goods. */
export interface ReturnableGoods {
  /** Those of these goods that there are. */
  find: (db: Database, ids: readonly string[]) => Promise<ReturnableItem[]>;
  /** The ids of goods with this number or order number, or these words in their name: a query to use inside another. */
  named: (db: Database, q: string) => SQLWrapper;
  /** Locks an item until the transaction ends. */
  lock: (tx: Tx, id: string) => Promise<ReturnableItem | undefined>;
  /** Fails with `item_service_open` while a service of the item is open. */
  refuseOpenService: (tx: Tx, id: string) => Promise<void>;
  /** Reserves a free item for a return, and ends its packing rehearsals; false if it is packed, reserved or gone. */
  reserve: (tx: Tx, id: string, returnNumber: string) => Promise<boolean>;
  /**
   * Lets the goods of a return be packed again. Goods that had left are back, and wait for a bin; no storage day passed
   * while they were away.
   */
  free: (tx: Tx, id: string, at: Date) => Promise<void>;
  /** Marks the goods of a return as gone, out of their bin, and ends their services. */
  send: (tx: Tx, id: string, staffId: string, at: Date) => Promise<void>;
  /** The goods that returns reserve, or in which they left. */
  reserved: (db: Database) => Promise<{ itemId: string; returnNumber: string }[]>;
  /** The goods that were rejected by their photos, with the returns of it; of these returns if they are given. */
  rejected: (db: Database, returnNumbers?: readonly string[]) => Promise<{ itemId: string; returnNumber: string }[]>;
}

export const returnableGoodsPort = onePort<ReturnableGoods>('ReturnableGoods');
