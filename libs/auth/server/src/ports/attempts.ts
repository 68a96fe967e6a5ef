import type { Database } from '@caravan/server-core';
import type { AttemptRule } from '../domain/attempt-rules.ts';

/** Counts what callers try, and refuses what is too much. */
export interface Attempts {
  /** Counts one attempt before it is made; throws `too_many_requests` with `Retry-After` where the rule allows no more. */
  take: (key: string, rule: AttemptRule) => Promise<void>;
  /** Takes attempts back that turned out to be none, within the transaction that made them succeed where there is one. */
  giveBack: (db: Database, ...keys: string[]) => Promise<void>;
  /** Forgets every attempt under these keys. */
  clear: (db: Database, ...keys: string[]) => Promise<void>;
}
