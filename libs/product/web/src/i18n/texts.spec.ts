import { expect, test } from 'vitest';
import { texts as en } from './en.ts';

test('the reasons for another price have the specified texts', () => {
  expect(Object.values(en.price.reasons)).toEqual([
    'Full-reduction discount',
    'Price negotiated with merchant',
    'Shipping discount',
    'Page price wrong',
    'Other',
  ]);
});
