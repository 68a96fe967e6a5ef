import { expect, test } from 'vitest';
import { expectedVersion } from './expected-version.ts';

test.each([
  [undefined, undefined],
  ['7', 7],
  ['"12"', 12],
])('If-Match %s is version %s', (header, version) => {
  expect(expectedVersion({ headers: header === undefined ? {} : { 'if-match': header } })).toBe(version);
});

test.each(['', '*', 'W/"1"', '"1', '-1', '1.5', '1234567890', '"1", "2"'])('refuses If-Match %j', (header) => {
  expect(() => expectedVersion({ headers: { 'if-match': header } })).toThrow('bad_request');
});
