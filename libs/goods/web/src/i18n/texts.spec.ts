import { byLanguage, languages } from '@caravan/kernel';
import type { Texts } from '@caravan/web-core';
import { textFaults } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { texts as en } from './en.ts';

const texts = byLanguage(import.meta.glob<Texts>('./??.ts', { eager: true, import: 'texts' }));

test.each(languages)('%s has the texts of English with the same variables', (language) => {
  expect(textFaults(texts.en, texts[language])).toEqual([]);
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
