import { textFaults } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { texts as enSlots } from './slots-en.ts';
import { texts as en } from './en.ts';
import { texts as zhSlots } from './slots-zh.ts';
import { texts as zh } from './zh.ts';

test('both languages have the same texts with the same variables', () => {
  expect(textFaults(en, zh)).toEqual([]);
  expect(textFaults(enSlots, zhSlots)).toEqual([]);
});
