import type { StaffRole } from '@caravan/kernel';
import { listPort, onePort, type Database } from '@caravan/server-core';

/** One thing that the search of the console found. */
export interface Found {
  /** The number or id of its page. */
  ref: string;
  title: string;
  /** A short word on its state, such as an order's status. */
  state: string | null;
  /** The thing to which it belongs, if it has no page of its own: a payment leads to its order. */
  partOf?: { kind: string; ref: string };
}

/** Implemented by each feature whose things staff look for by number, e-mail, tracking number or words. */
export interface Findable {
  /** The kind of its things, such as `order`. */
  kind: string;
  /** The roles that may open them; an owner may open everything. */
  roles: readonly [StaffRole, ...StaffRole[]];
  /**
   * The things that fit the words best, at most `limit`. The words are trimmed and not empty. A search is abandoned
   * after 300 ms, so exact numbers come from an index.
   */
  find: (db: Database, words: string, limit: number) => Promise<Found[]>;
}

export const findablesPort = listPort<Findable>('Findable');

/** Things with labels that staff scan. */
export const labelledThingsPort = listPort<Findable>('Findable of labelled things');

/** Labels whose things are gone, such as lost goods. Staff who scan one are told what became of the thing. */
export interface RefusedLabels {
  /** Throws a reason that says it; does nothing for any other label. */
  refuse: (db: Database, label: string) => Promise<void>;
}

export const refusedLabelsPort = listPort<RefusedLabels>('RefusedLabels');

/** Finds accounts by e-mail or id. */
export const peoplePort = onePort<Findable>('Findable of people');
