import type { Message } from '@caravan/account/port';
import { inLanguages, type Language } from '@caravan/kernel';

/** The text of a message in each language. */
export type MessageWords = Pick<Message, 'title' | 'body'>;

/** The text of a message in one language. */
export interface WordsOfOne {
  title: string;
  body: string;
}

/** The text of a message in each language, from its text in one. */
export const inEachLanguage = (make: (language: Language) => WordsOfOne): MessageWords => ({
  title: inLanguages((language) => make(language).title),
  body: inLanguages((language) => make(language).body),
});
