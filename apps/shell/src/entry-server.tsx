import type { CreatePageRenderer } from '@caravan/kernel';
import { features, frame } from './features.ts';
import { makePageRenderer } from './render/page-renderer.tsx';
import { site } from './site.ts';
import { websiteTagOf } from './website-tag.ts';

/** The website tag of the mode this bundle was built in. */
export const websiteTag = websiteTagOf(import.meta.env.MODE);

export const createPageRenderer: CreatePageRenderer = (options) => makePageRenderer(site, options);

const routes = [frame, ...features].flatMap((feature) => feature.routes);

/** Every pattern that the router knows, whoever is let in: what a walk of the whole has to open. */
export const routePatterns = (): string[] => routes.map(({ path }) => path);

/** Paths of the pages for `sitemap.xml`; pages with parameters are named by whoever knows their data. */
export const sitemapPaths = (): string[] => routes.filter((route) => route.sitemap && !route.path.includes(':')).map(({ path }) => path);
