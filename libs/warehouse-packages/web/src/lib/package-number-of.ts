/** What a package's number looks like; anything else in an address is nobody's package. */
const pattern = /^PK[A-Z0-9-]{4,30}$/;

/** The package that `?number=` names; numbers are read aloud and typed, so small letters do. */
export const packageNumberOf = (search: URLSearchParams): string | undefined => {
  const number = search.get('number')?.trim().toUpperCase() ?? '';
  return pattern.test(number) ? number : undefined;
};
