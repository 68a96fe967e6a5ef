import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

interface DraftDatabase extends DBSchema {
  photos: { key: string; value: Blob[] };
}

const name = 'caravan-photo-drafts';

const open = (): Promise<IDBPDatabase<DraftDatabase>> =>
  openDB<DraftDatabase>(name, 1, { upgrade: (database) => void database.createObjectStore('photos') });

let opened: Promise<IDBPDatabase<DraftDatabase>> | undefined;
const database = (): Promise<IDBPDatabase<DraftDatabase>> => {
  opened ??= open().catch((error: unknown) => {
    // The next call tries again.
    opened = undefined;
    throw error;
  });
  return opened;
};

/** Photos that were taken and belong to no step yet. */
export interface PhotoDrafts {
  read: (key: string) => Promise<readonly Blob[]>;
  /** Replaces the photos; none removes the key. */
  write: (key: string, photos: readonly Blob[]) => Promise<void>;
}

const inMemory = (): PhotoDrafts => {
  const kept = new Map<string, readonly Blob[]>();
  return {
    read: async (key) => kept.get(key) ?? [],
    write: async (key, photos) => void kept.set(key, photos),
  };
};

/** On this device; where it has no IndexedDB, they last as long as the document. */
export const devicePhotoDrafts: PhotoDrafts =
  typeof indexedDB === 'undefined'
    ? inMemory()
    : {
        read: async (key) => (await (await database()).get('photos', key)) ?? [],
        write: async (key, photos) => {
          const store = await database();
          if (photos.length) await store.put('photos', [...photos], key);
          else await store.delete('photos', key);
        },
      };
