/** The article id in the first segment of a tail; undefined if it is not a number, for a list. */
export const articleIdOf = (tail: string | undefined): number | undefined => {
  const [first = ''] = (tail ?? '').split('/');
  return /^\d+$/.test(first) ? Number(first) : undefined;
};
