/** The types of articles, by their numbers in the contract. */
export const articleTypes = { 1: 'faq', 2: 'about', 3: 'news' } as const;
