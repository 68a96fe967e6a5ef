import { usualRules, type ShopRules, type StaffShopRules } from '@caravan/content/contract';
import type { Core, Database, Tx } from '@caravan/server-core';
import { findSetting, writeSetting } from '../db/setting.repo.ts';
import type { ExpectedVersion } from '../db/write-version.ts';
import { topics, type ContentContext } from './content-context.ts';
import { notWritten } from './not-written.ts';

/** The rules that owners have set, and the usual ones of those that came with a later release. */
export const rulesOf = (set: Partial<ShopRules> | null | undefined): ShopRules => ({ ...usualRules, ...set });

/** The rules as staff edit them, not from memory. */
export const readShopRules = async (db: Database): Promise<StaffShopRules> => {
  const set = await findSetting(db, 'rules');
  return { rules: rulesOf(set?.value), edited_at: set?.editedAt.toISOString() ?? null, version: set?.version ?? 0 };
};

export interface ChangeShopRules {
  given: ShopRules;
  expected: ExpectedVersion;
  /** Writes the audit entry in the same transaction, with the rules before. */
  audit: (tx: Tx, before: ShopRules) => Promise<void>;
}

/** Sets the rules of orders that are placed from now on. Fails with `changed_meanwhile`. */
export const changeShopRules = async (
  { transaction, clock, caches }: Pick<Core, 'transaction' | 'clock' | 'caches'>,
  context: ContentContext,
  { given, expected, audit }: ChangeShopRules,
): Promise<StaffShopRules> => {
  await transaction(async (tx) => {
    const before = await findSetting(tx, 'rules');
    if (!(await writeSetting(tx, 'rules', given, { now: clock(), expected }))) {
      const now = await findSetting(tx, 'rules');
      throw await notWritten(context, tx, { kind: 'shop_rules', ref: 'rules' }, now?.version);
    }
    await audit(tx, rulesOf(before?.value));
    await caches.changed(tx, topics.features);
  });
  return readShopRules(context.db);
};
