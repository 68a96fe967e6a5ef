import { byLanguage, languages } from '@caravan/kernel';
import { expect, test } from 'vitest';
import { textFaults } from '../../testing/text-faults.ts';
import type { Texts } from '../text-files.ts';

const texts = byLanguage(import.meta.glob<Texts>('./??.ts', { eager: true, import: 'texts' }));

test.each(languages)('%s has the texts of English with the same variables', (language) => {
  expect(textFaults(texts.en, texts[language])).toEqual([]);
});
