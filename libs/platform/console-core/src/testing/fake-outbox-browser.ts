import type { OutboxBrowser } from '../outbox/outbox-browser.ts';

export interface FakeOutboxBrowser extends OutboxBrowser {
  setOnline: (online: boolean) => void;
  /** Moves the clock, in ms. */
  advance: (ms: number) => void;
  /** The pauses that senders asked for, in ms. */
  pauses: number[];
}

/**
 * A browser whose tabs share one object, and whose connection a test switches. Pauses take `pauseMs`, whatever a sender
 * asked for.
 */
export const fakeOutboxBrowser = (pauseMs = 0): FakeOutboxBrowser => {
  const heard = new Set<() => void>();
  const locks = new Map<string, Promise<void>>();
  const pauses: number[] = [];
  let online = true;
  let now = Date.parse('2026-11-23T00:00:00Z');

  const tell = (): void => {
    for (const news of heard) news();
  };

  return {
    isOnline: () => online,
    setOnline: (isOnline) => {
      online = isOnline;
      if (online) tell();
    },
    advance: (ms) => {
      now += ms;
    },
    pauses,
    onNews: (_owner, news) => {
      heard.add(news);
      return () => heard.delete(news);
    },
    tellTabs: tell,
    inOneTab: async (name, signal, task) => {
      const before = locks.get(name) ?? Promise.resolve();
      const mine = before.then(() => (signal.aborted ? undefined : task()));
      locks.set(name, mine);
      await mine;
    },
    pause: (ms) => {
      pauses.push(ms);
      return new Promise((resolve) => setTimeout(resolve, pauseMs));
    },
    now: () => now,
  };
};
