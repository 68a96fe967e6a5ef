import type { RenderPage } from '@caravan/kernel';
import {
  loadConfig,
  makeLog,
  startApp,
  startPostgres,
  type Config,
  type Postgres,
  type RunningApp,
} from '@caravan/server-core';
import { buildInfo } from './build-info.ts';
import { composeFeatures } from './features.ts';
import { greeting } from './greeting.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { hiddenPaths } from './storefront.ts';

/** What stays open across reloads of the code. */
export interface DevelopmentBase {
  config: Config;
  postgres: Postgres;
}

export const openDevelopment = async (print: (line: string) => void): Promise<DevelopmentBase> => {
  const loaded = loadConfig(process.env);
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'));
  const { config } = loaded;
  const postgres = await startPostgres({ config, notice: print, onError: (error) => print(error.message) });
  return { config, postgres };
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
  const running = await startApp({
    compose: composeFeatures,
    config,
    build: buildInfo,
    log: makeLog({ ...config, build: buildInfo }),
    postgres,
    migrationsFolder,
    site: { paths: ['/'], hidden: hiddenPaths },
    pages: { renderPage, cached: false, policyChanges },
  });
  return { ...running, greeting: greeting({ url: config.publicUrl, notices: running.notices }, config) };
};
