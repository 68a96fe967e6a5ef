import { scannedCode, shopDay } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import type { RefusedLabels } from '@caravan/tasks/port';
import { fail, type TurnedUpGoods } from '@caravan/warehouse-packages/contract';
import type { PackageContext } from '../../core/package-context.ts';
import type { StaffCall } from '../../core/staff-step.ts';
import { itemsByNumber } from '../staff-store.repo.ts';
import { lockItem } from '../warehouse.repo.ts';
import { findLoss, findOfItem, insertFind, lostNumbered } from './store-loss.repo.ts';

/** Says of the first of these labels that belongs to lost goods what they are, and what to do with them. */
export const refuseLost = async (db: Database, numbers: readonly string[]): Promise<void> => {
  const [lost] = await lostNumbered(db, numbers);
  if (!lost) return;
  const { number, lostAt, foundAt, note } = lost;
  throw foundAt
    ? fail('item_turned_up', { number, date: shopDay(foundAt), note })
    : fail('item_lost', { number, date: shopDay(lostAt) });
};

/** Goods that turn up are known to the station that scans their label. */
export const lostGoodsLabels: RefusedLabels = { refuse: (db, label) => refuseLost(db, [scannedCode(label)]) };

/**
 * Records that lost goods turned up, and what becomes of them. Their shopper was paid back, so they are the shop's: they
 * stay out of the warehouse, and no money moves. A repeated call answers as the first.
 */
export const turnUpGoods = async (
  tx: Tx,
  { clock }: Pick<PackageContext, 'clock'>,
  { staffId, audit, unchanged }: StaffCall,
  number: string,
  note: string,
): Promise<TurnedUpGoods> => {
  const [seen] = await itemsByNumber(tx, [number]);
  // Of two members at once the second reads the record of the first.
  const item = seen && (await lockItem(tx, seen.id));
  if (!item) throw fail('not_found');
  if (!(await findLoss(tx, item.id))) throw fail('item_not_lost');
  const known = await findOfItem(tx, item.id);
  if (known) {
    unchanged();
    return { number, note: known.note, at: known.at.toISOString() };
  }
  const at = clock();
  await insertFind(tx, { itemId: item.id, staffId, note, at });
  await audit(tx, { action: 'item.turn_up', subject: { kind: 'item', ref: number }, note });
  return { number, note, at: at.toISOString() };
};
