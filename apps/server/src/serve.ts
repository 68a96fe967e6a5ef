import { join } from 'node:path';
import {
  loadConfig,
  makeLog,
  startServer,
  StartRefused,
  type Config,
  type RunningServer,
  type Tracing,
} from '@caravan/server-core';
import { buildInfo } from './build-info.ts';
import { composeFeatures } from './features.ts';
import { greeting } from './greeting.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { builtConsole, loadStorefront } from './storefront.ts';

const refuse = (lines: readonly string[]): never => {
  for (const line of lines) console.error(line);
  process.exit(1);
};

/** Handles Ctrl-C, `kill` and a closed terminal. It stops once, even after repeated signals or during the start. */
const stopOnSignal = (starting: Promise<RunningServer>, tracing: Tracing | undefined): void => {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    try {
      const server = await starting;
      await server.close();
      await tracing?.stop();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
};

/** The storefront and the console, which lie beside the built server. */
const loadPages = async (config: Config, log: ReturnType<typeof makeLog>) => ({
  ...(await loadStorefront(join(import.meta.dirname, '../shell'), config, (error, id) =>
    log.error({ err: error, id }, 'a page failed'),
  )),
  consoleRoot: builtConsole(join(import.meta.dirname, '../console')),
});

const start = async (tracing: Tracing | undefined): Promise<void> => {
  const loaded = loadConfig(process.env);
  if (!loaded.ok) return refuse(loaded.problems);
  const { config } = loaded;
  const log = makeLog({ ...config, build: buildInfo, tracing });
  const starting = startServer({
    config,
    build: buildInfo,
    ...(tracing ? { tracing } : {}),
    log,
    migrationsFolder,
    notice: (line) => console.log(line),
    compose: composeFeatures,
    ...(config.role === 'jobs' ? {} : await loadPages(config, log)),
  });
  stopOnSignal(starting, tracing);
  const server = await starting;
  for (const line of greeting(server, config)) console.log(line);
};

/** Runs the server until a signal stops it. A start that is refused ends the process. */
export const serve = async (tracing?: Tracing): Promise<void> => {
  try {
    await start(tracing);
  } catch (error) {
    if (!(error instanceof StartRefused)) console.error(error);
    refuse(error instanceof StartRefused ? [error.message] : []);
  }
};
