import { minute, type Clock } from '@caravan/kernel';
import { FilesFull, type Files } from './files.ts';
import { tryFiles } from './open-files.ts';

/** `full`: no space left. `unavailable`: pictures can be neither read nor saved. */
export type StorageState = 'ok' | 'full' | 'unavailable';

export interface StorageHealth {
  /** Records that the store or the database refused a write for lack of space. */
  noteFull: () => void;
  /** Answers within a second. Tests the store at most once in five seconds. */
  state: () => Promise<StorageState>;
}

const patience = 1_000;
const askedEvery = 5_000;
/**
 * Only refused writes reveal that the database's disk is full. After this time without a refusal, writes are expected
 * to work again.
 */
const fullFor = minute / 2;

const late = (): Promise<StorageState> =>
  new Promise((resolve) => {
    setTimeout(() => resolve('unavailable'), patience).unref();
  });

/** Whether files can be stored, for readiness. Recovers without a restart. */
export const storageHealth = (files: Files, clock: Clock): StorageHealth => {
  let refusedAt = -Infinity;
  let askedAt = -Infinity;
  let asked: Promise<StorageState> = Promise.resolve('ok');
  let asking = false;

  const ask = async (): Promise<StorageState> => {
    asking = true;
    try {
      await tryFiles(files);
      return 'ok';
    } catch (error) {
      return error instanceof FilesFull ? 'full' : 'unavailable';
    } finally {
      asking = false;
    }
  };

  return {
    noteFull: () => {
      refusedAt = clock().getTime();
    },
    state: async () => {
      const now = clock().getTime();
      if (now - refusedAt < fullFor) return 'full';
      if (!asking && now - askedAt >= askedEvery) {
        askedAt = now;
        asked = ask();
      }
      return Promise.race([asked, late()]);
    },
  };
};
