const maxWords = 8;

/** The words of a search as patterns for `ILIKE`, each to occur somewhere; `%`, `_` and `\` mean themselves. */
export const likePatterns = (search: string): string[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxWords)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
