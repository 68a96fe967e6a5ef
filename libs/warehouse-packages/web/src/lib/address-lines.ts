import type { Address } from '@caravan/account/contract';

type Postal = Pick<Address, 'first_name' | 'last_name' | 'province' | 'city' | 'detail' | 'postcode'>;

export const recipientOf = ({ first_name: first, last_name: last }: Pick<Postal, 'first_name' | 'last_name'>): string =>
  `${first} ${last}`;

/** Street, city and country in one line, in the usual order; missing parts are omitted. */
export const placeOf = ({ detail, city, province, postcode }: Postal, countryName: string): string =>
  [detail, [postcode, city].filter(Boolean).join(' '), province, countryName].filter(Boolean).join(', ');
