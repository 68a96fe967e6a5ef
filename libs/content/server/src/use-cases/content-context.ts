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
  { db, clock, counters }: Pick<Core, 'db' | 'clock' | 'counters'>,
  staffChanges: () => StaffChanges,
): ContentContext => {
  const count = counters.cacheReads('content');
  const cache = <T>(max: number): ShortCache<T> => shortCache(clock, { ttl: cacheTtl, max, count });
  return {
    db,
    clock,
    footers: cache(2),
    pages: cache(50),
    articles: cache(200),
    websites: cache(20),
    rates: cache(1),
    features: cache(1),
    staffChanges,
  };
};
