import { fail } from '@caravan/kernel';

/** The caller of a task, and its cancellation. */
export interface WorkFor {
  /** The account or address whose share the task counts for. */
  caller: string;
  /** Cancels the task when its result is no longer needed. */
  signal?: AbortSignal | undefined;
}

export interface FairQueueLimits {
  /** Tasks that may run concurrently. */
  places: number;
  /** The most of them for one caller. */
  perCaller: number;
  /** Tasks that may wait for a place. */
  waiting: number;
  /** The most of them for one caller. */
  waitingPerCaller: number;
}

interface Waiting {
  start: () => void;
  refuse: (reason: unknown) => void;
}

const retryAfter = { 'Retry-After': '5' };

/**
 * Distributes a few places. Callers take turns and each has a share, so that one of them cannot block the others.
 * `enter` resolves to the function that releases the place. It throws `too_many_requests` beyond the caller's share of
 * the queue, `unavailable` if the queue is full or closed, and the signal's reason if it aborts before a place is
 * free.
 */
export const fairQueue = ({ places, perCaller, waiting, waitingPerCaller }: FairQueueLimits) => {
  /** For callers with running or waiting tasks: how many run, and when the last one started. */
  const running = new Map<string, { works: number; turn: number }>();
  const lines = new Map<string, Waiting[]>();
  let turns = 0;
  let underWay = 0;
  let queued = 0;
  let closed = false;

  const occupy = (caller: string): (() => void) => {
    turns += 1;
    underWay += 1;
    running.set(caller, { works: (running.get(caller)?.works ?? 0) + 1, turn: turns });
    return () => {
      const { works, turn } = running.get(caller) ?? { works: 1, turn: turns };
      underWay -= 1;
      if (works > 1 || lines.has(caller)) running.set(caller, { works: works - 1, turn });
      else running.delete(caller);
      next();
    };
  };

  const remove = (caller: string, one: Waiting): void => {
    const rest = (lines.get(caller) ?? []).filter((other) => other !== one);
    queued -= 1;
    // The caller's next turn comes after those of all others.
    lines.delete(caller);
    if (rest.length) lines.set(caller, rest);
    else if (running.get(caller)?.works === 0) running.delete(caller);
  };

  /** Returns the caller with the oldest turn. Callers without running tasks come first. */
  const nextTurn = (): [string, Waiting] | undefined => {
    let chosen: { caller: string; first: Waiting; turn: number } | undefined;
    for (const [caller, [first]] of lines) {
      const { works, turn } = running.get(caller) ?? { works: 0, turn: 0 };
      if (first && works < perCaller && (!chosen || turn < chosen.turn)) chosen = { caller, first, turn };
    }
    return chosen && [chosen.caller, chosen.first];
  };

  const next = (): void => {
    for (let turn = underWay < places ? nextTurn() : undefined; turn;) {
      remove(...turn);
      turn[1].start();
      turn = underWay < places ? nextTurn() : undefined;
    }
  };

  const enter = async ({ caller, signal }: WorkFor): Promise<() => void> => {
    signal?.throwIfAborted();
    const line = lines.get(caller) ?? [];
    if (closed || queued >= waiting) throw fail('unavailable', {}, retryAfter);
    if (line.length >= waitingPerCaller) throw fail('too_many_requests', {}, retryAfter);
    return new Promise((resolve, reject) => {
      const onAbort = (): void => {
        remove(caller, one);
        reject(signal?.reason as Error);
      };
      const one: Waiting = {
        start: () => {
          signal?.removeEventListener('abort', onAbort);
          resolve(occupy(caller));
        },
        refuse: (reason) => {
          signal?.removeEventListener('abort', onAbort);
          reject(reason as Error);
        },
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      lines.set(caller, [...line, one]);
      queued += 1;
      next();
    });
  };

  return {
    enter,
    /** Refuses all waiting and future tasks. */
    close: (): void => {
      closed = true;
      for (const [caller, line] of [...lines])
        for (const one of line) {
          remove(caller, one);
          one.refuse(fail('unavailable', {}, retryAfter));
        }
    },
  };
};
