import { fail, type Clock } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import { clearAttempts, returnAttempts, takeAttempt } from '../db/attempt.repo.ts';
import type { Attempts } from '../use-cases/auth-context.ts';

export const databaseAttempts = (db: Database, clock: Clock): Attempts => ({
  take: async (key, rule) => {
    const now = clock();
    const refused = await takeAttempt(db, key, rule, now);
    if (!refused) return;
    const seconds = Math.max(1, Math.ceil((refused.refusedUntil.getTime() - now.getTime()) / 1000));
    throw fail('too_many_requests', {}, { 'retry-after': String(seconds) });
  },
  giveBack: (inDb, ...keys) => returnAttempts(inDb, keys),
  clear: (inDb, ...keys) => clearAttempts(inDb, keys),
});

/** For benchmarks (`RATE_LIMITS=off`, refused in production). */
export const unlimitedAttempts: Attempts = {
  take: async () => undefined,
  giveBack: async () => undefined,
  clear: async () => undefined,
};
