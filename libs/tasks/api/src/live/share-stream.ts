import type { LiveEvent } from '@caravan/tasks/contract';

/** The tab with the stream sends it to the browser's other tabs. */
export type Shared = { live: LiveEvent } | { connected: boolean } | { asks: true };

export interface ShareOptions {
  /** Tabs of one account share a stream. */
  name: string;
  /** Runs in the one tab of the browser that has the stream, until the signal is aborted. */
  lead: (signal: AbortSignal, share: (shared: Shared) => void) => Promise<void>;
  onShared: (shared: Shared) => void;
}

/**
 * Gives one tab of the browser the lead and carries its messages to the others; when it closes, another takes the
 * lead. A browser without locks or channels has a stream in every tab.
 */
export const shareStream = ({ name, lead, onShared }: ShareOptions): (() => void) => {
  const ended = new AbortController();
  const { signal } = ended;
  const alone = typeof BroadcastChannel === 'undefined' || !('locks' in navigator);
  const channel = alone ? undefined : new BroadcastChannel(name);
  let last: Shared = { connected: false };
  let isLeader = false;

  const share = (shared: Shared): void => {
    // The stream ends after its listener has left.
    if (signal.aborted) return;
    if ('connected' in shared) last = shared;
    channel?.postMessage(shared);
    onShared(shared);
  };
  const run = (): Promise<void> => {
    isLeader = true;
    return lead(signal, share);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Shared>) => {
    // A tab that was just opened does not know whether the stream is open.
    if (!('asks' in data)) onShared(data);
    else if (isLeader) channel.postMessage(last);
  });
  channel?.postMessage({ asks: true } satisfies Shared);
  const leading = channel ? navigator.locks.request(name, { signal }, run) : run();
  leading.catch((error: unknown) => {
    // The end of this tab's wait for the lead.
    if (!signal.aborted) throw error;
  });
  return () => {
    ended.abort();
    channel?.close();
  };
};
