import { expect, test } from 'vitest';
import { pageOf } from './page-of.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=999999', 999_999],
  ['page=99999999', 1],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=x', 1],
])('%s is page %i', (address, page) => expect(pageOf(new URLSearchParams(address))).toBe(page));
