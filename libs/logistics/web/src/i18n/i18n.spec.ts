import { byLanguage, languages } from '@caravan/kernel';
import type { Texts } from '@caravan/web-core';
import { textFaults } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';

const texts = byLanguage(import.meta.glob<Texts>('./??.ts', { eager: true, import: 'texts' }));

test.each(languages)('%s has the texts of English with the same variables', (language) => {
  expect(textFaults(texts.en, texts[language])).toEqual([]);
});
