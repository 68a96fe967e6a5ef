import { textFaults } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { texts as en } from './en.ts';
import { texts as zh } from './zh.ts';

test('both languages have the same keys', () => {
  expect(textFaults(en, zh)).toEqual([]);
});

test('the reasons for another price have the specified texts', () => {
  expect(Object.values(en.price.reasons)).toEqual([
    'Full-reduction discount',
    'Price negotiated with merchant',
    'Shipping discount',
    'Page price wrong',
    'Other',
  ]);
});
