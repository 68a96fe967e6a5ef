/** Why an entry is not sent by itself any more. */
export type ParkReason =
  /** The server refused it, in the words of its answer. */
  | {
      kind: 'refused';
      status: number;
      reason: string | undefined;
      message: string;
      /** Who did meanwhile what the step was about, and when (ISO); only if the server says so. */
      by?: string;
      at?: string;
    }
  /** Its first attempt is so long ago that the server may have forgotten its key; sent again, it might count twice. */
  | { kind: 'too-old' };

/** A call that waits to be sent. */
export interface OutboxEntry<Payload = unknown> {
  /** Also the idempotency key of the call. */
  id: string;
  /** `<lane>.<verb>`: entries of one lane are sent in their order. */
  kind: string;
  /** Names the step in the clerk's language: "Photo of IT2611048213K". */
  title: string;
  /** Whatever structured clone can copy, also files. */
  payload: Payload;
  /** When it was added, in ms. */
  at: number;
  /** When it was sent first, in ms. */
  triedAt?: number;
  /** The path of the station that added it, and that sends it. */
  from?: string;
  parked?: ParkReason;
}

/** Keeps the entries of each member of staff on this device, in the order in which they came. */
export interface OutboxStore {
  /** Does nothing if the owner has an entry with this id. */
  add: (owner: string, entry: OutboxEntry) => Promise<void>;
  list: (owner: string) => Promise<OutboxEntry[]>;
  /** Replaces an entry at its place; does nothing if it is gone. */
  replace: (owner: string, entry: OutboxEntry) => Promise<void>;
  remove: (owner: string, id: string) => Promise<void>;
  /** A value that a page keeps beside the entries, by its key; undefined if there is none. */
  readValue: (owner: string, key: string) => Promise<unknown>;
  /** Keeps a value in the place of the one before; undefined removes it. */
  writeValue: (owner: string, key: string, value: unknown) => Promise<void>;
}

export interface NewEntry extends Pick<OutboxEntry, 'kind' | 'title' | 'payload' | 'from'> {
  /** The idempotency key, if the page has one for this intent. */
  key?: string;
}
