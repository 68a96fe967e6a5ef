import type { Fen } from '@caravan/kernel';
import { packingKinds, type PackingKind, type PricedPacking } from '@caravan/warehouse-packages/contract';

/** A packing option as a shopper chose it. */
export interface ChosenPacking {
  kind: PackingKind;
  priceFen: Fen;
}

/** Sorts options into the fixed order of their kinds. */
export const inPackingOrder = <T extends Pick<ChosenPacking, 'kind'>>(rows: readonly T[]): T[] =>
  packingKinds.flatMap((kind) => rows.filter((row) => row.kind === kind));

/** A packing option with its price. */
export const presentPacking = ({ kind, priceFen }: ChosenPacking): PricedPacking => ({ kind, price_fen: priceFen });

/** The package or the return for which an item is reserved; null for none. */
interface Reservation {
  packageNumber: string | null;
  returnNumber: string | null;
}

/** Why a package or a return reserves some of these items; null if none does. */
export const reservationOf = (items: readonly Reservation[]): 'item_taken' | 'items_returning' | null => {
  if (items.some(({ packageNumber }) => packageNumber !== null)) return 'item_taken';
  return items.some(({ returnNumber }) => returnNumber !== null) ? 'items_returning' : null;
};

/** The state of an item that decides whether it can be packed. */
export interface PackableState extends Reservation {
  releasedAt: Date | null;
  disposedAt: Date | null;
  lostAt: Date | null;
  missingAt: Date | null;
  /** Since when its shopper is asked what it is. */
  askedAt: Date | null;
  /** Null means the shop's first warehouse. */
  warehouseId: string | null;
}

/** Why these items cannot be packed together now; null if they can. */
export const objectionToPacking = (
  items: readonly PackableState[],
): 'goods_apart' | 'item_disposed' | 'item_taken' | 'items_returning' | 'items_searched' | 'not_packable' | null => {
  if (items.some(({ disposedAt }) => disposedAt !== null)) return 'item_disposed';
  const reserved = reservationOf(items);
  if (reserved) return reserved;
  if (items.some(({ missingAt }) => missingAt !== null)) return 'items_searched';
  if (items.some(({ lostAt }) => lostAt !== null)) return 'items_searched';
  if (items.some(({ releasedAt, askedAt }) => releasedAt === null || askedAt !== null)) return 'not_packable';
  return new Set(items.map(({ warehouseId }) => warehouseId)).size > 1 ? 'goods_apart' : null;
};
