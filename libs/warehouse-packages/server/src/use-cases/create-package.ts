import type { Language } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { fail, type NewPackage, type PackageMade } from '@caravan/warehouse-packages/contract';
import { currentLine } from '../db/line.repo.ts';
import { insertPackage, insertPackageEvent, insertPackageItems } from '../db/package-write.repo.ts';
import type { PackageRow } from '../db/package.table.ts';
import { lockItems, reserveItems } from '../db/shelf.repo.ts';
import type { StoreItemRow } from '../db/store-item.table.ts';
import { objectionToPacking } from '../domain/choose-items.ts';
import { parcelOf } from '../domain/parcel-of.ts';
import { quoteLine } from '../domain/quote-line.ts';
import { refusalData } from '../present-quote.ts';
import { changePackage } from './change-package.ts';
import { draftPackage, type PackageDraft } from './draft-package.ts';
import type { PackageContext } from './package-context.ts';

type Once = (work: (tx: Tx) => Promise<PackageMade>) => Promise<PackageMade>;

/** A shopper's wish, and in which language they read what stands against it. */
export interface Packing {
  userId: string;
  wish: NewPackage;
  language: Language;
}

/** Numbers are random; one that is taken comes about once in a hundred thousand packages a month. */
const attempts = 5;

const lockChosen = async (tx: Tx, userId: string, ids: readonly string[]): Promise<StoreItemRow[]> => {
  const items = await lockItems(tx, userId, ids);
  if (items.length !== ids.length) throw fail('not_found');
  const objection = objectionToPacking(items);
  if (objection) throw fail(objection);
  return items;
};

/** The fee as it is now; nobody pays another than they were shown. */
const quoteWish = async (tx: Tx, items: readonly StoreItemRow[], country: string, { wish, language }: Packing, now: Date) => {
  const line = await currentLine(tx, wish.line_id);
  if (!line) throw fail('not_found');
  if (!line.active) throw fail('line_unavailable');
  const quote = quoteLine(line, country, parcelOf(items, wish.declared_value_fen, now));
  if (!quote) throw fail('line_wrong_country');
  if (quote.refusal) throw fail(quote.refusal.reason, refusalData(quote.refusal, language));
  if (wish.fee_fen !== undefined && wish.fee_fen !== quote.feeFen) throw fail('quote_changed', { fee_fen: quote.feeFen });
  return { line, quote };
};

const insertDraft = async (tx: Tx, draft: PackageDraft): Promise<PackageRow> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const row = draftPackage(draft);
    if (await insertPackage(tx, row)) return row;
  }
  throw new Error(`no free package number in ${attempts} attempts`);
};

const created = { seq: 1, event: 'created', fromStatus: null, toStatus: 'pending_payment', actor: 'shopper', note: null, data: {} } as const;

/**
 * Packs goods into one parcel at the fee of this moment; they are reserved at once. The address is read before anything is locked. A package
 * that costs nothing, by a line of which staff say so, is paid as it is made.
 */
export const createPackage = async (context: PackageContext, packing: Packing, once: Once): Promise<PackageMade> => {
  const { userId, wish } = packing;
  const address = await context.addresses().find(userId, wish.address_id, 'shipping');
  return once(async (tx) => {
    if (!address) throw fail('not_found');
    const now = context.clock();
    const ids = wish.item_ids;
    const items = await lockChosen(tx, userId, ids);
    const { line, quote } = await quoteWish(tx, items, address.country, packing, now);

    const row = await insertDraft(tx, { userId, wish, address, line, quote, now });
    const { number: packageNumber } = row;
    await insertPackageItems(
      tx,
      ids.map((itemId, position) => ({ packageNumber, itemId, position })),
    );
    await insertPackageEvent(tx, { packageNumber, ...created, actorId: userId, at: now });
    if ((await reserveItems(tx, ids, packageNumber, now)) !== ids.length) throw fail('item_taken');
    // No payment could be made of it.
    if (row.feeFen === 0) await changePackage(tx, context, row, { event: 'paid', by: { actor: 'shopper', id: userId }, patch: { paidAt: now } });
    return { number: packageNumber, amount_fen: row.feeFen, expires_at: row.expiresAt.toISOString() };
  });
};
