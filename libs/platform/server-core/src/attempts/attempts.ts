import { fail, type Clock } from '@caravan/kernel';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/transactions/tx.ts';
import { clearAttempts, returnAttempts, takeAttempt } from './attempt.repo.ts';

/** At most `limit` attempts within a window (ms) from the first one; then the count restarts. */
export interface AttemptRule {
  limit: number;
  window: number;
}

/** Counts callers' attempts, those of all server processes together, and refuses too many. */
export interface Attempts {
  /** Counts one attempt before it is made. Throws `too_many_requests` with `Retry-After` if the limit is reached. */
  take: (key: string, rule: AttemptRule) => Promise<void>;
  /** Counts one attempt. Returns when the window ends if the limit is reached. */
  refusedUntil: (key: string, rule: AttemptRule) => Promise<Date | undefined>;
  /**
   * When the windows end of callers whom `callLimit` refuses, by limit and caller. One memory for all limits, because it
   * takes its room when it is made.
   */
  remembered: LRUCache<string, Date>;
  /** Uncounts attempts that succeeded, within their transaction if there is one. */
  giveBack: (db: Database, ...keys: string[]) => Promise<void>;
  /** Forgets every attempt under these keys. */
  clear: (db: Database, ...keys: string[]) => Promise<void>;
}

/** The failure of a caller who must wait until `end`. */
export const waitUntil = (end: Date, now: Date) =>
  fail(
    'too_many_requests',
    {},
    { 'Retry-After': String(Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1_000))) },
  );

/** Refused callers that a process remembers. */
const maxRemembered = 20_000;

export const databaseAttempts = (db: Database, clock: Clock): Attempts => ({
  take: async (key, rule) => {
    const now = clock();
    const end = await takeAttempt(db, key, rule, now);
    if (end) throw waitUntil(end, now);
  },
  refusedUntil: (key, rule) => takeAttempt(db, key, rule, clock()),
  remembered: new LRUCache({ max: maxRemembered }),
  giveBack: (inDb, ...keys) => returnAttempts(inDb, keys),
  clear: (inDb, ...keys) => clearAttempts(inDb, keys),
});

/** For benchmarks and tests (`RATE_LIMITS=off`, refused in production). */
export const unlimitedAttempts: Attempts = {
  take: async () => undefined,
  refusedUntil: async () => undefined,
  remembered: new LRUCache({ max: 1 }),
  giveBack: async () => undefined,
  clear: async () => undefined,
};
