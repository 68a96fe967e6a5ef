import type { OutboxEntry, OutboxStore } from './outbox-store.ts';

/** Entries in memory, for tests and for browsers without IndexedDB: they last as long as the page. */
export const makeMemoryOutboxStore = (): OutboxStore => {
  const entries = new Map<string, OutboxEntry[]>();
  const values = new Map<string, unknown>();
  const of = (owner: string): OutboxEntry[] => entries.get(owner) ?? [];
  return {
    add: async (owner, entry) => {
      if (!of(owner).some(({ id }) => id === entry.id)) entries.set(owner, [...of(owner), structuredClone(entry)]);
    },
    list: async (owner) => structuredClone(of(owner)),
    replace: async (owner, entry) => {
      const copy = structuredClone(entry);
      entries.set(
        owner,
        of(owner).map((known) => (known.id === copy.id ? copy : known)),
      );
    },
    remove: async (owner, removed) => {
      entries.set(
        owner,
        of(owner).filter(({ id }) => id !== removed),
      );
    },
    readValue: async (owner, key) => structuredClone(values.get(`${owner} ${key}`)),
    writeValue: async (owner, key, value) => void values.set(`${owner} ${key}`, structuredClone(value)),
  };
};
