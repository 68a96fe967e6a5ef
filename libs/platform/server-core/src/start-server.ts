import type { AddressInfo } from 'node:net';
import { FolderInUse } from './database/embedded/embedded.ts';
import { FolderUnusable } from './database/embedded/place.ts';
import { ForeignMigrations, MigrationNeeded } from './database/migrate.ts';
import { DatabaseUnreachable, startPostgres } from './database/postgres.ts';
import { FilesRefused } from './files/open-files.ts';
import { SeparateFiles } from './server-processes/join-processes.ts';
import { startApp, type StartAppOptions } from './start-app.ts';

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

/** A reason not to start that an operator can fix. Its message is the one line to show. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

/** Errors whose message is that line. */
const refusals = [
  FolderInUse,
  FolderUnusable,
  ForeignMigrations,
  MigrationNeeded,
  DatabaseUnreachable,
  FilesRefused,
  SeparateFiles,
];

const isPortInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const foreseen = (error: unknown, { host, port }: { host: string; port: number }): unknown => {
  if (error instanceof Error && refusals.some((kind) => error instanceof kind))
    return new StartRefused(error.message, { cause: error });
  if (isPortInUse(error))
    return new StartRefused(`port ${port} on ${host} is in use by another program: set PORT to a free one`, {
      cause: error,
    });
  return error;
};

const browserUrl = ({ address, port }: AddressInfo): string => {
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(address);
  return `http://${isLocal ? 'localhost' : address.includes(':') ? `[${address}]` : address}:${port}`;
};

/** Starts the whole server: database, features and pages. It listens when this returns. */
export const startServer = async (options: StartServerOptions): Promise<RunningServer> => {
  const { config, log, notice } = options;
  const onError = (error: Error): void => log.error({ err: error }, 'embedded database');
  const opened: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (let end = opened.pop(); end; end = opened.pop()) await end();
  };
  try {
    const postgres = await startPostgres({ config, notice, onError });
    opened.push(postgres.stop);
    const running = await startApp({ ...options, postgres });
    opened.push(running.close);
    await running.app.listen({ port: config.port, host: config.host });
    return { url: browserUrl(running.app.server.address() as AddressInfo), notices: running.notices, close };
  } catch (error) {
    await close();
    throw foreseen(error, config);
  }
};
