import { onePort, type Audit, type Database, type Tx } from '@caravan/server-core';

/** Goods in the warehouse, or that left it, as counts of bins need them. */
export interface CountedItem {
  id: string;
  /** On the label. */
  number: string;
  name: string;
  spec: string;
  image: string | null;
  quantity: number;
  /** Null means the shop's first warehouse. */
  warehouseId: string | null;
  /** Where the records say it is; null if it waits for a bin, is searched for, in a packer's hands or gone. */
  bin: string | null;
  missingAt: Date | null;
  leftAt: Date | null;
  /** The package that reserves it, or in which it left, and whether that is paid. */
  packageNumber: string | null;
  packagePaid: boolean;
  returnNumber: string | null;
  /** A packer has taken it for its package. */
  isInHand: boolean;
  /**
   * The id of its last move into a bin or out of one, which rises with every move; 0 before the first one. That it was
   * marked as searched for is no move: goods that one count misses may be in the bin of another.
   */
  lastMove: number;
}

/** The staff member who changes the records, with the audit log. */
export interface CountCall {
  staffId: string;
  audit: Audit;
  /** The number of the count. */
  count: string;
}

/** The goods in bins, for counts of them. All writes also settle the tasks of the goods. */
export interface CountedGoods {
  /**
   * Locks a bin in use until the transaction ends, so that nothing is put into it, and gives the id of the last move of
   * any goods; undefined if there is no such bin.
   */
  lockBin: (tx: Tx, code: string) => Promise<number | undefined>;
  /** The goods that the records say are in the bin, and those with these ids: one statement. */
  beside: (db: Database, bin: string, ids: readonly string[]) => Promise<CountedItem[]>;
  find: (db: Database, ids: readonly string[]) => Promise<CountedItem[]>;
  /**
   * Goods by the number on their label, for a count of the bin. Lost ones fail with `item_lost` or `item_turned_up`, and
   * those of another warehouse with `bin_elsewhere`.
   */
  numbered: (db: Database, number: string, bin: string) => Promise<CountedItem | undefined>;
  /** Locks goods until the transaction ends, in the order of their ids. */
  lock: (tx: Tx, ids: readonly string[]) => Promise<CountedItem[]>;
  /** Puts locked goods into the bin where a count found them. Fails with `bin_unknown` if it is not in use any more. */
  put: (tx: Tx, call: CountCall, items: readonly CountedItem[], bin: string) => Promise<void>;
  /** Marks locked goods as searched for, and takes them out of their bin. */
  lose: (tx: Tx, call: CountCall, items: readonly CountedItem[]) => Promise<void>;
  /** The ids of the goods that are searched for. */
  missing: (db: Database) => Promise<string[]>;
}

export const countedGoodsPort = onePort<CountedGoods>('CountedGoods');
