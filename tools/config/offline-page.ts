import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Words {
  /** The tag of `lang`. */
  lang: string;
  title: string;
  heading: string;
  text: string;
  again: string;
}

const first = 'en.json';

/** The page for readers without a network: one page in all languages, because no server says which one is theirs. */
export const writeOfflinePage = (folder: string): string => {
  const all = globSync('??.json', { cwd: folder })
    .sort((one, other) => Number(other === first) - Number(one === first) || one.localeCompare(other))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Words);
  const sections = all.map(({ lang, heading: title, text }, index) => {
    const heading = index === 0 ? 'h1' : 'h2';
    return `<section lang="${lang}">
        <${heading}>${title}</${heading}>
        <p>${text}</p>
      </section>`;
  });
  return readFileSync(join(folder, 'page.html'), 'utf8')
    .replace('%titles%', [...new Set(all.map(({ title }) => title))].join(' · '))
    .replace('%sections%', sections.join('\n      '))
    .replace('%again%', all.map(({ lang, again }) => `<span lang="${lang}">${again}</span>`).join(' · '));
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
