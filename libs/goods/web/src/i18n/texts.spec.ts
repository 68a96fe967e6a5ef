import { textFaults } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { texts as en } from './en.ts';
import { texts as zh } from './zh.ts';

test('both languages say the same things', () => {
  expect(textFaults(en, zh)).toEqual([]);
});

test('the reasons for another price are named as the storefront was asked to', () => {
  expect(Object.values(en.price.reasons)).toEqual([
    'Full-reduction discount',
    'Price negotiated with merchant',
    'Shipping discount',
    'Page price wrong',
    'Other',
  ]);
});
