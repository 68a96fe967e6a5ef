import type { Article, ArticlePage, FooterGroup, Website } from '@caravan/content/contract';
import { minute, type Clock } from '@caravan/kernel';
import { shortCache, type Core, type Database, type ShortCache } from '@caravan/server-core';
import type { StaffChanges } from '@caravan/tasks/port';
import type { RateRow } from '../db/exchange-rate.repo.ts';
import type { FeaturesRow } from '../db/setting.repo.ts';

/** The dependencies of content's use cases: the database, and caches of data that is the same for all callers. */
export interface ContentContext {
  db: Database;
  clock: Clock;
  footers: ShortCache<FooterGroup[]>;
  pages: ShortCache<ArticlePage>;
  articles: ShortCache<Article | undefined>;
  websites: ShortCache<Website>;
  rates: ShortCache<RateRow[]>;
  features: ShortCache<FeaturesRow | undefined>;
  staffChanges: () => StaffChanges;
}

const cacheTtl = minute / 4;

export const contentContext = (
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  staffChanges: () => StaffChanges,
): ContentContext => ({
  db,
  clock,
  footers: shortCache(clock, { ttl: cacheTtl, max: 2 }),
  pages: shortCache(clock, { ttl: cacheTtl, max: 50 }),
  articles: shortCache(clock, { ttl: cacheTtl, max: 200 }),
  websites: shortCache(clock, { ttl: cacheTtl, max: 20 }),
  rates: shortCache(clock, { ttl: cacheTtl, max: 1 }),
  features: shortCache(clock, { ttl: cacheTtl, max: 1 }),
  staffChanges,
});
