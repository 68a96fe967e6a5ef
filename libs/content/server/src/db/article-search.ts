import { and, desc, ilike, like, or, sql, type SQL } from 'drizzle-orm';
import type { Language } from '@caravan/kernel';
import { hanPairs, likePattern } from '../domain/search-words.ts';
import { articleText } from './article.table.ts';

const query = (word: string): SQL => sql`plainto_tsquery('english', ${word})`;

/** Only words of letters have a stem; `is_login` and `10%` are searched as written. */
const isWord = (word: string): boolean => /^[\p{L}’'-]+$/u.test(word);

/** Matches the stem of the word. Stop words such as "how" have no stem and match every article. */
const stemmed = (stems: SQL, word: string): SQL | undefined =>
  isWord(word) ? sql`(${stems} @@ ${query(word)} OR numnode(${query(word)}) = 0)` : undefined;

const occurs = (word: string): SQL => like(articleText.search, likePattern(word.toLowerCase()));

/** The index of pairs finds the few candidates; `occurs` then checks that the word is in the text. */
const withPairs = (word: string): SQL | undefined => {
  const pairs = hanPairs(word);
  return pairs.length
    ? sql`${articleText.hanPairs} @> ARRAY[${sql.join(
        pairs.map((pair) => sql`${pair}`),
        sql`, `,
      )}]::text[]`
    : undefined;
};

/** Whether an article contains a word: in English also by its stem, so that "packages" finds "package". */
export const containsWord = (word: string, language: Language): SQL | undefined =>
  language === 'en' ? or(stemmed(sql`${articleText.stems}`, word), occurs(word)) : and(withPairs(word), occurs(word));

const inName = (word: string, language: Language): SQL | undefined => {
  const written = ilike(articleText.name, likePattern(word));
  return language === 'en' ? or(stemmed(sql`to_tsvector('english', ${articleText.name})`, word), written) : written;
};

/** Articles with the words in their name come first, then by relevance. */
export const byName = (words: readonly string[], language: Language): SQL[] => {
  if (words.length === 0) return [];
  const named = desc(sql`(${and(...words.map((word) => inName(word, language)))})`);
  return language === 'en' ? [named, desc(sql`ts_rank(${articleText.stems}, ${query(words.join(' '))})`)] : [named];
};
