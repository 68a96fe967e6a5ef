import { fail, type NewAddress } from '@caravan/account/contract';
import type { AddressWords } from '../db/address.repo.ts';
import { readAddress } from '../domain/read-address.ts';

/** What is kept of a form, or a failure that names each field: with the spec's words where nothing but filling in is left to do. */
export const addressWords = (form: NewAddress): AddressWords => {
  const read = readAddress(form);
  if ('faults' in read) {
    const onlyEmpty = Object.values(read.faults).every((fault) => fault === 'required');
    throw fail(onlyEmpty ? 'fill_in_all' : 'invalid', { fields: read.faults });
  }
  const { first_name: firstName, last_name: lastName, email, country, province, city, detail, postcode, phone } = read.address;
  return { firstName, lastName, email, country, province, city, detail, postcode, phone };
};
