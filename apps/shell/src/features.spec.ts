import { expect, test } from 'vitest';
import * as routes from '@caravan/routes';
import { site } from './features.ts';

const patterns = Object.values(routes).flatMap((table) =>
  typeof table === 'object'
    ? Object.values(table).flatMap((page) => (typeof page === 'object' ? [page.pattern] : []))
    : [],
);

test('every page has a path of the table of routes, and no two pages have the same', () => {
  const paths = [site.appLayout, ...site.features].flatMap((feature) => feature.routes).map(({ path }) => path);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  // Articles have a pattern for links and one for the router; no feature builds the community.
  const links = ['/community', '/article/:id/:slug', '/faq/:id/:slug'];
  expect(paths.toSorted()).toEqual(patterns.filter((path) => !links.includes(path)).toSorted());
});
