import { and, desc, eq, like, or, sql, type SQL } from 'drizzle-orm';
import { defaultLanguage, languageTable, type Language } from '@caravan/kernel';
import { containing, containsText, searchText } from '@caravan/server-core';
import { articleText } from './article.table.ts';

/** The part of a text that is stored for the search. */
interface SearchedText {
  language: Language;
  name: string;
  summary: string;
  plain: string;
}

/** The stems of a text; those of its name have the highest weight. Empty if its language has no configuration. */
export const stemsOf = ({ language, name, summary, plain }: SearchedText): SQL => {
  const config = languageTable[language].searchConfig;
  return config === null
    ? sql`''::tsvector`
    : sql`setweight(to_tsvector(${config}::regconfig, ${name}), 'A') || to_tsvector(${config}::regconfig, ${`${summary} ${plain}`})`;
};

const query = (config: string, word: string): SQL => sql`plainto_tsquery(${config}::regconfig, ${word})`;

/** Only words of letters have a stem; `is_login` and `10%` are searched as written. */
const isWord = (word: string): boolean => /^[\p{L}’'-]+$/u.test(word);

/** Matches the stem of the word. Stop words such as "how" have no stem and match every article. */
const stemmed = (stems: SQL, config: string, word: string): SQL | undefined =>
  isWord(word) ? sql`(${stems} @@ ${query(config, word)} OR numnode(${query(config, word)}) = 0)` : undefined;

const occurs = (word: string): SQL => containsText(articleText.search, word);

type Condition = SQL | undefined;

/** A reader is shown texts of the own language, and English ones of articles that have none in it. */
const inShownLanguages = (language: Language, condition: (config: string | null) => Condition): Condition =>
  or(
    ...[...new Set<Language>([language, defaultLanguage])].map((one) =>
      and(eq(articleText.language, one), condition(languageTable[one].searchConfig)),
    ),
  );

/** Whether an article contains a word, also by its stem: "packages" finds "package". */
export const containsWord = (word: string, language: Language): Condition =>
  inShownLanguages(language, (config) =>
    config === null ? occurs(word) : or(stemmed(sql`${articleText.stems}`, config, word), occurs(word)),
  );

const inName = (word: string, language: Language): Condition =>
  inShownLanguages(language, (config) => {
    // The name is the first line of the searched text.
    const written = like(sql`split_part(${articleText.search}, E'\\n', 1)`, containing(searchText(word)));
    return config === null
      ? written
      : or(stemmed(sql`to_tsvector(${config}::regconfig, ${articleText.name})`, config, word), written);
  });

/** Articles with the words in their name come first, then by relevance. */
export const byName = (words: readonly string[], language: Language): SQL[] => {
  if (words.length === 0) return [];
  const named = desc(sql`(${and(...words.map((word) => inName(word, language)))})`);
  const config = languageTable[language].searchConfig;
  return config === null
    ? [named]
    : [named, desc(sql`ts_rank(${articleText.stems}, ${query(config, words.join(' '))})`)];
};
