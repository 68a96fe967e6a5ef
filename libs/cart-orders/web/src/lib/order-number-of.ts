/** What an order's number looks like; anything else in an address is nobody's order. */
const pattern = /^CV[A-Z0-9-]{4,30}$/;

/** The order that `?number=` names; numbers are read aloud and typed, so small letters do. */
export const orderNumberOf = (search: URLSearchParams): string | undefined => {
  const number = search.get('number')?.trim().toUpperCase() ?? '';
  return pattern.test(number) ? number : undefined;
};
