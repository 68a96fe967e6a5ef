import type { Texts } from '@caravan/web-core';
import { textFaults } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { texts as en } from './en.ts';

const files = import.meta.glob<Texts>('./??.ts', { eager: true, import: 'texts' });

test.each(Object.entries(files))('%s has the same texts as English with the same variables', (_, texts) => {
  expect(textFaults(en, texts)).toEqual([]);
});
