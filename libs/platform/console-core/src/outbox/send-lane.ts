import { isTooOld, judgeFailure } from './judge-failure.ts';
import type { OutboxBrowser } from './outbox-browser.ts';
import type { OutboxEntry, ParkReason } from './outbox-store.ts';

/**
 * Sends one entry: the same key on every attempt, so that the server counts it once. Rejects with the failure of the
 * call.
 */
export type OutboxHandler<Payload = unknown> = (
  payload: Payload,
  call: { idempotencyKey: string; signal: AbortSignal },
) => Promise<unknown>;

export type OutboxHandlers = Readonly<Record<string, OutboxHandler>>;

/** Entries whose kind begins alike, up to the point, are sent one after the other. */
export const laneOf = (kind: string): string => kind.split('.')[0] ?? kind;

/** An attempt without an answer ends after so many ms. */
const attemptMs = 60_000;
/** How long the sender waits if this device's storage fails, in ms. */
const brokenStorageMs = 5000;

export interface Lane {
  browser: OutboxBrowser;
  /** Undefined while no part of the page sends entries of this kind. */
  handlerOf: (kind: string) => OutboxHandler | undefined;
  /** The lane's entries that are not parked, in their order. */
  waiting: () => Promise<readonly OutboxEntry[]>;
  /** Resolves at the next news: an added entry, a connection. */
  news: () => Promise<void>;
  tried: (entry: OutboxEntry) => Promise<void>;
  sent: (entry: OutboxEntry) => Promise<void>;
  park: (entry: OutboxEntry, reason: ParkReason) => Promise<void>;
  storageFailed: () => void;
}

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));

/** Sends the first entry of a lane, and those behind it, until the signal. */
export const sendLane = async (lane: Lane, stopped: AbortSignal): Promise<void> => {
  const { browser } = lane;
  const attempts = new Map<string, number>();
  const stop = new Promise<void>((resolve) => stopped.addEventListener('abort', () => resolve(), { once: true }));

  /** Calls the handler; returns its failure, or undefined after success. */
  const call = async (entry: OutboxEntry, handler: OutboxHandler): Promise<{ error: unknown } | undefined> => {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(attemptMs)]);
    try {
      await Promise.race([handler(entry.payload, { idempotencyKey: entry.id, signal }), abortOf(signal)]);
      return undefined;
    } catch (error) {
      return { error };
    }
  };

  /** Sends an entry once; returns how many ms to wait before the next attempt. */
  const attempt = async (entry: OutboxEntry, handler: OutboxHandler): Promise<number> => {
    if (isTooOld(entry, browser.now())) {
      await lane.park(entry, { kind: 'too-old' });
      return 0;
    }
    const tried = { ...entry, triedAt: entry.triedAt ?? browser.now() };
    if (entry.triedAt === undefined) await lane.tried(tried);
    const count = (attempts.get(entry.id) ?? 0) + 1;
    attempts.set(entry.id, count);

    const failure = await call(entry, handler);
    if (!failure) {
      await lane.sent(entry);
      return 0;
    }
    // A page that closes leaves the entry as it is; the next page sends it under the same key.
    if (stopped.aborted) return 0;
    const judgement = judgeFailure(failure.error, count);
    if (judgement.kind === 'retry') return judgement.afterMs;
    await lane.park(tried, judgement.reason);
    return 0;
  };

  while (!stopped.aborted) {
    // Asked for first, so that news during the look at the entries wakes the sender, too.
    const news = lane.news();
    let waitMs: number | undefined;
    try {
      const [entry] = browser.isOnline() ? await lane.waiting() : [];
      const handler = entry && lane.handlerOf(entry.kind);
      waitMs = entry && handler ? await attempt(entry, handler) : undefined;
    } catch {
      lane.storageFailed();
      waitMs = brokenStorageMs;
    }
    if (waitMs !== 0) await Promise.race([news, stop, ...(waitMs ? [browser.pause(waitMs)] : [])]);
  }
};
