/** The article that `?article=` names; undefined for anything but a number. */
export const articleIdOf = (search: URLSearchParams): number | undefined => {
  const written = search.get('article') ?? '';
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : undefined;
};
