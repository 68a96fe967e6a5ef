import { createHash } from 'node:crypto';
import { minute, type Clock } from '@caravan/kernel';
import type { Files } from '@caravan/server-core';
import { encodeImage } from '../adapters/encode-image.ts';
import { FetchRefused, type GuardedFetch } from '../ports/guarded-fetch.ts';

export interface ImageContext {
  fetch: GuardedFetch;
  files: Files;
  clock: Clock;
}

const failureKeptFor = 2 * minute;
const maxFailures = 5_000;

/** Below it lie the pictures, by hash and width. */
export const imageFolder = 'goods-images';

const fileOf = (url: string, width: number): string => {
  const hash = createHash('sha256').update(url).digest('hex');
  return `${imageFolder}/${hash.slice(0, 2)}/${hash}-${width}.webp`;
};

/** Shows shops' pictures from our own disk: fetched once behind the guard, re-encoded, kept. Undefined where there is nothing to show. */
export const makeShowImage = ({ fetch, files, clock }: ImageContext) => {
  const running = new Map<string, Promise<Uint8Array | undefined>>();
  const failed = new Map<string, number>();

  const load = async (url: string, width: number, file: string): Promise<Uint8Array | undefined> => {
    const kept = await files.get(file);
    if (kept) {
      // Pictures that nobody looks at are swept away.
      await files.touch(file, clock());
      return kept;
    }
    if ((failed.get(file) ?? 0) > clock().getTime()) return undefined;
    try {
      const fetched = await fetch(url, 'image');
      if (fetched.status !== 200) throw new FetchRefused('type');
      const encoded = await encodeImage(fetched.bytes, width);
      await files.put(file, encoded);
      return encoded;
    } catch {
      // Whatever it was, a shopper sees a placeholder, and the shop is not asked again at once.
      if (failed.size >= maxFailures) failed.clear();
      failed.set(file, clock().getTime() + failureKeptFor);
      return undefined;
    }
  };

  return (url: string, width: number): Promise<Uint8Array | undefined> => {
    const file = fileOf(url, width);
    const underWay = running.get(file) ?? load(url, width, file).finally(() => running.delete(file));
    running.set(file, underWay);
    return underWay;
  };
};

export type ShowImage = ReturnType<typeof makeShowImage>;
