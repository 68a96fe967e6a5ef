import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { searchText } from './search-text.ts';

/** The pattern of LIKE and ILIKE for texts that contain these words literally. */
export const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Letters beyond ASCII in pairs, as the function `search_pairs` has them; a single one as the beginning of a pair. */
const pairsIn = (words: string): string[] => {
  const pairs = new Set<string>();
  for (const [run] of words.matchAll(/[^\u0001-\u007f]+/gu)) {
    const letters = Array.from(run);
    if (letters.length === 1) pairs.add(`'${run}':*`);
    for (let at = 1; at < letters.length; at += 1) pairs.add(`'${letters[at - 1]}${letters[at]}'`);
  }
  return [...pairs];
};

/**
 * Whether a column of `searchText` contains these words literally. It is found by a trigram index of the column, which
 * knows ASCII letters in every database, and by an index of `search_pairs(column)`, which knows all other letters and
 * depends on no locale: PostgreSQL's trigrams have no Chinese under the locale C, and none for two characters.
 */
export const containsText = (column: SQLWrapper, words: string): SQL => {
  const text = searchText(words);
  const pairs = pairsIn(text);
  const occurs = sql`${column} LIKE ${containing(text)}`;
  return pairs.length ? sql`(${occurs} AND search_pairs(${column}) @@ ${pairs.join(' & ')}::tsquery)` : occurs;
};
