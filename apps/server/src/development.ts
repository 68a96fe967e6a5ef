import type { RenderPage } from '@caravan/kernel';
import { loadConfig, makeLog, startApp, startPostgres, type Config, type Postgres, type RunningApp } from '@caravan/server-core';
import { composeFeatures } from './features.ts';
import { greeting } from './greeting.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { hiddenPaths } from './storefront.ts';

/** What outlives every reload of the code. */
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

/** The development server puts scripts and styles of its own into each page, and talks to it by a socket. */
const policyChanges = { 'script-src': "'self' 'unsafe-inline'", 'style-src': "'self' 'unsafe-inline'", 'connect-src': "'self' ws: wss:" };

export interface DevelopmentApp extends RunningApp {
  greeting: readonly string[];
}

/** The API and the pages with the code as it is now. */
export const startDevelopment = async ({ config, postgres }: DevelopmentBase, renderPage: RenderPage): Promise<DevelopmentApp> => {
  const running = await startApp({
    ...composeFeatures(),
    config,
    log: makeLog(config),
    postgres,
    migrationsFolder,
    site: { paths: ['/'], hidden: hiddenPaths },
    pages: { renderPage, cached: false, policyChanges },
  });
  return { ...running, greeting: greeting({ url: config.publicUrl, notices: running.notices }, config) };
};
