import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  type Address,
  type AddressKind,
  haulParts,
  type PersonWorkItem,
  type PersonWorkKind,
  type TurnKind,
} from '@caravan/account/contract';
import type { HaulRows } from '@caravan/account/contract/archive';
import { maxTurnItems } from '@caravan/account/contract/schema';
import type { CalendarTime, Language, StaffRole, Fen } from '@caravan/kernel';
import { onePort, recordPort, listPort, type Tx, type Database } from '@caravan/server-core';

/**
 * A shopper's addresses for features that send something there. They keep a copy, so that later changes do not affect
 * it.
 */
export interface Addresses {
  /** Null for an address that does not exist, belongs to another user, or has another kind. */
  find: (userId: string, addressId: string, kind: AddressKind) => Promise<Address | null>;
}

export const addressesPort = onePort<Addresses>('Addresses');

/** All rows of a shopper's archive, each part with the oldest first. Each feature has its own parts. */
export type ArchiveSources = { readonly [Part in keyof HaulRows]: (userId: string) => Promise<HaulRows[Part]> } & {
  /** The bytes of a photo that goods or packages name; undefined if they are missing. */
  readonly photo: (photoId: string) => Promise<Uint8Array | undefined>;
};

export const archiveSourcesPort = recordPort<ArchiveSources>('ArchiveSources', [...haulParts, 'photo']);

/** A moment by which a shopper has to do something, or at which something happens to their orders, goods or packages. */
export interface Deadline {
  /** Names it among all deadlines of all features, for ever, such as `CV2611048213K-pay`. */
  id: string;
  time: CalendarTime;
  /** Without persons, addresses and amounts. */
  title: Record<Language, string>;
  /** The path of the page about it. */
  path: string;
  /** When it began, or when its time was last changed. */
  changedAt: Date;
  /** Counts the changes of its time; 0 by default. */
  revision?: number;
}

/** The deadlines of a feature. Each feature whose pages show deadlines to shoppers implements it. */
export interface Deadlines {
  /**
   * Those that are open and not over, the earliest first, at most `limit`. The number of queries does not depend on the
   * number of deadlines.
   */
  of: (userId: string, now: Date, limit: number) => Promise<Deadline[]>;
}

export const deadlinesPort = listPort<Deadlines>('Deadlines');

/** Implemented by the warehouse for mails, which show what arrived. */
export interface GoodsPhotos {
  /** The path of the first photo of each item that has one. Its address opens it as long as mails are read. */
  find: (tx: Tx, itemIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

export const goodsPhotosPort = onePort<GoodsPhotos>('GoodsPhotos');

/** The newest things of a person, and how many there are. */
export interface FoundWork {
  /** Newest first. */
  items: PersonWorkItem[];
  /** All of the person's, including those that are not listed. */
  total: number;
}

/** Implemented by each feature whose things belong to a shopper, for the page of a person in the console. */
export interface PersonWork {
  kind: PersonWorkKind;
  /** The roles that may read them; an owner may read everything. */
  roles: readonly [StaffRole, ...StaffRole[]];
  /** The person's newest things, at most `limit`. */
  newest: (db: Database, userId: string, limit: number) => Promise<FoundWork>;
}

export const personWorkPort = listPort<PersonWork>('PersonWork');

/** The figures that other features contribute to `GET /users/info`, one function for each. */
export interface UserSummary {
  /** The number of lines in the cart. */
  cartCount: (userId: string) => Promise<number>;
  /** The balance of the wallet. */
  balance: (userId: string) => Promise<Fen>;
}

export const userSummaryPort = recordPort<UserSummary>('UserSummary', ['cartCount', 'balance']);

/** A feature's matters that wait for shoppers. Account joins the selects of all features into one statement. */
export interface Turns {
  /** Selects with the columns of `turnColumns`, each limited to `turnLimit` rows of the shopper by an index. */
  of: (userId: string, now: Date) => readonly SQL[];
}

export const turnsPort = listPort<Turns>('Turns');

/** No kind has more, so that one does not hide the others. */
export const turnLimit = 10;

export interface TurnColumns {
  kind: TurnKind;
  ref?: SQLWrapper;
  number?: SQLWrapper;
  name?: SQLWrapper;
  count?: SQLWrapper;
  /** An array, newest first. */
  itemIds?: SQLWrapper;
  amountFen?: SQLWrapper;
  at: SQLWrapper;
  dueAt?: SQLWrapper;
}

const milliseconds = (time: SQLWrapper): SQL => sql`extract(epoch FROM ${time})::float8 * 1000`;

/** The columns of a turn after `SELECT`; see `Turn` of the contract. Times are milliseconds since 1970. */
export const turnColumns = ({ kind, ref, number, name, count, itemIds, amountFen, at, dueAt }: TurnColumns): SQL => sql`
  ${kind}::text AS kind, ${ref ?? sql`''`}::text AS ref, ${number ?? sql`''`}::text AS number,
  ${name ?? sql`''`}::text AS name, ${count ?? sql`1`}::int AS count,
  (${itemIds ?? sql`'{}'`}::text[])[1:${maxTurnItems}] AS item_ids, ${amountFen ?? sql`NULL`}::float8 AS amount_fen,
  ${milliseconds(at)} AS at, ${dueAt ? milliseconds(dueAt) : sql`NULL::float8`} AS due_at`;
