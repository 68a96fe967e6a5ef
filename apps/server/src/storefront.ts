import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreatePageRenderer, ViteChunk } from '@caravan/kernel';
import type { Config, StartAppOptions } from '@caravan/server-core';

/** What the shell's server bundle exports. */
export interface StorefrontBundle {
  websiteTag: string;
  createPageRenderer: CreatePageRenderer;
  sitemapPaths: () => string[];
}

export type Storefront = Pick<StartAppOptions, 'pages' | 'site' | 'staticRoot'>;

/** Pages of one person, and what is for developers: not for search engines. */
export const hiddenPaths = ['/mine', '/message', '/cart', '/confirmOrder', '/payment', '/user/', '/docs', '/dev/'];

/** The built storefront in a folder with `client` and `server`. */
export const loadStorefront = async (folder: string, { publicUrl }: Config, onError: (error: unknown) => void): Promise<Storefront> => {
  const entry = join(folder, 'server/entry-server.js');
  if (!existsSync(entry)) throw new Error(`the storefront is not built: there is no ${entry}`);
  const bundle = (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as StorefrontBundle;
  const staticRoot = join(folder, 'client');
  const manifest = JSON.parse(await readFile(join(staticRoot, '.vite/manifest.json'), 'utf8')) as Record<string, ViteChunk>;
  return {
    staticRoot,
    site: { paths: bundle.sitemapPaths(), hidden: hiddenPaths },
    pages: { renderPage: bundle.createPageRenderer({ publicUrl, websiteTag: bundle.websiteTag, assets: { manifest }, onError }) },
  };
};
