import type { Fen } from '@caravan/kernel';
import type { Availability, Platform, PriceTier } from '@caravan/goods/contract';

/** One product as a shopper saw it, in one of its variants; `skuId` is null where the product has none. */
export interface SnapshotRef {
  snapshotId: string;
  skuId: string | null;
}

/** What a cart line needs of a snapshot. Nothing of it ever changes: another price is another snapshot. */
export interface SnapshotLine extends SnapshotRef {
  platform: Platform;
  itemId: string | null;
  /** The product's page at the shop. */
  url: string;
  name: string;
  description: string;
  shopName: string;
  /** `Colour: Natural` in the order of the product's options; empty without options. */
  specLabels: string[];
  /** Path of our own picture of the variant, otherwise of the product. */
  image: string | null;
  /** Price of one piece; larger quantities by `unitPriceAt(unitPriceFen, tiers, quantity)`. */
  unitPriceFen: Fen;
  tiers: PriceTier[];
  domesticShippingFen: Fen;
  availability: Availability;
  /** Pieces left, null where the shop does not say; 0 with `availability: 'out_of_stock'`. */
  stock: number | null;
  fetchedAt: Date;
}

export interface RefreshedLine {
  /**
   * `current`: young enough, or read again and the same · `changed`: read again, and price, shipping or availability differ ·
   * `gone`: read again, and this variant is not sold any more · `unreadable`: the page could not be read now, the line is the old one.
   */
  outcome: 'current' | 'changed' | 'gone' | 'unreadable';
  line: SnapshotLine;
}

/** What goods offers to the cart and to checkout: prices come from here and never from a client. */
export interface GoodsSnapshots {
  /** Whether there is such a snapshot at all: an unknown one is "not found", an unknown variant of a known one is a wrong choice. */
  has: (snapshotId: string) => Promise<boolean>;
  /** Null where there is no such snapshot, or no such variant of it; also where variants exist and none is named. */
  find: (ref: SnapshotRef) => Promise<SnapshotLine | null>;
  /** `find` for many, in the same order, with one query. */
  findAll: (refs: readonly SnapshotRef[]) => Promise<(SnapshotLine | null)[]>;
  /**
   * The line as it is today: a snapshot older than 30 minutes is read from the shop again (ask before a line is added and before checkout).
   * The answer may name another snapshot. It talks to the network for up to 8 seconds: never call it inside a transaction.
   */
  refresh: (ref: SnapshotRef) => Promise<RefreshedLine | null>;
}
