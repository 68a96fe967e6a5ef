import { byLanguage, languages } from '@caravan/kernel';
import type { Texts } from '@caravan/web-core';
import { textFaults } from '@caravan/web-core/testing';
import { describe, expect, it } from 'vitest';

const layout = byLanguage(import.meta.glob<Texts>('./??.ts', { eager: true, import: 'texts' }));
const home = byLanguage(import.meta.glob<Texts>('../pages/home/i18n/??.ts', { eager: true, import: 'texts' }));

describe.each(languages)('texts in %s', (language) => {
  it('of the layout have the keys and variables of English', () => {
    expect(textFaults(layout.en, layout[language])).toEqual([]);
  });

  it('of the home page have the keys and variables of English', () => {
    expect(textFaults(home.en, home[language])).toEqual([]);
  });
});
