import type { CreatePageRenderer } from '@caravan/kernel';
import { features, frame } from './features.ts';
import { makePageRenderer } from './render/page-renderer.tsx';
import { site } from './site.ts';
import { websiteTagOf } from './website-tag.ts';

/** The website tag of the mode this bundle was built in. */
export const websiteTag = websiteTagOf(import.meta.env.MODE);

export const createPageRenderer: CreatePageRenderer = (options) => makePageRenderer(site, options);

/** Paths of the pages for `sitemap.xml`; pages with parameters are named by whoever knows their data. */
export const sitemapPaths = (): string[] =>
  [frame, ...features].flatMap(({ routes }) => routes.filter((route) => route.sitemap && !route.path.includes(':')).map(({ path }) => path));
