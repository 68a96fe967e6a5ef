import { onePort, type Attached, type Database, type RowsSubquery, type Tx } from '@caravan/server-core';
import type { PackingKind } from '@caravan/warehouse-packages/contract';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ChosenPacking, PackableState } from './packing.ts';

/** Goods in the warehouse, or that left it, as services for them need them. */
export interface ServicedItem extends PackableState {
  id: string;
  /** On the label. */
  number: string;
  userId: string;
  name: string;
  spec: string;
  image: string | null;
  quantity: number;
  weightG: number;
  bin: string | null;
  /** The photos without a fee, and those that were paid with the order. */
  arrivalPhotos: number;
  photoCount: number;
  leftAt: Date | null;
}

/** A photo in the files, before a row refers to it. */
export interface StoredPhoto {
  id: string;
  /** SHA-256 of the upload in base64url, to notice the same photo again. */
  digest: string;
  /** SHA-256 of the file that is shown, in hex. */
  sha256: string;
}

/** A package, also a cancelled one, that was quoted by a packing rehearsal. */
export interface RehearsedPackage {
  number: string;
  rehearsalNumber: string;
  userId: string;
  createdAt: Date;
  itemIds: string[];
  packing: ChosenPacking[];
}

/** The goods in the warehouse, for services that shoppers order for them. */
export interface ServicedGoods {
  /** The item with the id of a column, for a lateral join: a list of one. */
  item: (db: Database, itemId: PgColumn) => RowsSubquery<ServicedItem, 'goods'>;
  /** Locks goods until the transaction ends, in the order of their ids; only those of the shopper if one is given. */
  lock: (tx: Tx, ids: readonly string[] | SQLWrapper, userId?: string) => Promise<ServicedItem[]>;
  /** The ids of goods with this number: a query to use inside another. */
  numbered: (db: Database, number: string) => SQLWrapper;
  /** The condition that the item with the id of a column has left. */
  hasLeft: (itemId: PgColumn) => SQL;
  /** The condition that a package or a return reserves it. */
  isReserved: (itemId: PgColumn) => SQL;
  /** Opens and closes the receivers' tasks of goods, in the transaction that changed what is ordered for them. */
  settleTasks: (tx: Tx, itemIds: readonly string[]) => Promise<void>;

  /** The number of photos of goods; goods without photos are left out. */
  photoCounts: (db: Database, itemIds: readonly string[]) => Promise<Map<string, number>>;
  /** The address of a stored photo, which opens for a day. */
  photoLink: (id: string, now: Date) => string;
  /** Stores photos as files, and attaches them in a transaction. */
  attachPhotos: <Result>(
    photos: readonly File[],
    attach: (tx: Tx, made: readonly StoredPhoto[]) => Promise<Attached<Result>>,
  ) => Promise<Result>;
  /** Deletes the files of photos once the transaction has committed. */
  deletePhotos: (tx: Tx, ids: readonly string[]) => Promise<void>;

  /** The chosen packing options with the prices of now. Fails with `packing_option_unknown`. */
  packingAtNow: (db: Database, kinds: readonly PackingKind[]) => Promise<ChosenPacking[]>;
  /** The condition that a package that is not cancelled uses the packing rehearsal with the number of a column. */
  isUsed: (rehearsalNumber: PgColumn) => SQL;
  /** The packages that are not cancelled and use packing rehearsals, by the rehearsals' numbers. */
  usedBy: (db: Database, rehearsalNumbers: readonly string[]) => Promise<Map<string, string>>;
  /** All packages that were quoted by these packing rehearsals. */
  rehearsed: (db: Database, rehearsalNumbers: readonly string[]) => Promise<RehearsedPackage[]>;
}

export const servicedGoodsPort = onePort<ServicedGoods>('ServicedGoods');
