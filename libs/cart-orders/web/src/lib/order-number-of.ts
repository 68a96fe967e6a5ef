/** The format of an order number; anything else in an address names no order. */
const pattern = /^CV[A-Z0-9-]{4,30}$/;

/** The order that `?number=` names, in either case, because shoppers type numbers. */
export const orderNumberOf = (search: URLSearchParams): string | undefined => {
  const number = search.get('number')?.trim().toUpperCase() ?? '';
  return pattern.test(number) ? number : undefined;
};
