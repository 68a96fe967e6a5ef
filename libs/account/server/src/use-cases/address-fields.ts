import { fail, type NewAddress } from '@caravan/account/contract';
import type { AddressFields } from '../db/address.repo.ts';
import { readAddress } from '../domain/read-address.ts';

/**
 * The fields to store, or a failure with the faults by field. If fields are only missing, the reason is `fill_in_all`
 * (specification 15.2).
 */
export const addressFields = (form: NewAddress): AddressFields => {
  const read = readAddress(form);
  if ('faults' in read) {
    const onlyEmpty = Object.values(read.faults).every((fault) => fault === 'required');
    throw fail(onlyEmpty ? 'fill_in_all' : 'invalid', { fields: read.faults });
  }
  const {
    first_name: firstName,
    last_name: lastName,
    email,
    country,
    province,
    city,
    detail,
    postcode,
    phone,
  } = read.address;
  return { firstName, lastName, email, country, province, city, detail, postcode, phone };
};
