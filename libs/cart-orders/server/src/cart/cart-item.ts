import type { GoodsSnapshots, SnapshotLine, SnapshotRef } from '@caravan/goods/port';
import type { ShownLine } from './cart-reads.repo.ts';

/** A line with its product from goods; null for goods described by hand, or if the snapshot is lost. */
export interface CartItem {
  line: ShownLine;
  goods: SnapshotLine | null;
}

/** The snapshot of a line; null for goods described by hand. */
export const snapshotOf = ({ snapshotId, skuId }: Pick<ShownLine, 'snapshotId' | 'skuId'>): SnapshotRef | null =>
  snapshotId === null ? null : { snapshotId, skuId };

/** Reads the products of all lines in one call. */
export const withGoods = async (lines: readonly ShownLine[], goods: GoodsSnapshots): Promise<CartItem[]> => {
  const refs = lines.map(snapshotOf);
  const wanted = refs.filter((ref) => ref !== null);
  const found = wanted.length ? await goods.findAll(wanted) : [];
  let next = 0;
  return lines.map((line, index) => {
    if (refs[index] === null) return { line, goods: null };
    const product = found[next] ?? null;
    next += 1;
    return { line, goods: product };
  });
};
