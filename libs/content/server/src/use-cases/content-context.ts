import type { Article, ArticlePage, FooterGroup, Website } from '@caravan/content/contract';
import type { Retained, SetupSteps } from '@caravan/content/port';
import { languages, type Clock } from '@caravan/kernel';
import type { Core, Database, TopicCache } from '@caravan/server-core';
import type { StaffChanges, StaffMembers } from '@caravan/tasks/port';
import type { RateRow } from '../db/exchange-rate.repo.ts';
import type { findSettings, SettingRow } from '../db/setting.repo.ts';

/** The configurations that staff have set. */
export type ShopSettings = Awaited<
  ReturnType<typeof findSettings<'features' | 'arrival_photos' | 'rules' | 'service_fee' | 'exchange_margin'>>
>;

/** The topics of content's caches. Who changes their data counts it with `caches.changed`. */
export const topics = {
  articles: 'content.articles',
  websites: 'content.websites',
  companies: 'content.companies',
  rates: 'content.rates',
  features: 'content.features',
} as const;

/** The dependencies of content's use cases: the database, and caches of data that is the same for all callers. */
export interface ContentContext {
  db: Database;
  clock: Clock;
  footers: TopicCache<FooterGroup[]>;
  pages: TopicCache<ArticlePage>;
  articles: TopicCache<Article | undefined>;
  websites: TopicCache<Website>;
  companies: TopicCache<SettingRow<'company'> | undefined>;
  rates: TopicCache<RateRow[]>;
  features: TopicCache<ShopSettings>;
  staffChanges: () => StaffChanges;
  /** Whose address a test mail goes to. */
  staffMembers: () => StaffMembers;
  /** The rows that are deleted after a time, of all features. */
  retained: () => Retained;
  /** The items of the set-up, of all features. */
  setup: () => SetupSteps;
}

export const contentContext = (
  { db, clock, caches, counters }: Pick<Core, 'db' | 'clock' | 'caches' | 'counters'>,
  {
    staffChanges,
    staffMembers,
    retained,
    setup,
  }: Pick<ContentContext, 'staffChanges' | 'staffMembers' | 'retained' | 'setup'>,
): ContentContext => {
  const count = counters.cacheReads('content');
  return {
    db,
    clock,
    footers: caches.of(topics.articles, { max: languages.length, count }),
    pages: caches.of(topics.articles, { max: 50, count }),
    articles: caches.of(topics.articles, { max: 200, count }),
    websites: caches.of(topics.websites, { max: 20, count }),
    companies: caches.of(topics.companies, { max: 1, count }),
    rates: caches.of(topics.rates, { max: 1, count }),
    features: caches.of(topics.features, { max: 1, count }),
    staffChanges,
    staffMembers,
    retained,
    setup,
  };
};
