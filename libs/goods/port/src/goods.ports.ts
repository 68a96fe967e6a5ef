import type { Availability, Platform, PriceTier } from '@caravan/goods/contract';
import type { Fen, Gram } from '@caravan/kernel';
import { onePort, listPort } from '@caravan/server-core';

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

/** One variant of a product as a shopper saw it; `skuId` is null if the product has no variants. */
export interface SnapshotRef {
  snapshotId: string;
  skuId: string | null;
}

/** The data of a snapshot that a cart line needs. It never changes: a new price makes a new snapshot. */
export interface SnapshotLine extends SnapshotRef {
  platform: Platform;
  itemId: string | null;
  /** The product's page at the shop. */
  url: string;
  name: string;
  description: string;
  shopName: string;
  /** Such as `Colour: Natural`, in the order of the product's options; empty without options. */
  specLabels: string[];
  /** The path on this server of the variant's picture, or else of the product's. */
  image: string | null;
  /** The price of one piece; for larger quantities use `unitPriceAt(unitPriceFen, tiers, quantity)`. */
  unitPriceFen: Fen;
  tiers: PriceTier[];
  domesticShippingFen: Fen;
  /** False if the shop states no fee for shipping: the fee is unknown then, and `domesticShippingFen` is 0. */
  domesticShippingStated: boolean;
  /** The weight of one piece without packing; null if the shop does not state it. */
  weightG: Gram | null;
  availability: Availability;
  /** The number of pieces left, or null if the shop does not state it; 0 with `availability: 'out_of_stock'`. */
  stock: number | null;
  fetchedAt: Date;
}

/** The result of reading a product again. */
export interface RefreshedLine {
  /**
   * `current`: recent enough, or read again without a difference · `changed`: read again, with a different price,
   * shipping or availability · `gone`: read again, and the variant is no longer sold · `unreadable`: the page could
   * not be read now, and the line is the old one.
   */
  outcome: 'current' | 'changed' | 'gone' | 'unreadable';
  line: SnapshotLine;
}

/** Snapshots for the cart and checkout: prices come from here and never from a client. */
export interface GoodsSnapshots {
  /**
   * Whether the snapshot exists. An unknown snapshot is "not found"; an unknown variant of a known one is an invalid
   * choice.
   */
  has: (snapshotId: string) => Promise<boolean>;
  /** Null if the snapshot or its variant does not exist, or if variants exist and none is named. */
  find: (ref: SnapshotRef) => Promise<SnapshotLine | null>;
  /** Like `find` for many, in the same order, with one query. */
  findAll: (refs: readonly SnapshotRef[]) => Promise<(SnapshotLine | null)[]>;
  /**
   * The line as it is today: reads a snapshot older than 30 minutes from the shop again (call it before a line is
   * added and before checkout). The answer may name another snapshot. It uses the network for up to 8 seconds: never
   * call it inside a transaction.
   */
  refresh: (ref: SnapshotRef) => Promise<RefreshedLine | null>;
}

export const goodsSnapshotsPort = onePort<GoodsSnapshots>('GoodsSnapshots');

/** Implemented by each feature that stores snapshot ids. Goods asks it before deleting old snapshots. */
export interface SnapshotHolder {
  /** Returns those of the given snapshots that are still referenced. */
  held: (snapshotIds: readonly string[]) => Promise<readonly string[]>;
}

export const snapshotHoldersPort = listPort<SnapshotHolder>('SnapshotHolder');
