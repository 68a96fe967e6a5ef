import { and, desc, ilike, like, or, sql, type SQL } from 'drizzle-orm';
import type { Language } from '@caravan/kernel';
import { hanPairs } from '../domain/han-pairs.ts';
import { likePattern } from '../domain/like-pattern.ts';
import { articleText } from './article.table.ts';

const query = (word: string): SQL => sql`plainto_tsquery('english', ${word})`;

/** Only what is made of letters has a stem; `is_login` and `10%` are looked for as they are written. */
const isWord = (word: string): boolean => /^[\p{L}’'-]+$/u.test(word);

/** By its stem; words that English says everywhere, such as "how", have none and ask for nothing. */
const stemmed = (stems: SQL, word: string): SQL | undefined =>
  isWord(word) ? sql`(${stems} @@ ${query(word)} OR numnode(${query(word)}) = 0)` : undefined;

const occurs = (word: string): SQL => like(articleText.search, likePattern(word.toLowerCase()));

/** The pairs lead to the few articles that can have the word; whether they stand in a row is looked up there. */
const withPairs = (word: string): SQL | undefined => {
  const pairs = hanPairs(word);
  return pairs.length ? sql`${articleText.hanPairs} @> ARRAY[${sql.join(pairs.map((pair) => sql`${pair}`), sql`, `)}]::text[]` : undefined;
};

/** Whether an article has a word: in English by its stem, so that "packages" finds "package", in both languages also as it is written. */
export const holding = (word: string, language: Language): SQL | undefined =>
  language === 'en'
    ? or(stemmed(sql`${articleText.stems}`, word), occurs(word))
    : and(withPairs(word), occurs(word));

const inName = (word: string, language: Language): SQL | undefined => {
  const written = ilike(articleText.name, likePattern(word));
  return language === 'en' ? or(stemmed(sql`to_tsvector('english', ${articleText.name})`, word), written) : written;
};

/** Those named after what is looked for come first, then those that speak of it most. */
export const byName = (words: readonly string[], language: Language): SQL[] => {
  if (words.length === 0) return [];
  const named = desc(sql`(${and(...words.map((word) => inName(word, language)))})`);
  return language === 'en' ? [named, desc(sql`ts_rank(${articleText.stems}, ${query(words.join(' '))})`)] : [named];
};
