import type { Address, Continent } from '@caravan/account/contract';
import type { StoredAddress } from './db/address.repo.ts';
import { continentOf } from './domain/continent-of.ts';
import { findCountry } from './domain/countries.ts';
import { readProvince } from './domain/provinces.ts';

const knownContinent = (country: string): Continent => {
  const continent = continentOf(country);
  if (!continent) throw new Error(`the stored country ${country} has no continent`);
  return continent;
};

/** The province as the form stores it today: it once stored codes that mail does not use. */
const knownProvince = ({ country, province }: StoredAddress): string =>
  readProvince(country, findCountry(country)?.provinces ?? [], province) ?? province;

export const presentAddress = (address: StoredAddress): Address => ({
  id: address.id,
  kind: address.kind,
  first_name: address.firstName,
  last_name: address.lastName,
  email: address.email,
  continent: knownContinent(address.country),
  country: address.country,
  province: knownProvince(address),
  city: address.city,
  detail: address.detail,
  postcode: address.postcode,
  phone: address.phone,
  is_default: address.isDefault,
});
