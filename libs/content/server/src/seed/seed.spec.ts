import { languages, languageTable } from '@caravan/kernel';
import { describe, expect, test } from 'vitest';
import { articleHref, contentPaths } from '@caravan/routes';
import { unknownPlaceholder } from '../domain/fill-article.ts';
import { renderArticle } from '../domain/render-article.ts';
import { readSeedFile } from '../domain/seed-file.ts';
import { articleFiles, catalogue } from './catalogue.ts';

const files = articleFiles();
const entries = catalogue.flatMap((group) => group.articles);
const hrefs = new Map(
  entries.map(({ id, type }) => {
    const slug = files.find((file) => file.id === id)?.slug ?? '';
    return [id, articleHref({ id, slug, is_faq: type === 1 })];
  }),
);
const pages = new Set([...hrefs.values(), '/faq', '/article', '/productdetail?manual=1', '/logistics']);

test('every article of the catalogue has a file in every language with the same slug, and there are no other files', () => {
  const wanted = entries.flatMap(({ id }) => languages.map((language) => `${id}.${language}`));
  expect(files.map(({ id, language }) => `${id}.${language}`).sort()).toEqual(wanted.sort());
  for (const { id, slug } of files) expect(hrefs.get(id)).toContain(`/${slug}`);
});

test('the articles that other pages link to exist', () => {
  const { howToBuyId, termsId, privacyId } = contentPaths;
  expect([howToBuyId, termsId, privacyId].map((id) => hrefs.get(id))).toEqual([
    '/faq/59/proxy-purchase-process',
    '/article/82/terms',
    '/article/83/privacy',
  ]);
});

test('the related articles exist, are other articles, and are listed once', () => {
  const ids = entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, related } of entries) {
    expect(related.filter((other) => other === id || !ids.includes(other))).toEqual([]);
    expect(new Set(related).size).toBe(related.length);
  }
});

describe.each(files)('$id-$slug.$language', ({ id, language, markdown, name, summary }) => {
  const { html, toc, plain } = renderArticle(markdown);

  test('links only to pages that exist, by their canonical address', () => {
    const links = [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(links.filter((link) => !pages.has(link))).toEqual([]);
  });

  test('is rendered completely, without leftover Markdown, and its punctuation fits its language', () => {
    expect(plain).not.toMatch(/\*\*|\]\(|^#|\| ---/m);
    if (language === 'zh')
      expect(`${name} ${summary} ${plain}`).not.toMatch(/\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/u);
    if (languageTable[language].script === 'latin')
      expect(`${name} ${summary} ${plain}`).not.toMatch(/[\p{Script=Han}，。：；！？（）]/u);
  });

  test('states the same rules of the shop in every language, and has no other placeholders', () => {
    // Each language has its own words behind a number.
    const stated = (text: string) => text.match(/\{\{[a-z_]+/g)?.sort();
    const english = files.find((file) => file.id === id && file.language === 'en');
    expect(stated(summary + markdown)).toEqual(stated(`${english?.summary}${english?.markdown}`));
    expect(unknownPlaceholder(summary + markdown)).toBeUndefined();
    expect(name).not.toContain('{{');
  });

  test('has the same outline, links and tables in every language', () => {
    const english = renderArticle(files.find((file) => file.id === id && file.language === 'en')?.markdown ?? '');
    expect(toc.map(({ level }) => level)).toEqual(english.toc.map(({ level }) => level));
    const partsOf = (source: string) => source.match(/href="[^"]+"|<(?:tr|li|blockquote)>/g)?.sort();
    expect(partsOf(html)).toEqual(partsOf(english.html));
  });
});

describe('a seed file', () => {
  const source = '---\nname: Fees: all\nsummary: What it costs\nupdated: 2026-11-20\n---\n\n## Fees\n';

  test('is read with its front matter', () => {
    expect(readSeedFile('a/63-fees.en.md', source)).toEqual({
      id: 63,
      slug: 'fees',
      language: 'en',
      name: 'Fees: all',
      summary: 'What it costs',
      updated: new Date('2026-11-20T00:00:00Z'),
      markdown: '## Fees',
    });
  });

  test.each([
    ['fees.en.md', source],
    ['63-fees.xx.md', source],
    ['63-fees.en.md', source.replace('updated: 2026-11-20', 'updated: soon')],
    ['63-fees.en.md', '## Fees'],
  ])('that is invalid is refused: %s', (path, text) => {
    expect(() => readSeedFile(path, text)).toThrow(path);
  });
});
