import { expect, test } from 'vitest';
import * as routes from '@caravan/routes/console';
import { consoleFeatures } from './features.ts';

const patterns = Object.values(routes).flatMap((table) =>
  typeof table === 'object' ? Object.values(table).map(({ pattern }) => pattern) : [],
);

test('every page has a path of the table of routes, and no two pages have the same', () => {
  const paths = consoleFeatures.flatMap((feature) => feature.routes).map(({ path }) => path);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  expect(paths.toSorted()).toEqual(patterns.toSorted());
});
