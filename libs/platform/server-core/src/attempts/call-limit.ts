import type { Clock } from '@caravan/kernel';
import { LRUCache } from 'lru-cache';
import { waitUntil, type AttemptRule, type Attempts } from './attempts.ts';

export interface CallLimitOptions {
  attempts: Attempts;
  clock: Clock;
  /** What is limited, for example `POST /leads`. */
  name: string;
  rule: AttemptRule;
}

/** Refused callers that a process remembers. */
const maxRefused = 20_000;

/**
 * Limits how often a caller may do something, over all server processes. A refused caller is refused from memory until
 * the window ends, so that a flood costs the database nothing more. Returns a function that throws `too_many_requests`
 * with `Retry-After`.
 */
export const callLimit = ({ attempts, clock, name, rule }: CallLimitOptions) => {
  const refused = new LRUCache<string, Date>({ max: maxRefused });

  return async (caller: string): Promise<void> => {
    const now = clock();
    const remembered = refused.get(caller);
    if (remembered && remembered > now) throw waitUntil(remembered, now);
    const end = await attempts.refusedUntil(`${name}:${caller}`, rule);
    if (!end) return;
    refused.set(caller, end);
    throw waitUntil(end, now);
  };
};

export type CallLimit = ReturnType<typeof callLimit>;
