const maxWords = 8;

/** Where a text occurs, as a pattern for `LIKE`; `%`, `_` and `\` mean themselves. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The words of a search as patterns, each to occur somewhere. */
export const likePatterns = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, maxWords).map(likePattern);
