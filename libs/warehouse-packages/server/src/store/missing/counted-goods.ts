import { fail } from '@caravan/warehouse-packages/contract';
import type { CountCall, CountedGoods, CountedItem } from '@caravan/warehouse-packages/port';
import type { Tx } from '@caravan/server-core';
import { holdBins, moveItems } from '../../bins/bin-move.repo.ts';
import { refuseMixing } from '../../bins/bin-rule.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { tellOfSearch } from './search-message.ts';
import { refuseLost } from './turn-up.ts';
import { itemQueues, settleGoodsTasks } from '../../tasks/settle-tasks.ts';
import {
  countedByIds,
  countedByNumber,
  isInWarehouseOf,
  itemsBeside,
  lockCounted,
  lockCountedBin,
  markMissing,
  missingItems,
} from './counted-item.repo.ts';

const log = async (
  tx: Tx,
  { audit, count }: CountCall,
  action: 'item.miss' | 'item.move',
  items: readonly CountedItem[],
  to: string | null,
): Promise<void> => {
  for (const { number, bin: from, missingAt } of items)
    await audit(tx, {
      action,
      subject: { kind: 'item', ref: number },
      data: { from, to, count, ...(missingAt && { missing_since: missingAt.toISOString() }) },
    });
};

const isSearched = ({ missingAt }: CountedItem): boolean => missingAt !== null;
const idsOf = (items: readonly CountedItem[]) => items.map(({ id }) => id);

/** The goods in bins, for counts of them. */
export const countedGoods = (context: PackageContext): CountedGoods => ({
  lockBin: lockCountedBin,
  beside: itemsBeside,
  find: countedByIds,
  async numbered(db, number, bin) {
    const item = await countedByNumber(db, number);
    if (item && item.leftAt !== null) await refuseLost(db, [number]);
    if (item && !(await isInWarehouseOf(db, item, bin))) throw fail('bin_elsewhere', { bin });
    return item;
  },
  lock: lockCounted,
  missing: missingItems,
  async put(tx, call, items, bin) {
    await refuseMixing(tx, [{ bin, ids: idsOf(items) }]);
    await holdBins(tx, [{ bin, items }]);
    const at = context.clock();
    await moveItems(tx, items, { toBin: bin, cause: 'moved', staffId: call.staffId, at });
    await log(tx, call, 'item.move', items, bin);
    await settleGoodsTasks(tx, context, items, itemQueues);
    await tellOfSearch(tx, context, 'found', idsOf(items.filter(isSearched)), at);
  },
  async lose(tx, call, items) {
    const at = context.clock();
    await moveItems(tx, items, { toBin: null, cause: 'missing', staffId: call.staffId, at });
    await markMissing(tx, idsOf(items.filter((item) => !isSearched(item))), at);
    await log(tx, call, 'item.miss', items, null);
    await settleGoodsTasks(tx, context, items, itemQueues);
    await tellOfSearch(tx, context, 'searched', idsOf(items.filter((item) => !isSearched(item))), at);
  },
});
