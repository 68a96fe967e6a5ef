import type { HttpHandler } from 'msw';
import { accountReasons, fail, maxAddresses, type Address, type NewAddress } from '@caravan/account/contract';
import * as schemas from '@caravan/account/contract/schema';
import { mockEndpoint } from '@caravan/web-core/mocks';
import type { Language } from '@caravan/kernel';
import type { MockAccount } from './mock-account.ts';

/** The address book: twenty at most, one default of each kind. */
export const addressHandlers = (account: MockAccount): HttpHandler[] => {
  const find = (id: string): Address => {
    const found = account.addresses.find((address) => address.id === id);
    if (!found) throw fail('not_found');
    return found;
  };
  const keep = (kept: Address): Address => {
    account.addresses = account.addresses
      .map((address) => (address.id === kept.id ? kept : kept.is_default && address.kind === kept.kind ? { ...address, is_default: false } : address))
      .sort((a, b) => Number(b.is_default) - Number(a.is_default));
    return kept;
  };
  const check = (form: NewAddress, language: Language): void => {
    const country = account.countries.find(({ code }) => code === form.country);
    if (!country) throw fail('invalid', { fields: { country: accountReasons.country_unknown[language] } });
    if (!/^[+\d][\d ()-]{4,}$/.test(form.phone)) throw fail('invalid', { fields: { phone: accountReasons.phone_invalid[language] } });
  };

  return [
    mockEndpoint(schemas.listCountriesSchema, () => account.countries),
    mockEndpoint(schemas.listAddressesSchema, ({ query }) => account.addresses.filter(({ kind }) => !query.kind || kind === query.kind)),
    mockEndpoint(
      schemas.createAddressSchema,
      ({ body, language }) => {
        check(body, language);
        if (account.addresses.length >= maxAddresses) throw fail('address_limit');
        const isFirst = !account.addresses.some(({ kind }) => kind === body.kind);
        const address = { ...body, id: `address_${account.addresses.length + 101}`, is_default: body.is_default || isFirst };
        account.addresses = [...account.addresses, address];
        return keep(address);
      },
      accountReasons,
    ),
    mockEndpoint(
      schemas.updateAddressSchema,
      ({ params, body, language }) => {
        const found = find(params.id);
        check(body, language);
        return keep({ ...body, id: found.id, is_default: found.is_default || body.is_default });
      },
      accountReasons,
    ),
    mockEndpoint(schemas.removeAddressSchema, ({ params }) => {
      if (find(params.id).is_default) throw fail('default_address');
      account.addresses = account.addresses.filter(({ id }) => id !== params.id);
      return null;
    }),
    mockEndpoint(schemas.makeAddressDefaultSchema, ({ params }) => keep({ ...find(params.id), is_default: true })),
  ];
};
