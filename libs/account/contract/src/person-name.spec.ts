import { expect, test } from 'vitest';
import { personName } from './person-name.ts';

test.each([
  ['Ada', 'Example', 'Ada Example'],
  ['清和', '林', '林清和'],
  ['Mei', '林', 'Mei 林'],
])('%s %s is %s', (first, last, name) => {
  expect(personName({ first_name: first, last_name: last })).toBe(name);
});
