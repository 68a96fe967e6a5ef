import { expect, test } from 'vitest';
import { textFaults } from '@caravan/web-core/testing';
import { texts as en } from './en.ts';
import { texts as zh } from './zh.ts';

test('both languages have the same texts', () => {
  expect(textFaults(en, zh)).toEqual([]);
});
