import { byLanguage, inEachLanguage, type Language } from '@caravan/kernel';
import type { Message } from '@caravan/server-core';
import type { words as en } from './words/en.ts';

/** The text of a message in each language. */
export type MessageWords = Pick<Message, 'title' | 'body'>;

/** The text of a message in one language. */
type WordsOfOne = Record<'title' | 'body', string>;

/** The words of messages about packages, by language. */
export const packageWords = byLanguage(import.meta.glob<typeof en>('./words/??.ts', { eager: true, import: 'words' }));

/** A message about a package in each language, and what staff wrote to it. */
export const aboutPackage = (say: (words: typeof en, language: Language) => WordsOfOne, note: string | null = null) =>
  inEachLanguage((language) => {
    const { title, body } = say(packageWords[language], language);
    return { title, body: note === null ? body : `${body}\n\n${note}` };
  });
