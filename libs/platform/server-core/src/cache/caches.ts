import { minute, type Clock } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import type { Channel } from '../channel/channel.ts';
import { afterCommit, runsAfterCommit } from '../database/transactions/after-commit.ts';
import type { Database, Tx } from '../database/transactions/tx.ts';
import type { CountRead } from '../metrics/core-counters.ts';
import { shortCache } from '../work/short-cache.ts';
import { cacheVersionTable as versions } from './cache-version.table.ts';

/** Values of one topic that are the same for all callers. */
export interface TopicCache<T> {
  /**
   * Returns the value of this key, from memory or from `load`. Concurrent callers share one load; failures are not kept.
   * A value is used only while the topic has the version that was known before its load, so a value that was read
   * before a change and arrives after it is never used again.
   */
  get: (key: string, load: () => Promise<T>) => Promise<T>;
}

/**
 * Caches that are right on every server process of one database. Data belongs to a topic, for example
 * `content.articles`. Who changes it calls `changed` in the same transaction; then every process reads it anew, this one
 * at once and the others within a second. A process that is cut off from the database keeps what it has, and compares
 * the versions of all topics when it is connected again.
 */
export interface Caches {
  /** `max` is the number of values; the least recently used goes first. `count` counts the reads for `/metrics`. */
  of: <T>(topic: string, options: { max: number; count?: CountRead }) => TopicCache<T>;
  /**
   * Counts a new version of the topic in the transaction that changes its data, and announces it after the commit. Call
   * it after the change: the version's row stays locked until the transaction ends. Further calls in the same
   * transaction do nothing.
   */
  changed: (tx: Tx, topic: string) => Promise<void>;
  /** The number of changes of any topic that this process has learnt of, for values that depend on all topics. */
  changes: () => number;
  close: () => void;
}

export interface CachesOptions {
  db: Database;
  clock: Clock;
  channel: Channel;
  /** Receives the error of a failed read of the versions; they are read again soon. */
  onError: (error: unknown) => void;
}

/** Nobody announces a change that is made by hand in the database, so values also expire. Milliseconds. */
const keptFor = minute / 4;
/** Milliseconds between two comparisons, for the announcement of a process that ended between commit and notification. */
const compareEvery = 2_000;

interface Announcement {
  topic: string;
  version: number;
}

const announcementsIn = (messages: readonly string[]): Announcement[] =>
  messages
    .map((message) => JSON.parse(message) as object)
    .filter((message): message is Announcement => 'topic' in message);

const countVersion = async (tx: Tx, topic: string): Promise<number> => {
  const [row] = await tx
    .insert(versions)
    .values({ topic, version: 1 })
    .onConflictDoUpdate({ target: versions.topic, set: { version: sql`${versions.version} + 1` } })
    .returning({ version: versions.version });
  if (!row) throw new Error(`the topic ${topic} got no version`);
  return row.version;
};

/** Opens the caches of a process. They subscribe to the channel when the first of them is used. */
export const openCaches = ({ db, clock, channel, onError }: CachesOptions): Caches => {
  const known = new Map<string, number>();
  const announcers = new WeakMap<Tx, Map<string, () => void>>();
  let changes = 0;
  let end: (() => void) | undefined;
  let comparing = false;
  let closed = false;

  /** Versions may be learnt in any order. */
  const learn = ({ topic, version }: Announcement): void => {
    if (version <= (known.get(topic) ?? 0)) return;
    known.set(topic, version);
    changes += 1;
  };

  const compare = async (): Promise<void> => {
    comparing = true;
    try {
      (await db.select().from(versions)).forEach(learn);
    } catch (error) {
      if (!closed) onError(error);
    }
    comparing = false;
  };

  const follow = (): void => {
    if (end || closed) return;
    const unsubscribe = channel.subscribe({
      hear: (messages) => announcementsIn(messages).forEach(learn),
      resync: () => void compare(),
    });
    const timer = setInterval(() => void (comparing || compare()), compareEvery);
    timer.unref();
    end = () => {
      unsubscribe();
      clearInterval(timer);
    };
  };

  return {
    of: <T>(topic: string, options: { max: number; count?: CountRead }): TopicCache<T> => {
      const values = shortCache<T>(clock, { ...options, ttl: keptFor });
      return {
        get(key, load) {
          follow();
          return values.get(JSON.stringify([known.get(topic) ?? 0, key]), load);
        },
      };
    },
    async changed(tx, topic) {
      const ofTx = announcers.get(tx) ?? new Map<string, () => void>();
      announcers.set(tx, ofTx);
      const earlier = ofTx.get(topic);
      // An undone savepoint has undone its version and its announcement.
      if (earlier && runsAfterCommit(tx, earlier)) return;
      const version = await countVersion(tx, topic);
      const announce = (): void => {
        learn({ topic, version });
        channel.send(JSON.stringify({ topic, version } satisfies Announcement));
      };
      ofTx.set(topic, announce);
      afterCommit(tx, announce);
    },
    changes() {
      follow();
      return changes;
    },
    close() {
      closed = true;
      end?.();
    },
  };
};
