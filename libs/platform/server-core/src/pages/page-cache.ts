import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Clock, PageAnswer } from '@caravan/kernel';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** A page that is the same for everybody, ready to send. */
export interface CachedPage {
  /** Without its text, of which only compressed forms are kept. */
  answer: Pick<PageAnswer, 'status' | 'headers'>;
  etag: string;
  /** The page as it is, for the few who take nothing compressed. */
  plain: () => Buffer;
  /** The page compressed: roughly for the first who asks, thoroughly for whoever asks once that is done. */
  encoded: (encoding: Encoding) => Buffer;
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
const formsOf = (rough: Buffer): Pick<CachedPage, 'plain' | 'encoded'> => {
  const forms: { br: Buffer; gzip?: Buffer } = { br: rough };
  const times = { br: 0, gzip: 0 };
  const plain = (): Buffer => brotliDecompressSync(forms.br);
  const improve = async (encoding: Encoding): Promise<void> => {
    forms[encoding] = await thoroughly[encoding](plain());
  };
  const encoded = (encoding: Encoding): Buffer => {
    times[encoding] += 1;
    // Where it fails, the rough form goes on being sent.
    if (times[encoding] === 2) improve(encoding).catch(() => undefined);
    return (forms[encoding] ??= gzipSync(plain(), { level: 1 }));
  };
  return { plain, encoded };
};

const prepare = ({ status, headers, html }: PageAnswer): Pick<Entry, 'page' | 'bytes'> => {
  const bytes = bytesOf(html);
  const etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
  const rough = brotliCompressSync(bytes, brotliOptions(bytes, 0));
  // With the second form that a few ask for.
  return { page: { answer: { status, headers }, etag, ...formsOf(rough) }, bytes: rough.length * 2 };
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
    bytes -= entry.bytes;
  };

  const keep = (key: string, prepared: Pick<Entry, 'page' | 'bytes'>): CachedPage => {
    drop(key);
    const now = clock().getTime();
    entries.set(key, { ...prepared, freshUntil: now + freshFor, staleUntil: now + freshFor + staleFor });
    bytes += prepared.bytes;
    for (const oldest of entries.keys()) {
      if (entries.size <= maxPages && bytes <= maxBytes) break;
      drop(oldest);
    }
    return prepared.page;
  };

  const make = async (key: string, render: () => Promise<PageAnswer>): Promise<CachedPage | undefined> => {
    const answer = await render();
    if (!isForAll(answer)) {
      drop(key);
      return undefined;
    }
    return keep(key, prepare(answer));
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
