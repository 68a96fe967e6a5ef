import { hour } from '@caravan/kernel';
import { failureOf, isApiError, reasonOf } from '@caravan/web-core';
import type { OutboxEntry, ParkReason } from './outbox-store.ts';

export type Judgement =
  /** Sends the entry again after a pause. */
  { kind: 'retry'; afterMs: number } | { kind: 'park'; reason: ParkReason };

/** The server keeps an answer for 24 hours; an entry whose first attempt is older is never repeated by itself. */
const repeatableMs = 23 * hour;

const firstPauseMs = 1000;
const longestPauseMs = 60_000;
/** An entry is tried so often after an error of the server itself, before it makes way for those behind it. */
export const serverErrorAttempts = 10;

/** Refusals that end without a change of the entry: a login, also of another account, a code, or a call that still runs. */
const passing: ReadonlySet<string> = new Set([
  'confirm_needed',
  'other_account',
  'request_in_progress',
  'second_factor_needed',
  'second_factor_required',
]);

/** Statuses that say nothing about the entry. 401: the session has ended, and the next one sends it. */
const passingStatuses: ReadonlySet<number> = new Set([0, 401, 408, 425, 429, 502, 503, 504]);

const pauseOf = (attempts: number): number => Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, attempts - 1));

type Actor = Pick<Extract<ParkReason, { kind: 'refused' }>, 'at' | 'by'>;

const actorOf = (error: unknown): Actor => {
  const failure = failureOf(error);
  const by = failure?.['by'];
  const at = failure?.['at'];
  return { ...(typeof by === 'string' ? { by } : {}), ...(typeof at === 'string' ? { at } : {}) };
};

/**
 * Decides about an entry after a failed attempt. A refusal of the request itself (4xx) parks it, because it would be
 * refused again.
 *
 * @param attempts The number of attempts since the page was opened, this one included.
 */
export const judgeFailure = (error: unknown, attempts: number): Judgement => {
  const retry: Judgement = { kind: 'retry', afterMs: pauseOf(attempts) };
  // Anything but an answer: no network, a timeout, a page that closes.
  if (!isApiError(error)) return attempts < serverErrorAttempts ? retry : parked(0, undefined, String(error));
  const { status, message } = error;
  const reason = reasonOf(error);
  if (passingStatuses.has(status) || passing.has(reason ?? '')) return retry;
  if (status >= 500 && attempts < serverErrorAttempts) return retry;
  return parked(status, reason, message, actorOf(error));
};

const parked = (status: number, reason: string | undefined, message: string, who: Actor = {}): Judgement => ({
  kind: 'park',
  reason: { kind: 'refused', status, reason, message, ...who },
});

/** Whether sending the entry again could count twice. */
export const isTooOld = ({ triedAt }: OutboxEntry, now: number): boolean =>
  triedAt !== undefined && now - triedAt > repeatableMs;
