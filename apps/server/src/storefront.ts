import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltAssets, CreatePageRenderer } from '@caravan/kernel';
import { StartRefused, type Config, type StartAppOptions } from '@caravan/server-core';
import { fetchedPaths } from './fetched-paths.ts';

/** The exports of the shell's server bundle. */
export interface StorefrontBundle {
  websiteTag: string;
  createPageRenderer: CreatePageRenderer;
  sitemapPaths: () => string[];
}

export type Storefront = Pick<StartAppOptions, 'pages' | 'site' | 'staticRoot'>;

/** Private pages and pages for developers, which search engines must not index. */
export const hiddenPaths = [
  '/mine',
  '/message',
  '/cart',
  '/confirmOrder',
  '/payment',
  '/user/',
  '/console',
  '/docs',
  '/dev/',
];

/** Loads the built storefront from a folder with `client` and `server`. */
export const loadStorefront = async (
  folder: string,
  { publicUrl }: Config,
  onError: (error: unknown, requestId?: string) => void,
): Promise<Storefront> => {
  const entry = join(folder, 'server/entry-server.js');
  if (!existsSync(entry)) throw new StartRefused(`the storefront is not built: ${entry} does not exist`);
  const { websiteTag, createPageRenderer, sitemapPaths } = (await import(
    /* @vite-ignore */ pathToFileURL(entry).href
  )) as StorefrontBundle;
  const staticRoot = join(folder, 'client');
  const manifestFile = join(staticRoot, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as BuiltAssets['manifest'];
  return {
    staticRoot,
    site: { paths: sitemapPaths(), hidden: hiddenPaths, open: fetchedPaths },
    pages: { renderPage: createPageRenderer({ publicUrl, websiteTag, assets: { manifest }, onError }) },
  };
};

export const builtConsole = (folder: string): string => {
  if (!existsSync(join(folder, 'index.html')))
    throw new StartRefused(`the console is not built: ${folder} has no index.html`);
  return folder;
};
