import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { OutboxEntry, OutboxStore } from './outbox-store.ts';

interface StoredEntry extends OutboxEntry {
  order?: number;
  owner: string;
}

interface OutboxDatabase extends DBSchema {
  entries: {
    key: number;
    value: StoredEntry;
    indexes: { owner: string; id: [owner: string, id: string] };
  };
  values: { key: [owner: string, key: string]; value: unknown };
}

const open = (name: string): Promise<IDBPDatabase<OutboxDatabase>> =>
  openDB<OutboxDatabase>(name, 2, {
    upgrade: (database, before) => {
      if (before < 1) {
        const entries = database.createObjectStore('entries', { keyPath: 'order', autoIncrement: true });
        entries.createIndex('owner', 'owner');
        entries.createIndex('id', ['owner', 'id'], { unique: true });
      }
      database.createObjectStore('values');
    },
  });

const toEntry = (stored: StoredEntry): OutboxEntry => {
  const entry: Partial<StoredEntry> & OutboxEntry = { ...stored };
  delete entry.order;
  delete entry.owner;
  return entry;
};

/** Entries in IndexedDB: they survive a reload, a crash and a full day without a network. */
export const makeIdbOutboxStore = (name = 'caravan-outbox'): OutboxStore => {
  let opened: Promise<IDBPDatabase<OutboxDatabase>> | undefined;
  const database = (): Promise<IDBPDatabase<OutboxDatabase>> => {
    opened ??= open(name).catch((error: unknown) => {
      // The next call tries again.
      opened = undefined;
      throw error;
    });
    return opened;
  };

  return {
    add: async (owner, entry) => {
      const transaction = (await database()).transaction('entries', 'readwrite', { durability: 'strict' });
      const known = await transaction.store.index('id').getKey([owner, entry.id]);
      if (known === undefined) await transaction.store.add({ ...entry, owner });
      await transaction.done;
    },
    list: async (owner) => (await (await database()).getAllFromIndex('entries', 'owner', owner)).map(toEntry),
    replace: async (owner, entry) => {
      const transaction = (await database()).transaction('entries', 'readwrite');
      const order = await transaction.store.index('id').getKey([owner, entry.id]);
      if (order !== undefined) await transaction.store.put({ ...entry, owner, order });
      await transaction.done;
    },
    remove: async (owner, id) => {
      const transaction = (await database()).transaction('entries', 'readwrite');
      const order = await transaction.store.index('id').getKey([owner, id]);
      if (order !== undefined) await transaction.store.delete(order);
      await transaction.done;
    },
    readValue: async (owner, key) => (await database()).get('values', [owner, key]),
    writeValue: async (owner, key, value) => {
      const opened = await database();
      if (value === undefined) await opened.delete('values', [owner, key]);
      else await opened.put('values', value, [owner, key]);
    },
  };
};
