import type { Clock } from '@caravan/kernel';
import { waitUntil, type AttemptRule, type Attempts } from './attempts.ts';

export interface CallLimitOptions {
  attempts: Attempts;
  clock: Clock;
  /** The limited call, for example `POST /leads`. */
  name: string;
  rule: AttemptRule;
}

/**
 * Limits how often a caller may do something, over all server processes. A refused caller is refused from memory until
 * the window ends, so that a flood costs the database nothing more. Returns a function that throws `too_many_requests`
 * with `Retry-After`.
 */
export const callLimit =
  ({ attempts, clock, name, rule }: CallLimitOptions) =>
  async (caller: string): Promise<void> => {
    const key = `${name}:${caller}`;
    const now = clock();
    const remembered = attempts.remembered.get(key);
    if (remembered && remembered > now) throw waitUntil(remembered, now);
    const end = await attempts.refusedUntil(key, rule);
    if (!end) return;
    attempts.remembered.set(key, end);
    throw waitUntil(end, now);
  };

export type CallLimit = ReturnType<typeof callLimit>;
