import type { CursorPage } from '@caravan/kernel';
import { instant, z } from '@caravan/kernel/zod';
import { cutPage, readCursor, type Tx } from '@caravan/server-core';
import {
  fail,
  type Acceptance,
  type GoodsMove,
  type QualityCheck,
  type StaffStoreQuery,
} from '@caravan/warehouse-packages/contract';
import { refuseMixing } from '../bins/bin-rule.ts';
import { bringItems, holdBins, moveItems } from '../bins/bin-move.repo.ts';
import { countStore, lockNumbered, pageOfStore, setCheck, stagesOf } from './staff-store.repo.ts';
import { lockItem } from './warehouse.repo.ts';
import { photosDue } from '@caravan/warehouse-packages/port';
import { onShelf, type ShelfItem } from './shelf.repo.ts';
import type { PackageContext } from '../core/package-context.ts';
import { tellOfSearch } from './missing/search-message.ts';
import { refuseLost } from './missing/turn-up.ts';
import { itemQueues, settleGoodsTasks } from '../tasks/settle-tasks.ts';
import type { StaffCall } from '../core/staff-step.ts';

const place = z.tuple([instant, z.string()]);

/** Goods of all shoppers in the warehouse, oldest first. */
export const listStaffStore = async (
  context: Pick<PackageContext, 'db' | 'services'>,
  query: StaffStoreQuery,
): Promise<CursorPage<ShelfItem>> => {
  const { db } = context;
  const after = readCursor(query.cursor, place);
  const [rows, count] = await Promise.all([pageOfStore(db, query, after), countStore(db, query)]);
  const { items, next } = cutPage(rows, query.limit, ({ storedAt, id }) => [storedAt.toISOString(), id]);
  return { items: await onShelf(db, context, items), next, count };
};

/** Locks goods by their numbers. Refuses unknown numbers, and goods that a packer has in hand. */
const lockMovable = async (tx: Tx, numbers: readonly string[]) => {
  const items = await lockNumbered(tx, numbers);
  const unknown = numbers.filter((number) => !items.some((item) => item.number === number));
  if (unknown.length) {
    await refuseLost(tx, unknown);
    throw fail('item_unknown', { number: unknown[0] });
  }
  const stages = await stagesOf(
    tx,
    items.flatMap(({ packageNumber }) => packageNumber ?? []),
  );
  const inHand = items.find(
    ({ bin, missingAt, packageNumber }) =>
      bin === null && missingAt === null && packageNumber && stages.get(packageNumber),
  );
  if (inHand) throw fail('item_packed', { number: inHand.packageNumber });
  return items;
};

/** Puts goods into a bin, all or none. Goods that are there already have no move. */
export const moveGoods = async (
  tx: Tx,
  context: PackageContext,
  { staffId, audit, unchanged }: StaffCall,
  { numbers, bin, brought }: GoodsMove,
): Promise<ShelfItem[]> => {
  const held = await lockMovable(tx, [...new Set(numbers)]);
  const items = brought ? await bringItems(tx, held, bin) : held;
  await refuseMixing(tx, [{ bin, ids: items.map(({ id }) => id) }]);
  await holdBins(tx, [{ bin, items }]);
  const at = context.clock();
  const moved = await moveItems(tx, items, { toBin: bin, cause: 'moved', staffId, at });
  for (const { number, bin: from } of moved)
    await audit(tx, {
      action: 'item.move',
      subject: { kind: 'item', ref: number },
      data: { from, to: bin, ...(brought && { brought }) },
    });
  if (!moved.length) unchanged();
  const found = items.filter(({ missingAt }) => missingAt !== null);
  await settleGoodsTasks(tx, context, moved, found.length ? itemQueues : ['qc', 'shelve']);
  await tellOfSearch(
    tx,
    context,
    'found',
    found.map(({ id }) => id),
    at,
  );
  return onShelf(
    tx,
    context,
    items.map((item) => ({ ...item, bin, missingAt: null })),
  );
};

/** Records a quality check. The paid photos come first; a failed check says what is wrong. */
export const checkGoods = async (
  tx: Tx,
  context: PackageContext,
  { audit, unchanged }: StaffCall,
  id: string,
  { result, note }: QualityCheck,
): Promise<ShelfItem> => {
  const item = await lockItem(tx, id);
  if (!item || item.leftAt !== null) throw fail('not_found');
  if (result === 'failed' && note === '') throw fail('invalid', { fields: { note: 'required' } });
  const [shown] = await onShelf(tx, context, [{ ...item, checkState: result, checkNote: note }]);
  if (!shown) throw fail('not_found');
  if (item.checkState === result && item.checkNote === note) {
    unchanged();
    return shown;
  }
  const owed = photosDue({ ...shown, photos: shown.photos.length });
  if (result === 'passed' && owed > 0) throw fail('photos_owed', { count: owed });
  await setCheck(tx, id, { checkState: result, checkNote: note });
  await audit(tx, {
    action: 'item.check',
    subject: { kind: 'item', ref: item.number },
    note,
    data: { result, before: item.checkState },
  });
  await settleGoodsTasks(tx, context, [item], ['qc']);
  return shown;
};

/** Lets goods leave that failed their check. What the check noted stays; the reason is in the log. */
export const acceptGoods = async (
  tx: Tx,
  context: PackageContext,
  { audit, unchanged }: StaffCall,
  id: string,
  { note }: Acceptance,
): Promise<ShelfItem> => {
  const item = await lockItem(tx, id);
  if (!item || item.leftAt !== null) throw fail('not_found');
  const [shown] = await onShelf(tx, context, [{ ...item, checkState: 'accepted' }]);
  if (!shown) throw fail('not_found');
  if (item.checkState === 'accepted') {
    unchanged();
    return shown;
  }
  const { checkNote } = item;
  if (item.checkState !== 'failed') throw fail('wrong_state');
  await setCheck(tx, id, { checkState: 'accepted', checkNote });
  await audit(tx, {
    action: 'item.accept',
    subject: { kind: 'item', ref: item.number },
    note,
    data: { check_note: checkNote },
  });
  await settleGoodsTasks(tx, context, [item], ['qc']);
  return shown;
};
