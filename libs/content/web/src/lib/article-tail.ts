/** The article that the rest of an address names by its first part; undefined where that is no number, which is then a list. */
export const articleIdOf = (tail: string | undefined): number | undefined => {
  const [first = ''] = (tail ?? '').split('/');
  return /^\d+$/.test(first) ? Number(first) : undefined;
};
