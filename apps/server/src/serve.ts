import { join } from 'node:path';
import {
  failureLine,
  loadConfig,
  makeLog,
  startRefusal,
  startServer,
  type Config,
  type RunningServer,
  type Tracing,
} from '@caravan/server-core';
import { buildInfo } from './build-info.ts';
import { composeFeatures } from './features.ts';
import { greeting } from './greeting.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { builtConsole, loadStorefront } from './storefront.ts';

type Log = ReturnType<typeof makeLog>;

const refuse = (lines: readonly string[]): never => {
  for (const line of lines) console.error(line);
  process.exit(1);
};

/** Handles Ctrl-C, `kill` and a closed terminal. It stops once, even after repeated signals or during the start. */
const stopOnSignal = (starting: Promise<RunningServer>, tracing: Tracing | undefined, config: Config): void => {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    // A start that fails ends the process.
    const server = await starting.catch(() => undefined);
    if (!server) return;
    try {
      await server.close();
      await tracing?.stop();
      process.exit(0);
    } catch (error) {
      refuse([failureLine(error, config)]);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
};

/** The storefront and the console, which lie beside the built server. */
const loadPages = async (config: Config, log: Log) => ({
  ...(await loadStorefront(join(import.meta.dirname, '../shell'), config, (error, id) =>
    log.error({ err: error, id }, 'a page failed'),
  )),
  consoleRoot: builtConsole(join(import.meta.dirname, '../console')),
});

const start = async (config: Config, log: Log, tracing: Tracing | undefined): Promise<void> => {
  const pages = config.role === 'jobs' ? {} : await loadPages(config, log);
  const starting = startServer({
    config,
    build: buildInfo,
    ...(tracing ? { tracing } : {}),
    log,
    migrationsFolder,
    notice: (line) => console.log(line),
    compose: composeFeatures,
    ...pages,
  });
  stopOnSignal(starting, tracing, config);
  for (const line of greeting(await starting, config)) console.log(line);
};

/** Runs the server until a signal stops it. A start that fails ends the process with one line. */
export const serve = async (tracing?: Tracing): Promise<void> => {
  const loaded = loadConfig(process.env);
  if (!loaded.ok) return refuse(loaded.problems);
  const { config } = loaded;
  const log = makeLog({ ...config, build: buildInfo, tracing });
  try {
    await start(config, log, tracing);
  } catch (error) {
    refuse([startRefusal(error, { config, log }).message]);
  }
};
