import type { Address, Continent } from '@caravan/account/contract';
import type { StoredAddress } from './db/address.repo.ts';
import { continentOf } from './domain/continent-of.ts';

const knownContinent = (country: string): Continent => {
  const continent = continentOf(country);
  if (!continent) throw new Error(`the stored country ${country} has no continent`);
  return continent;
};

export const presentAddress = (address: StoredAddress): Address => ({
  id: address.id,
  kind: address.kind,
  first_name: address.firstName,
  last_name: address.lastName,
  email: address.email,
  continent: knownContinent(address.country),
  country: address.country,
  province: address.province,
  city: address.city,
  detail: address.detail,
  postcode: address.postcode,
  phone: address.phone,
  is_default: address.isDefault,
});
