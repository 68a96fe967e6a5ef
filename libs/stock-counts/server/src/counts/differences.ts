import type { DifferenceKind, RecordedPlace } from '@caravan/stock-counts/contract';
import type { CountedItem } from '@caravan/warehouse-packages/port';
import type { StockCountDifferenceRow, StockCountRow, StockCountScanRow } from './stock-count.table.ts';

/** The place of goods by the records depends on these. */
export type RecordedItem = Pick<CountedItem, 'bin' | 'id' | 'isInHand' | 'lastMove' | 'leftAt' | 'missingAt'>;

/** Where the records say that goods are which may be in a bin. */
export const placeOf = (
  { bin, missingAt }: Pick<RecordedItem, 'bin' | 'missingAt'>,
  counted: string,
): RecordedPlace => {
  if (missingAt !== null) return 'missing';
  if (bin === null) return 'no_bin';
  return bin === counted ? 'here' : 'other_bin';
};

const kinds: Record<RecordedPlace, DifferenceKind | null> = {
  here: null,
  other_bin: 'wrong_bin',
  no_bin: 'found',
  missing: 'found',
};

/** Goods that were moved by a regular step since are where that step led: that explains a difference. */
export const isExplained = (
  { isInHand, lastMove, leftAt }: Pick<RecordedItem, 'isInHand' | 'lastMove' | 'leftAt'>,
  seenMove: number,
): boolean => lastMove !== seenMove || isInHand || leftAt !== null;

/** A difference before anybody has decided. */
export type FoundDifference = Pick<StockCountDifferenceRow, 'bin' | 'itemId' | 'kind' | 'lastMove'>;

/**
 * How a count differs from the records of now. `goods` are those which the records have in the bin, and all that were
 * scanned.
 */
export const differencesOf = (
  { bin, firstMove }: Pick<StockCountRow, 'bin' | 'firstMove'>,
  scans: readonly Pick<StockCountScanRow, 'itemId' | 'lastMove'>[],
  goods: readonly RecordedItem[],
): FoundDifference[] => {
  const seen = new Map(scans.map(({ itemId, lastMove }) => [itemId, lastMove]));
  const kindOf = (item: RecordedItem): DifferenceKind | null => {
    const seenMove = seen.get(item.id);
    if (seenMove === undefined) return item.bin === bin && item.lastMove <= firstMove ? 'missing' : null;
    return isExplained(item, seenMove) ? null : kinds[placeOf(item, bin)];
  };
  return goods.flatMap((item) => {
    const kind = kindOf(item);
    return kind ? [{ itemId: item.id, kind, bin: item.bin, lastMove: item.lastMove }] : [];
  });
};
