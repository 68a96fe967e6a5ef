import { randomUUID } from 'node:crypto';
import { setTimeout as passing } from 'node:timers/promises';
import { Client } from 'pg';
import type { Connection } from '../database/connections/pool.ts';
import type { Outages } from '../outages.ts';

export interface Listening {
  close: () => Promise<void>;
}

export interface ListenOptions {
  connection: Connection;
  /** A name that needs no quotes. */
  channel: string;
  onPayload: (payload: string) => void;
  /** Notifications may have been missed. */
  onResync: () => void;
  outages: Outages;
}

/** Milliseconds between two probes, and until a probe's own notification must have arrived. */
const probeEvery = 5_000;
const probeFor = 2_000;
/** Milliseconds between two reads of everything while notifications do not arrive, as behind a pooler. */
const pollEvery = 2_000;
const shortestPause = 100;
const longestPause = 5_000;

const probePrefix = 'probe ';

/** A probe that was sent and whose notification has not arrived. */
interface Probe {
  word: string;
  arrived: () => void;
}

/** Instead of listening: reads everything every two seconds. */
export const startPolling = (onResync: () => void): Listening => {
  const polling = setInterval(onResync, pollEvery);
  polling.unref();
  // As at the first connection: what happened before was not heard.
  setImmediate(onResync);
  return { close: async () => clearInterval(polling) };
};

/**
 * Listens on one connection. It opens a new connection after a loss, and probes itself by a notification of its own:
 * behind a pooler that lends connections by transactions none arrives, and then everything is read every two seconds.
 */
export const startListening = ({ connection, channel, onPayload, onResync, outages }: ListenOptions): Listening => {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let polling: Listening | undefined;
  let probe: Probe | undefined;
  let pause = shortestPause;
  let closed = false;

  const after = (milliseconds: number, work: () => Promise<void>): void => {
    clearTimeout(timer);
    if (closed) return;
    timer = setTimeout(() => void work(), milliseconds);
    timer.unref();
  };
  const stopPolling = (): void => {
    void polling?.close();
    polling = undefined;
  };

  /** True if the notification arrived on this connection. Throws if the connection does not answer. */
  const isHeard = async (probed: Client): Promise<boolean> => {
    const word = probePrefix + randomUUID();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const late = setTimeout(() => resolve(false), probeFor);
    probe = { word, arrived: () => resolve(true) };
    try {
      await probed.query('SELECT pg_notify($1, $2)', [channel, word]);
      return await promise;
    } finally {
      clearTimeout(late);
      probe = undefined;
    }
  };

  const lose = (lost: Client, error: unknown): void => {
    if (client !== lost) return;
    client = undefined;
    lost.removeAllListeners('notification');
    void lost.end().catch(() => undefined);
    if (!closed) {
      outages.report(error);
      after(pause, connect);
      pause = Math.min(pause * 2, longestPause);
    }
  };

  const check = async (): Promise<void> => {
    const probed = client;
    if (!probed) return;
    try {
      if (await isHeard(probed)) stopPolling();
      else if (!closed) polling ??= startPolling(onResync);
      if (client === probed) after(probeEvery, check);
    } catch (error) {
      lose(probed, error);
    }
  };

  const connect = async (): Promise<void> => {
    const next = new Client({
      ...connection,
      application_name: 'caravan-live',
      connectionTimeoutMillis: longestPause,
      query_timeout: probeFor,
      keepAlive: true,
    });
    client = next;
    next.on('error', (error) => lose(next, error));
    next.on('end', () => lose(next, new Error('Connection terminated')));
    next.on('notification', ({ payload = '' }) => {
      if (!payload.startsWith(probePrefix)) onPayload(payload);
      else if (payload === probe?.word) probe.arrived();
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
      pause = shortestPause;
      // Earlier messages were not heard.
      onResync();
      await check();
    } catch (error) {
      lose(next, error);
    }
  };

  void connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      stopPolling();
      const last = client;
      client = undefined;
      // A silent connection would never confirm its end.
      await Promise.race([last?.end().catch(() => undefined), passing(probeFor, undefined, { ref: false })]);
    },
  };
};
