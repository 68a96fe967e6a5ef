import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { startPostgres, type Postgres } from './database/postgres.ts';
import { isConnectionLost } from './database/transactions/sql-state.ts';
import { codeWords } from './failure-line.ts';
import { startApp, type StartAppOptions } from './start-app.ts';
import { StartRefused, startRefusal } from './start-refused.ts';

export interface StartServerOptions extends Omit<StartAppOptions, 'postgres'> {
  /** Receives lines for the operator who starts the server. */
  notice: (line: string) => void;
}

export interface RunningServer {
  /** The address where it listens. */
  url: string;
  notices: readonly string[];
  close: () => Promise<void>;
}

const browserUrl = ({ address, port }: AddressInfo): string => {
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(address);
  return `http://${isLocal ? 'localhost' : address.includes(':') ? `[${address}]` : address}:${port}`;
};

const listen = async (app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> => {
  try {
    await app.listen({ port, host });
    return browserUrl(app.server.address() as AddressInfo);
  } catch (cause) {
    const isTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
    throw new StartRefused(
      isTaken
        ? `port ${port} on ${host} is in use by another program: set PORT to a free one`
        : `port ${port} on ${host} cannot be used (${codeWords(cause)}): set PORT and HOST to others`,
      { cause },
    );
  }
};

/** A lost connection says nothing of its reason, but the embedded PostgreSQL may have written it down. */
const reasonOf = async (error: unknown, postgres: Postgres | undefined): Promise<unknown> => {
  const fault = isConnectionLost(error) ? await postgres?.fault() : undefined;
  return fault === undefined ? error : new StartRefused(fault, { cause: error });
};

/**
 * Starts the whole server: database, features and pages. It listens when this returns.
 *
 * @throws StartRefused with one line for the operator, whatever the reason.
 */
export const startServer = async (options: StartServerOptions): Promise<RunningServer> => {
  const { config, log, notice } = options;
  const report = (error: Error): void => log.error({ err: error }, 'embedded database');
  // If the start fails, its one line has the reason.
  const early: Error[] = [];
  let onError = (error: Error): void => void early.push(error);
  const opened: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (let end = opened.pop(); end; end = opened.pop()) await end();
  };
  let postgres: Postgres | undefined;
  try {
    postgres = await startPostgres({ config, notice, onError: (error) => onError(error) });
    opened.push(postgres.stop);
    const running = await startApp({ ...options, postgres });
    opened.push(running.close);
    const url = await listen(running.app, config);
    onError = report;
    early.forEach(report);
    return { url, notices: running.notices, close };
  } catch (error) {
    const reason = await reasonOf(error, postgres);
    // The opened parts may fail for the same reason.
    await close().catch(() => undefined);
    throw startRefusal(reason, options);
  }
};
