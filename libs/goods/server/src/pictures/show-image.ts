import { createHash } from 'node:crypto';
import { imagePrefix } from '@caravan/goods/contract';
import type { GoodsPictures } from '@caravan/goods/port';
import { Failure, minute, type Clock } from '@caravan/kernel';
import { FetchRefused, isWholeWebp, PictureRefused, type Core, type WorkFor } from '@caravan/server-core';
import { LRUCache } from 'lru-cache';
import { readImageToken } from './image-token.ts';
import type { GuardedFetch } from '../fetching/fetch-port.ts';
import type { ImageStore } from './image-store.ts';
import { sharedWork } from '../look-ups/shared-work.ts';

export interface ImageContext extends Pick<Core, 'log' | 'pictures'> {
  fetch: GuardedFetch;
  store: ImageStore;
  clock: Clock;
}

/** The caller who requests a picture. */
export interface Viewer extends WorkFor {
  /** Throws if the viewer may not cause a fetch from a shop now. */
  admit: () => Promise<void>;
}

const failureKeptFor = 2 * minute;
const maxFailures = 5_000;

const nameOf = (url: string, width: number): string => {
  const hash = createHash('sha256').update(url).digest('hex');
  return `${hash.slice(0, 2)}/${hash}-${width}.webp`;
};

/** Accepted kinds of shops' pictures. Never SVG, because a drawing can require any amount of work. */
const accept = ['jpg', 'png', 'webp', 'gif', 'avif'] as const;

/**
 * Serves shops' pictures from our store: fetched once behind the guard, re-encoded, stored. Undefined if there is no
 * picture.
 */
export const makeShowImage = ({ fetch, store, pictures, clock, log }: ImageContext) => {
  const shared = sharedWork<Uint8Array | undefined>();
  const failed = new LRUCache<string, true>({
    max: maxFailures,
    ttl: failureKeptFor,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });

  const make = async (url: string, width: number, workFor: WorkFor): Promise<Uint8Array | undefined> => {
    try {
      const fetched = await fetch(url, 'image', workFor.signal);
      if (fetched.status !== 200) throw new FetchRefused('type');
      return await pictures.encode(fetched.bytes, { accept, width, fit: 'inside', quality: 80 }, workFor);
    } catch (error) {
      // A picture that was not processed for lack of time, or whose viewers have gone, may be valid.
      workFor.signal?.throwIfAborted();
      if (error instanceof Failure) throw error;
      if (!(error instanceof FetchRefused || error instanceof PictureRefused))
        log.error({ err: error }, 'a picture of a shop could not be re-encoded');
      return undefined;
    }
  };

  const load = async (url: string, width: number, { admit, ...workFor }: Viewer): Promise<Uint8Array | undefined> => {
    const name = nameOf(url, width);
    const kept = await store.get(name);
    if (kept && isWholeWebp(kept)) return kept;
    if (failed.has(name)) return undefined;
    await admit();
    const made = await make(url, width, workFor);
    // The shopper sees a placeholder, and the shop is not asked again at once.
    if (!made) failed.set(name, true);
    else
      await store.put(name, made).catch((error: unknown) => {
        // The picture is shown anyway.
        log.warn({ err: error }, 'a picture of a shop could not be stored');
      });
    return made;
  };

  return (url: string, width: number, viewer: Viewer): Promise<Uint8Array | undefined> =>
    shared(nameOf(url, width), viewer.signal, (signal) => load(url, width, { ...viewer, signal }));
};

export type ShowImage = ReturnType<typeof makeShowImage>;

/** Sharp as a thumbnail on a high-density screen. Orders show no larger one. */
const copyWidth = 480;

/** The port through which orders copy pictures. */
export const goodsPictures = ({ showImage, imageKey }: { showImage: ShowImage; imageKey: Buffer }): GoodsPictures => ({
  read: async (path) => {
    const url = path.startsWith(imagePrefix) ? readImageToken(path.slice(imagePrefix.length), imageKey) : null;
    return url === null ? undefined : showImage(url, copyWidth, { caller: 'orders', admit: async () => undefined });
  },
});
