import { textFaults } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { texts as en } from './en.ts';

const files = import.meta.glob<typeof en>('./??.ts', { eager: true, import: 'texts' });

test.each(Object.entries(files))('%s has the same texts as English, with the same variables', (_, texts) => {
  expect(textFaults(en, texts)).toEqual([]);
});
