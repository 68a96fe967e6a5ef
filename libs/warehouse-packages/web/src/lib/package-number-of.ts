/** The format of a package number; anything else in an address names no package. */
const pattern = /^PK[A-Z0-9-]{4,30}$/;

/** The package that `?number=` names, in either case, because shoppers type numbers. */
export const packageNumberOf = (search: URLSearchParams): string | undefined => {
  const number = search.get('number')?.trim().toUpperCase() ?? '';
  return pattern.test(number) ? number : undefined;
};
