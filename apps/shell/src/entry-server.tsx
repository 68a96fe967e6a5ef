import type { CreatePageRenderer } from '@caravan/kernel';
import { site } from './features.ts';
import { makePageRenderer } from './render/page-renderer.tsx';

/** The second segment of a build mode, `production.caravan` → `caravan`; `default` where there is none. */
export const websiteTagOf = (mode: string): string => mode.split('.')[1] || 'default';

/** The website tag of the mode in which this bundle was built. */
export const websiteTag = websiteTagOf(import.meta.env.MODE);

export const createPageRenderer: CreatePageRenderer = (options) => makePageRenderer(site, options);

const routes = [site.appLayout, ...site.features].flatMap((feature) => feature.routes);

/** Every path pattern that the router knows; a check of the whole site opens each of them. */
export const routePatterns = (): string[] => routes.map(({ path }) => path);

/** Paths for `sitemap.xml`; the server adds those with parameters, whose data it knows. */
export const sitemapPaths = (): string[] =>
  routes.filter((route) => route.sitemap && !route.path.includes(':')).map(({ path }) => path);
