import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages, languageTable } from '../../libs/platform/kernel/src/language.ts';

interface Words {
  title: string;
  heading: string;
  text: string;
  again: string;
}

/** The page for readers without a network: one page in all languages, because no server says which one is theirs. */
export const writeOfflinePage = (folder: string): string => {
  const all = languages.map((code) => ({
    tag: languageTable[code].tag,
    words: JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8')) as Words,
  }));
  const sections = all.map(({ tag, words }, index) => {
    const heading = index === 0 ? 'h1' : 'h2';
    return `<section lang="${tag}">
        <${heading}>${words.heading}</${heading}>
        <p>${words.text}</p>
      </section>`;
  });
  return readFileSync(join(folder, 'page.html'), 'utf8')
    .replace('%titles%', [...new Set(all.map(({ words }) => words.title))].join(' · '))
    .replace('%sections%', sections.join('\n      '))
    .replace('%again%', all.map(({ tag, words }) => `<span lang="${tag}">${words.again}</span>`).join(' · '));
};

/** Adds the page to the browser's build. */
export const offlinePage = (html: string): Plugin => ({
  name: 'offline-page',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'offline.html', source: html });
  },
});
