import type { Address } from './addresses.schema.ts';

/** A person's full name. A name in Chinese characters has the family name first and no space. */
export const personName = ({
  first_name: first,
  last_name: last,
}: Pick<Address, 'first_name' | 'last_name'>): string =>
  /^\p{Script=Han}+$/u.test(first + last) ? `${last}${first}` : `${first} ${last}`;
