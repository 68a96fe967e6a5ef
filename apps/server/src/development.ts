import type { RenderPage } from '@caravan/kernel';
import {
  loadConfig,
  makeLog,
  outsideRefusal,
  startApp,
  startPostgres,
  StartRefused,
  type Config,
  type Postgres,
  type RunningApp,
} from '@caravan/server-core';
import { buildInfo } from './build-info.ts';
import { composeFeatures } from './features.ts';
import { fetchedPaths } from './fetched-paths.ts';
import { greeting } from './greeting.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { hiddenPaths } from './storefront.ts';

/** Stays open across reloads of the code. */
export interface DevelopmentBase {
  config: Config;
  postgres: Postgres;
}

/** A failure of the disk or of the database becomes one line; one of the code keeps its stack. */
const inOneLine = <Started>(starting: Promise<Started>, config: Config): Promise<Started> =>
  starting.catch((error: unknown) => {
    throw outsideRefusal(error, config) ?? error;
  });

export const openDevelopment = async (print: (line: string) => void): Promise<DevelopmentBase> => {
  const loaded = loadConfig(process.env);
  if (!loaded.ok) throw new StartRefused(loaded.problems.join('\n'));
  const { config } = loaded;
  const starting = startPostgres({ config, notice: print, onError: (error) => print(error.message) });
  return { config, postgres: await inOneLine(starting, config) };
};

/** The development server injects its own scripts and styles into pages, and connects to them by a socket. */
const policyChanges = {
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws: wss:",
};

export interface DevelopmentApp extends RunningApp {
  greeting: readonly string[];
}

/** Starts the API and the pages with the current code. */
export const startDevelopment = async (
  { config, postgres }: DevelopmentBase,
  renderPage: RenderPage,
): Promise<DevelopmentApp> => {
  const starting = startApp({
    compose: composeFeatures,
    config,
    build: buildInfo,
    log: makeLog({ ...config, build: buildInfo }),
    postgres,
    migrationsFolder,
    site: { paths: ['/'], hidden: hiddenPaths, open: fetchedPaths },
    pages: { renderPage, cached: false, policyChanges },
  });
  const running = await inOneLine(starting, config);
  return { ...running, greeting: greeting({ url: config.publicUrl, notices: running.notices }, config) };
};
