import { expect, it } from 'vitest';
import { textFaults } from '@caravan/web-core/testing';
import * as en from './en.ts';
import * as zh from './zh.ts';

it('has the same texts in both languages', () => {
  expect(textFaults(en.texts, zh.texts)).toEqual([]);
});
