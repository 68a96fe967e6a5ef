import { hash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Clock, PageAnswer } from '@caravan/kernel';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** A page that is the same for everybody, ready to send. */
export interface CachedPage {
  /** Without its text, of which only compressed forms are kept. */
  answer: Pick<PageAnswer, 'status' | 'headers'>;
  etag: string;
  /** What is said of it without a body, kept here by whoever first sends it. */
  head?: OutgoingHttpHeaders;
  /** Compressed roughly for the first who asks, thoroughly for whoever asks once that is done; as it is for the few who take nothing compressed. */
  form: (encoding: Encoding | undefined) => PageForm;
}

/** A page's body. */
export interface PageForm {
  body: Buffer;
  encoding?: Encoding;
  /** Kept here by whoever first sends it. */
  head?: OutgoingHttpHeaders;
}

/**
 * A page being made. Few are at a time, so they stand in a list: a map whose last entry goes makes a new table each time, and the first
 * of those to become old keeps all that come after it, with their pages, until the whole heap is collected.
 */
interface Flight {
  key: string;
  page: Promise<CachedPage | undefined>;
}

interface Entry {
  page: CachedPage;
  /** About as much as it takes in memory. */
  bytes: number;
  freshUntil: number;
  staleUntil: number;
}

export interface PageCacheOptions {
  clock: Clock;
  maxPages?: number;
  maxBytes?: number;
  /** How long a page is served without asking again. */
  freshFor?: number;
  /** How much longer it is still served while a new one is being made. */
  staleFor?: number;
}

export interface PageCache {
  /**
   * The page under this key: at once from memory, or made by `render`, once for however many ask at the same time. Undefined where what
   * was made is not for everybody: then each caller has to make its own.
   */
  get: (key: string, render: () => Promise<PageAnswer>) => CachedPage | Promise<CachedPage | undefined>;
  size: () => number;
}

const brotliOptions = ({ length }: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    // 64 kB hold most pages. The usual window of 4 MB takes half as long again to set up, and makes no page smaller.
    [constants.BROTLI_PARAM_LGWIN]: 16,
  },
});

/** A sixth smaller, five times the work; beyond this quality a page costs more to compress than to render, and becomes hardly smaller. */
const thoroughly: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => brotli(plain, brotliOptions(plain, 5)),
  gzip: (plain) => zip(plain),
};

/** Where pages are written to be compressed: a buffer for each stood in memory, by the hundred, until the collector came to them. */
const workspace = Buffer.allocUnsafeSlow(512 * 1024);

/** In UTF-8; good until the next page is written. */
const bytesOf = (html: string): Buffer => {
  // A character becomes three bytes at most.
  if (html.length * 3 > workspace.length) return Buffer.from(html);
  return workspace.subarray(0, workspace.write(html));
};

/**
 * A page's forms. It is kept compressed alone, which is a third of it: nearly everybody takes Brotli, and who does not gets it expanded.
 * Many pages are asked for once: only from the second time on is one worth the thorough work.
 */
const formsOf = (rough: Buffer): CachedPage['form'] => {
  const forms: { br: PageForm; gzip?: PageForm } = { br: { body: rough, encoding: 'br' } };
  const times = { br: 0, gzip: 0 };
  const plain = (): Buffer => brotliDecompressSync(forms.br.body);
  const improve = async (encoding: Encoding): Promise<void> => {
    forms[encoding] = { body: await thoroughly[encoding](plain()), encoding };
  };
  return (encoding) => {
    if (!encoding) return { body: plain() };
    times[encoding] += 1;
    // Where it fails, the rough form goes on being sent.
    if (times[encoding] === 2) improve(encoding).catch(() => undefined);
    return (forms[encoding] ??= { body: gzipSync(plain(), { level: 1 }), encoding });
  };
};

const prepare = ({ status, headers, html }: PageAnswer): Pick<Entry, 'page' | 'bytes'> => {
  const bytes = bytesOf(html);
  const rough = brotliCompressSync(bytes, brotliOptions(bytes, 0));
  // Of the compressed form, which is a quarter as long and says the same.
  const etag = `W/"${hash('sha256', rough, 'base64url').slice(0, 22)}"`;
  // With the second form that a few ask for.
  return { page: { answer: { status, headers }, etag, form: formsOf(rough) }, bytes: rough.length * 2 };
};

/** Only what was found and is for everybody: errors pass, and unknown paths are without number. */
const isForAll = ({ shared, status }: PageAnswer): boolean => shared && status === 200;

/** Pages in memory: the least recently used go first, when there are too many or they are too large together. */
export const makePageCache = (options: PageCacheOptions): PageCache => {
  const { clock, maxPages = 500, maxBytes = 64 * 1024 * 1024, freshFor = 60_000, staleFor = 60_000 } = options;
  const entries = new LRUCache<string, Entry>({ max: maxPages, maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  const flights: Flight[] = [];

  const keep = (key: string, prepared: Pick<Entry, 'page' | 'bytes'>): CachedPage => {
    const now = clock().getTime();
    entries.set(key, { ...prepared, freshUntil: now + freshFor, staleUntil: now + freshFor + staleFor });
    return prepared.page;
  };

  const make = async (key: string, render: () => Promise<PageAnswer>): Promise<CachedPage | undefined> => {
    const answer = await render();
    if (!isForAll(answer)) {
      entries.delete(key);
      return undefined;
    }
    return keep(key, prepare(answer));
  };

  const makeOnce = (key: string, render: () => Promise<PageAnswer>): Promise<CachedPage | undefined> => {
    const underWay = flights.find((flight) => flight.key === key);
    if (underWay) return underWay.page;
    const page = make(key, render).finally(() => flights.splice(flights.indexOf(flight), 1));
    const flight = { key, page };
    flights.push(flight);
    return page;
  };

  return {
    size: () => entries.size,
    get(key, render) {
      const entry = entries.get(key);
      const now = clock().getTime();
      if (!entry || now >= entry.staleUntil) return makeOnce(key, render);
      // A failure leaves the old page, which is asked for again at the next visit.
      if (now >= entry.freshUntil) makeOnce(key, render).catch(() => undefined);
      return entry.page;
    },
  };
};
