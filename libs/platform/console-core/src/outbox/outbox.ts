import { newId } from '@caravan/kernel';
import type { OutboxBrowser } from './outbox-browser.ts';
import type { NewEntry, OutboxEntry, OutboxStore } from './outbox-store.ts';
import { laneOf, sendLane, type OutboxHandlers } from './send-lane.ts';

export interface OutboxState {
  /** Entries that are still to be sent, the oldest first. */
  waiting: readonly OutboxEntry[];
  /** How many they are. */
  pending: number;
  /** Entries that need a decision, the oldest first. */
  parked: readonly OutboxEntry[];
  /** Those of both kinds that only another page can send. */
  elsewhere: readonly OutboxEntry[];
  /** The device's storage fails: nothing can be kept for later. */
  broken: boolean;
}

export interface Outbox {
  /**
   * Resolves with the entry's key when the entry is stored; from then on it is not lost. Rejects if the device cannot
   * store it.
   */
  add: (entry: NewEntry) => Promise<string>;
  /**
   * Sends entries of these kinds, each lane in one tab at a time, until the returned function is called. Several parts of
   * a page may send kinds of one lane; its entries keep their order.
   */
  handle: (handlers: OutboxHandlers) => () => void;
  /** Sends a parked entry again, under its key. */
  retry: (id: string) => Promise<void>;
  discard: (id: string) => Promise<void>;
  /** A value that a page keeps on this device, by its key. */
  readValue: (key: string) => Promise<unknown>;
  writeValue: (key: string, value: unknown) => Promise<void>;
  state: () => OutboxState;
  /** Reads the state now and after each change, in any tab. */
  subscribe: (changed: () => void) => () => void;
}

/** An entry that may have counted keeps the time of its first attempt, so that it is not repeated too late. */
const unparked = ({ parked, triedAt, ...entry }: OutboxEntry): OutboxEntry => {
  const mayHaveCounted = parked?.kind === 'refused' && (parked.status === 0 || parked.status >= 500);
  return mayHaveCounted && triedAt !== undefined ? { ...entry, triedAt } : entry;
};

/** The handlers of the parts of a page send the entries of a lane, until none is left. */
interface Sender {
  handlers: Set<OutboxHandlers>;
  stopping: AbortController;
}

/** The calls of one member of staff that this device has still to send. */
export const makeOutbox = (owner: string, store: OutboxStore, browser: OutboxBrowser): Outbox => {
  const listeners = new Set<() => void>();
  let shown: OutboxState = { waiting: [], pending: 0, parked: [], elsewhere: [], broken: false };
  /** The lanes that this page sends. */
  const senders = new Map<string, Sender>();
  let bell = Promise.withResolvers<void>();
  let stopNews: (() => void) | undefined;
  let users = 0;

  /** Wakes the senders. */
  const ring = (): void => {
    bell.resolve();
    bell = Promise.withResolvers();
  };

  const show = (state: OutboxState): void => {
    shown = state;
    for (const listener of listeners) listener();
  };

  const storageFailed = (): void => show({ ...shown, broken: true });

  const look = async (): Promise<void> => {
    try {
      const entries = await store.list(owner);
      const parked = entries.filter((entry) => entry.parked);
      const waiting = entries.filter((entry) => !entry.parked);
      const elsewhere = entries.filter(({ kind }) => !senders.has(laneOf(kind)));
      show({ waiting, pending: waiting.length, parked, elsewhere, broken: false });
    } catch {
      storageFailed();
    }
  };

  const changed = async (): Promise<void> => {
    browser.tellTabs(owner);
    await look();
  };

  const onExternalChange = (): void => {
    ring();
    void look();
  };

  /** Heeds connections and other tabs while somebody sends or watches. */
  const attach = (): (() => void) => {
    users += 1;
    stopNews ??= browser.onNews(owner, onExternalChange);
    return () => {
      users -= 1;
      if (users > 0) return;
      stopNews?.();
      stopNews = undefined;
    };
  };

  const startLane = (lane: string, { handlers, stopping: { signal } }: Sender): Promise<void> =>
    browser.inOneTab(`${owner}:${lane}`, signal, () =>
      sendLane(
        {
          browser,
          handlerOf: (kind) => [...handlers].find((some) => kind in some)?.[kind],
          waiting: async () =>
            (await store.list(owner)).filter((entry) => !entry.parked && laneOf(entry.kind) === lane),
          news: () => bell.promise,
          tried: (entry) => store.replace(owner, entry),
          sent: async ({ id }) => {
            await store.remove(owner, id);
            await changed();
          },
          park: async (entry, parked) => {
            await store.replace(owner, { ...entry, parked });
            await changed();
          },
          storageFailed,
        },
        signal,
      ),
    );

  return {
    add: async ({ key = newId(), ...entry }) => {
      await store.add(owner, { ...entry, id: key, at: browser.now() });
      ring();
      await changed();
      return key;
    },
    handle: (handlers) => {
      const detach = attach();
      const lanes = new Set(Object.keys(handlers).map(laneOf));
      for (const lane of lanes) {
        const running = senders.get(lane);
        const sender = running ?? { handlers: new Set(), stopping: new AbortController() };
        sender.handlers.add(handlers);
        if (running) {
          ring();
          continue;
        }
        senders.set(lane, sender);
        startLane(lane, sender).catch((error: unknown) => {
          // The page closed while another tab was sending.
          if (!sender.stopping.signal.aborted) throw error;
        });
      }
      void look();
      return () => {
        for (const lane of lanes) {
          const sender = senders.get(lane);
          sender?.handlers.delete(handlers);
          if (!sender || sender.handlers.size > 0) continue;
          senders.delete(lane);
          sender.stopping.abort();
        }
        detach();
      };
    },
    retry: async (id) => {
      const entry = (await store.list(owner)).find((known) => known.id === id);
      if (entry) await store.replace(owner, unparked(entry));
      ring();
      await changed();
    },
    discard: async (id) => {
      await store.remove(owner, id);
      await changed();
    },
    readValue: (key) => store.readValue(owner, key),
    writeValue: (key, value) => store.writeValue(owner, key, value),
    state: () => shown,
    subscribe: (listener) => {
      const detach = attach();
      listeners.add(listener);
      void look();
      return () => {
        listeners.delete(listener);
        detach();
      };
    },
  };
};
