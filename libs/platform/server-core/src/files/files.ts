/**
 * Bytes that features store outside the database. Features choose the keys, which are relative paths such as
 * `avatars/4fGh.webp`; shoppers never do.
 */
export interface Files {
  /**
   * Stores all bytes or none. After a crash or a failure the key has its previous bytes, or none. Throws `FilesFull`
   * or `FilesUnavailable`.
   */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined for an unknown key and for an empty file, which a failed write of another program may leave. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  /** Does nothing for an unknown key. */
  delete: (key: string) => Promise<void>;
  has: (key: string) => Promise<boolean>;
  /** Deletes a file unless it was put or touched since then. Returns whether it did. */
  deleteUnused: (key: string, since: Date) => Promise<boolean>;
  /** The files of a folder by their keys. Throws if the listing fails, also half-way. */
  list: (folder: string) => AsyncIterable<StoredFile>;
  /** Marks a file as in use, at most once a day. Does nothing for an unknown key. */
  touch: (key: string, now: Date) => Promise<void>;
  /** Deletes files of a folder that were neither put nor touched since then. Returns their number. */
  deleteUntouched: (folder: string, since: Date) => Promise<number>;
  /**
   * Deletes files of a folder, the least recently put or touched first, until the rest has at most `maxBytes` bytes.
   * Returns the number of deleted files.
   */
  deleteOldest: (folder: string, maxBytes: number) => Promise<number>;
}

/** The store does not answer or refuses the request. The API answers 503 `unavailable`. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
}

/** The store reports a wrong name, address or key. The operator must correct the configuration. */
export class FilesMisconfigured extends FilesUnavailable {}

/** The store has no space left. The API answers 507 `storage_full`. */
export class FilesFull extends Error {
  override readonly name = 'FilesFull';
}

/** A stored file in a listing. */
export interface StoredFile {
  name: string;
  bytes: number;
  /** When it was last put or touched. */
  usedAt: Date;
}

/** Returns the files to delete, oldest first, so that the rest has at most `maxBytes` bytes. */
export const oldestBeyond = (stored: readonly StoredFile[], maxBytes: number): StoredFile[] => {
  let excess = stored.reduce((sum, { bytes }) => sum + bytes, 0) - maxBytes;
  const chosen: StoredFile[] = [];
  for (const file of stored.toSorted((a, b) => a.usedAt.getTime() - b.usedAt.getTime())) {
    if (excess <= 0) break;
    chosen.push(file);
    excess -= file.bytes;
  }
  return chosen;
};

/** Refuses empty files, because an empty file means a failed write. */
export const refuseEmpty = (key: string, bytes: Uint8Array): void => {
  if (bytes.byteLength === 0) throw new Error(`an empty file must not be stored: ${key}`);
};
