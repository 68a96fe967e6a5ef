import type { Address } from '@caravan/account/contract';

export const recipientOf = ({
  first_name: first,
  last_name: last,
}: Pick<Address, 'first_name' | 'last_name'>): string => `${first} ${last}`;
