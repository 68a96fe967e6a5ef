import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Clock, PageAnswer } from '@caravan/kernel';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** A page that is the same for everybody, ready to send. */
export interface CachedPage {
  /** Without its text, which would be in memory twice. */
  answer: Pick<PageAnswer, 'status' | 'headers'>;
  etag: string;
  plain: Buffer;
  /** The page compressed: roughly for the first who asks, thoroughly for whoever asks once that is done. */
  encoded: (encoding: Encoding) => Buffer;
}

interface Entry {
  page: CachedPage;
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

/** With its two compressed forms, which are a quarter of it each at most. */
const sizeOf = ({ plain }: CachedPage): number => plain.length * 1.5;

const brotliOptions = ({ length }: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    // 64 kB hold most pages. The usual window of 4 MB takes half as long again to set up, and makes no page smaller.
    [constants.BROTLI_PARAM_LGWIN]: 16,
  },
});

/** Compresses at once and roughly, in an eighth of a millisecond: on another thread it would take longer to hand it over and back. */
const quickly: Record<Encoding, (plain: Buffer) => Buffer> = {
  br: (plain) => brotliCompressSync(plain, brotliOptions(plain, 1)),
  gzip: (plain) => gzipSync(plain, { level: 1 }),
};

/** A sixth smaller, five times the work; beyond this quality a page costs more to compress than to render, and becomes hardly smaller. */
const thoroughly: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => brotli(plain, brotliOptions(plain, 5)),
  gzip: (plain) => zip(plain),
};

/** A page's compressed forms. Many pages are asked for once: only from the second time on is one worth the thorough work. */
const compressing = (plain: Buffer): CachedPage['encoded'] => {
  const forms = new Map<Encoding, Buffer>();
  const improved = new Set<Encoding>();
  const improve = (encoding: Encoding): void => {
    improved.add(encoding);
    // Where it fails, the rough form goes on being sent.
    thoroughly[encoding](plain).then((form) => forms.set(encoding, form), () => undefined);
  };
  return (encoding) => {
    const known = forms.get(encoding);
    if (known && !improved.has(encoding)) improve(encoding);
    const form = known ?? quickly[encoding](plain);
    forms.set(encoding, form);
    return form;
  };
};

const prepare = (answer: PageAnswer): CachedPage => {
  const { status, headers, html } = answer;
  const plain = Buffer.from(html);
  const hash = createHash('sha256').update(plain).update(JSON.stringify(headers)).digest('base64url').slice(0, 22);
  return { answer: { status, headers }, etag: `W/"${hash}"`, plain, encoded: compressing(plain) };
};

/** Only what was found and is for everybody: errors pass, and unknown paths are without number. */
const isForAll = ({ shared, status }: PageAnswer): boolean => shared && status === 200;

/** Pages in memory: the least recently used go first, when there are too many or they are too large together. */
export const makePageCache = (options: PageCacheOptions): PageCache => {
  const { clock, maxPages = 500, maxBytes = 64 * 1024 * 1024, freshFor = 60_000, staleFor = 60_000 } = options;
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Promise<CachedPage | undefined>>();
  let bytes = 0;

  const drop = (key: string): void => {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= sizeOf(entry.page);
  };

  const keep = (key: string, page: CachedPage): void => {
    drop(key);
    const now = clock().getTime();
    entries.set(key, { page, freshUntil: now + freshFor, staleUntil: now + freshFor + staleFor });
    bytes += sizeOf(page);
    for (const oldest of entries.keys()) {
      if (entries.size <= maxPages && bytes <= maxBytes) break;
      drop(oldest);
    }
  };

  const make = async (key: string, render: () => Promise<PageAnswer>): Promise<CachedPage | undefined> => {
    const answer = await render();
    if (!isForAll(answer)) {
      drop(key);
      return undefined;
    }
    const page = prepare(answer);
    keep(key, page);
    return page;
  };

  const makeOnce = (key: string, render: () => Promise<PageAnswer>): Promise<CachedPage | undefined> => {
    const flight = flights.get(key) ?? make(key, render).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };

  return {
    size: () => entries.size,
    get(key, render) {
      const entry = entries.get(key);
      const now = clock().getTime();
      if (!entry || now >= entry.staleUntil) return makeOnce(key, render);
      // Moves it to the end: the first ones are the first to go.
      entries.delete(key);
      entries.set(key, entry);
      // A failure leaves the old page, which is asked for again at the next visit.
      if (now >= entry.freshUntil) makeOnce(key, render).catch(() => undefined);
      return entry.page;
    },
  };
};
