import type { PageAnswer } from '@caravan/kernel';
import { LRUCache } from 'lru-cache';
import type { Core } from '../feature.ts';
import { packBytes, type PackedBytes } from '../server/answers/packed-bytes.ts';

/**
 * A page that is the same for all visitors, in memory outside V8's heap. Nearly every browser accepts Brotli, so the
 * page is compressed only once.
 */
export interface CachedPage extends Pick<PageAnswer, 'headers'> {
  bytes: PackedBytes;
}

type Render = () => Promise<PageAnswer>;

export interface PageCache {
  /**
   * Returns the page of this key, from memory or from `render`. Undefined if the rendered page is an error or belongs
   * to one visitor: then each caller must render it.
   */
  get: (key: string, render: Render) => Promise<CachedPage | undefined>;
}

const maxPages = 500;
const maxBytes = 32 * 1024 * 1024;
const freshFor = 60_000;
const staleFor = 60_000;

const prepare = async ({ headers, html }: PageAnswer): Promise<CachedPage> => ({
  headers,
  bytes: await packBytes(Buffer.from(html)),
});

/**
 * Shared pages with status 200 are kept until any topic of the caches changes. What changes by time alone, such as
 * product info, is no topic: so a page is fresh for 60 seconds, and is served for up to 60 more while a new one is
 * rendered. If that fails, the old page stays.
 */
export const makePageCache = ({ clock, caches, counters }: Pick<Core, 'clock' | 'caches' | 'counters'>): PageCache => {
  const count = counters.cacheReads('pages');
  const pages = new LRUCache<string, CachedPage, Render>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ bytes: { plain, brotli } }) => plain.length + brotli.length + 1,
    ttl: freshFor,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    noDeleteOnFetchRejection: true,
    // The waiting callers still get a page that is evicted while it is rendered.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: render }) => {
      const answer = await render();
      return answer.shared && answer.status === 200 ? prepare(answer) : undefined;
    },
  });
  counters.cacheBytes('pages', () => pages.calculatedSize);
  let changes = 0;
  return {
    get(key, render) {
      if (changes !== caches.changes()) {
        changes = caches.changes();
        // Pages that are being rendered go to those who wait for them, and are not kept either.
        pages.clear();
      }
      const status: LRUCache.Status<string, CachedPage, Render> = {};
      const page = pages.fetch(key, {
        context: render,
        allowStale: pages.getRemainingTTL(key) > -staleFor,
        status,
      });
      count(status.fetch === 'hit' || status.returnedStale ? 'hit' : 'miss');
      return page;
    },
  };
};
