/// <reference types="vite/client" />
import { languageOfFile, type Language } from '@caravan/kernel';
import { readSeedFile, type SeedFile } from '../domain/seed-file.ts';
import type { words } from '../words/words.ts';

/** 1 is FAQ, 2 is a page about the shop, 3 is news (specification 18.1). */
export type ArticleType = 1 | 2 | 3;

export interface SeedArticle {
  id: number;
  type: ArticleType;
  /** Shown in the footer of every page. */
  footer?: true;
  /** Ids of related articles, in order. */
  related: readonly number[];
}

export interface SeedGroup {
  /** Its names are in `words`. */
  key: keyof (typeof words)[Language]['groups'];
  articles: readonly SeedArticle[];
}

/** Groups and articles in display order. The texts are the Markdown files of `seed/articles`. */
export const catalogue: readonly SeedGroup[] = [
  {
    key: 'buying',
    articles: [
      { id: 59, type: 1, footer: true, related: [60, 63, 67, 70] },
      { id: 60, type: 1, footer: true, related: [61, 62, 59] },
      { id: 61, type: 1, footer: true, related: [60, 62, 66] },
      { id: 62, type: 1, related: [63, 66, 61] },
    ],
  },
  {
    key: 'fees',
    articles: [
      { id: 63, type: 1, footer: true, related: [70, 67, 64] },
      { id: 64, type: 1, footer: true, related: [65, 66, 74] },
      { id: 65, type: 1, related: [64, 66] },
      { id: 66, type: 1, footer: true, related: [65, 62, 68] },
    ],
  },
  {
    key: 'shipping',
    articles: [
      { id: 67, type: 1, footer: true, related: [69, 70, 63] },
      { id: 68, type: 1, related: [67, 66] },
      { id: 69, type: 1, related: [70, 71, 74] },
      { id: 70, type: 1, footer: true, related: [69, 71, 63] },
      { id: 71, type: 1, footer: true, related: [72, 70] },
      { id: 72, type: 1, related: [71, 69] },
      { id: 75, type: 1, related: [72, 66, 76] },
      { id: 78, type: 1, related: [67, 69, 71] },
    ],
  },
  {
    key: 'account',
    articles: [
      { id: 73, type: 1, related: [74, 83] },
      { id: 74, type: 1, related: [69, 64] },
      { id: 76, type: 1, related: [77, 67] },
      { id: 77, type: 1, related: [76, 73, 83] },
    ],
  },
  {
    key: 'about',
    articles: [
      { id: 80, type: 2, footer: true, related: [59, 63, 81] },
      { id: 81, type: 2, footer: true, related: [80, 66] },
      { id: 82, type: 2, footer: true, related: [83, 66] },
      { id: 83, type: 2, footer: true, related: [82, 73] },
    ],
  },
  // The operator writes the news. A group without articles is not shown.
  { key: 'news', articles: [] },
];

/** The texts are part of the build, so the server does not need the folder at run time. */
const sources = import.meta.glob<string>('../../seed/articles/*.md', { query: '?raw', import: 'default', eager: true });

/** Texts in a language that the product does not have are left out. */
export const articleFiles = (): SeedFile[] =>
  Object.entries(sources).flatMap(([path, source]) => (languageOfFile(path) ? [readSeedFile(path, source)] : []));
