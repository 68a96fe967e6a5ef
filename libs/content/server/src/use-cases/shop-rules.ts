import type { ServiceFeeRule, ShopRules, StaffShopRules, TermsRules } from '@caravan/content/contract';
import type { Language } from '@caravan/kernel';
import type { Core, Database, Tx } from '@caravan/server-core';
import { lockArticles } from '../db/article-version.repo.ts';
import { findSetting, findSettings, writeSetting } from '../db/setting.repo.ts';
import { exchangeMarginAt, serviceFeeAt } from '../domain/planned-versions.ts';
import { rulesOf, termsRules } from '../domain/terms-rules.ts';
import type { ExpectedVersion } from '../db/write-version.ts';
import { topics, type ContentContext, type ShopSettings } from './content-context.ts';
import { keepArticleVersions } from './keep-article-versions.ts';
import { notWritten } from './not-written.ts';
import { findUnstatedRules } from './unstated-rules.ts';

/** Read from the database, not from memory. */
export const readSettings = ({ db }: ContentContext): Promise<ShopSettings> =>
  findSettings(db, ['features', 'arrival_photos', 'rules', 'service_fee', 'exchange_margin']);

export const settingsFromMemory = (context: ContentContext): Promise<ShopSettings> =>
  context.features.get('all', () => readSettings(context));

/** The service fee of today, from memory; undefined if there is none. */
export const serviceFeeFromMemory = async (context: ContentContext): Promise<ServiceFeeRule | undefined> => {
  const { service_fee: fees } = await settingsFromMemory(context);
  return serviceFeeAt(fees?.value ?? [], context.clock());
};

/** The rules of orders that are placed now, from memory: those that the shop has decided, and the service fee of today. */
export const termsFromMemory = async (context: ContentContext): Promise<TermsRules> => {
  const { rules } = await settingsFromMemory(context);
  return termsRules(rulesOf(rules?.value), await serviceFeeFromMemory(context));
};

/** The margin on the exchange rates of payments that begin now, in basis points, from memory. */
export const marginFromMemory = async (context: ContentContext): Promise<number> => {
  const { exchange_margin: margins } = await settingsFromMemory(context);
  return exchangeMarginAt(margins?.value ?? [], context.clock());
};

/** The rules as staff edit them, not from memory. */
export const readShopRules = async (db: Database, language: Language): Promise<StaffShopRules> => {
  const set = await findSetting(db, 'rules');
  const rules = rulesOf(set?.value);
  return {
    rules,
    unstated: await findUnstatedRules(db, rules, language),
    edited_at: set?.editedAt.toISOString() ?? null,
    version: set?.version ?? 0,
  };
};

export interface ChangeShopRules {
  given: ShopRules;
  /** Of the answer. */
  language: Language;
  expected: ExpectedVersion;
  /** Writes the audit entry in the same transaction, with the rules before. */
  audit: (tx: Tx, before: ShopRules) => Promise<void>;
}

/** Sets the rules of orders that are placed from now on; articles that state them change at the same moment. Fails with `changed_meanwhile`. */
export const changeShopRules = async (
  { transaction, clock, caches }: Pick<Core, 'transaction' | 'clock' | 'caches'>,
  context: ContentContext,
  { given, language, expected, audit }: ChangeShopRules,
): Promise<StaffShopRules> => {
  await transaction(async (tx) => {
    await lockArticles(tx);
    const before = await findSetting(tx, 'rules');
    if (!(await writeSetting(tx, 'rules', given, { now: clock(), expected }))) {
      const now = await findSetting(tx, 'rules');
      throw await notWritten(context, tx, { kind: 'shop_rules', ref: 'rules' }, now?.version);
    }
    await audit(tx, rulesOf(before?.value));
    await keepArticleVersions(tx, [], clock());
    await caches.changed(tx, topics.features);
    await caches.changed(tx, topics.articles);
  });
  return readShopRules(context.db, language);
};
