import { sql } from 'drizzle-orm';
import type { Connection } from '../database/connections/pool.ts';
import type { Database } from '../database/transactions/tx.ts';
import { wordsOf } from '../error-words.ts';
import type { Outages } from '../outages.ts';
import { startListening, startPolling, type Listening } from './listen.ts';

export interface Subscriber {
  /** Messages of all server processes, this one included. */
  hear: (messages: readonly string[]) => void;
  /**
   * Messages may have been missed: what they were about must be read again. The first connection is such a moment, too,
   * because subscribers come before it.
   */
  resync: () => void;
}

/** Short messages between the server processes of one database, about changes that others may want to read. */
export interface Channel {
  /**
   * Sends a message soon, once for equal messages of the same moment. Use it in `afterCommit`. Messages are hints: they
   * may be lost, and then subscribers resynchronise.
   */
  send: (message: string) => void;
  /** Returns the function that ends the subscription. */
  subscribe: (subscriber: Subscriber) => () => void;
  close: () => Promise<void>;
}

/**
 * Milliseconds between two notifications of one process. `pg_notify` takes a lock of the whole cluster while its
 * transaction commits, so it runs seldom, and never in a transaction of others.
 */
const pause = 250;
/** Bytes of a notification; PostgreSQL's limit is 8,000. */
const most = 7_500;
/** Sent instead of more messages than fit. */
const everything = '"*"';

const channelName = 'caravan_live';

const payloadOf = (messages: ReadonlySet<string>): string => {
  const payload = JSON.stringify([...messages]);
  return Buffer.byteLength(payload) > most ? everything : payload;
};

const messagesOf = (payload: string): readonly string[] | undefined => {
  const read: unknown = JSON.parse(payload);
  return Array.isArray(read) ? read.filter((message) => typeof message === 'string') : undefined;
};

export interface ChannelOptions {
  /** Undefined behind a pooler of transactions: subscribers resynchronise every two seconds. */
  connection: Connection | undefined;
  db: Database;
  outages: Outages;
  onError: (error: Error) => void;
}

/** Opens the channel. It connects when somebody subscribes. */
export const openChannel = ({ connection, db, outages, onError }: ChannelOptions): Channel => {
  const subscribers = new Set<Subscriber>();
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  let listening: Listening | undefined;
  let closed = false;

  const resyncAll = (): void => subscribers.forEach(({ resync }) => resync());
  const onPayload = (payload: string): void => {
    const messages = messagesOf(payload);
    if (messages === undefined) resyncAll();
    else subscribers.forEach(({ hear }) => hear(messages));
  };

  const flush = async (): Promise<void> => {
    const messages = waiting;
    waiting = new Set();
    try {
      await db.execute(sql`SELECT pg_notify(${channelName}, ${payloadOf(messages)})`);
    } catch (error) {
      if (!outages.report(error)) onError(new Error(`a notification failed: ${wordsOf(error)}`, { cause: error }));
      if (closed) return;
      for (const message of messages) waiting.add(message);
      schedule();
    }
  };
  const schedule = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      sending = flush();
    }, pause);
    timer.unref();
  };

  return {
    send(message) {
      if (closed) return;
      waiting.add(message);
      schedule();
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      listening ??= connection
        ? startListening({ connection, channel: channelName, onPayload, onResync: resyncAll, outages })
        : startPolling(resyncAll);
      return () => void subscribers.delete(subscriber);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await sending;
      if (waiting.size) await flush();
      await listening?.close();
    },
  };
};
