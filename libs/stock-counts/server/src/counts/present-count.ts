import type { ScannedGoods, StockCount, StockCountDetail } from '@caravan/stock-counts/contract';
import type { CountedItem } from '@caravan/warehouse-packages/port';
import { placeOf } from './differences.ts';
import type { CountedCount } from './stock-count.repo.ts';
import { mayDecide, type WholeCount } from './whole-count.ts';

type Names = WholeCount['names'];

/** Somebody who left the staff has only their id. */
const personOf = (id: string, names: Names) => ({
  id,
  name: names.get(id)?.name ?? id,
  email: names.get(id)?.email ?? null,
});

const presentGoods = ({ number, name, spec, image, quantity }: CountedItem) => ({
  number,
  name,
  spec,
  image,
  quantity,
});

export const presentCount = (count: CountedCount, names: Names): StockCount => ({
  number: count.number,
  bin: count.bin,
  state: count.state,
  counter: count.counter === null ? null : personOf(count.counter, names),
  opened_at: count.openedAt.toISOString(),
  closed_at: count.closedAt?.toISOString() ?? null,
  done_at: count.doneAt?.toISOString() ?? null,
  again_of: count.againOf,
  scanned: count.scanned,
  difference_count: count.missing + count.found + count.wrongBin,
  undecided: count.undecided,
});

export const presentScanned = (item: CountedItem, counted: string, scanned: number): ScannedGoods => ({
  ...presentGoods(item),
  place: placeOf(item, counted),
  bin: item.bin,
  scanned,
});

/** A count as this member of staff sees it. */
export const presentWhole = (whole: WholeCount, staffId: string): StockCountDetail => {
  const { count, scans, differences, goods, elsewhere, names } = whole;
  return {
    ...presentCount(count, names),
    scans: scans.flatMap((scan) => {
      const item = goods.get(scan.itemId);
      return item ? [{ ...presentGoods(item), at: scan.at.toISOString(), by: personOf(scan.staffId, names) }] : [];
    }),
    differences: differences.flatMap(({ itemId, kind, bin, outcome, decidedBy, decidedAt }) => {
      const item = goods.get(itemId);
      if (!item) return [];
      return [
        {
          ...presentGoods(item),
          kind,
          bin,
          seen_in: elsewhere.get(itemId) ?? null,
          package_number: item.packageNumber,
          package_paid: item.packagePaid,
          return_number: item.returnNumber,
          outcome,
          by: decidedBy === null ? null : personOf(decidedBy, names),
          at: decidedAt?.toISOString() ?? null,
        },
      ];
    }),
    is_own: count.counter === staffId,
    may_decide: count.state === 'to_decide' && mayDecide(whole, staffId),
  };
};
