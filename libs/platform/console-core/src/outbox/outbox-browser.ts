/** The outbox uses these parts of the browser; tests replace them. */
export interface OutboxBrowser {
  isOnline: () => boolean;
  /** Calls back when the connection may be back, and when another tab has changed the outbox. */
  onNews: (owner: string, news: () => void) => () => void;
  /** Tells the other tabs of a change. */
  tellTabs: (owner: string) => void;
  /** Runs a task of this name in one tab at a time; rejects if the signal ends the wait. */
  inOneTab: (name: string, signal: AbortSignal, task: () => Promise<void>) => Promise<void>;
  pause: (ms: number) => Promise<void>;
  now: () => number;
}

const nameOf = (owner: string): string => `caravan.outbox:${owner}`;

/** Undefined where a browser lacks it: then each tab notices changes when it looks again. */
const openChannel = (owner: string): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(nameOf(owner)) : undefined;

export const outboxBrowser = (): OutboxBrowser => ({
  isOnline: () => navigator.onLine,
  onNews: (owner, news) => {
    const channel = openChannel(owner);
    channel?.addEventListener('message', news);
    addEventListener('online', news);
    return () => {
      channel?.close();
      removeEventListener('online', news);
    };
  },
  tellTabs: (owner) => {
    const channel = openChannel(owner);
    channel?.postMessage('changed');
    channel?.close();
  },
  // Pages that are not served securely have no locks; there the idempotency keys alone prevent doubles.
  inOneTab: async (name, signal, task) => {
    if ('locks' in navigator) await navigator.locks.request(nameOf(name), { signal }, task);
    else await task();
  },
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => Date.now(),
});
