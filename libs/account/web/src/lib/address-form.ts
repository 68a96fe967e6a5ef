import type { Address, AddressForm, AddressKind, Country, NewAddress, UserInfo } from '@caravan/account/contract';
import type { StandardSchemaV1 } from '@caravan/kernel';

export type AddressValues = Omit<AddressForm, 'continent'>;

const emptyAddress = { first_name: '', last_name: '', province: '', city: '', detail: '', postcode: '' };

export interface AddressStart {
  kind: AddressKind;
  address?: Address | undefined;
  isFirst: boolean;
  /** Undefined until the profile has come. */
  user?: Pick<UserInfo, 'email' | 'residence' | 'phone'> | undefined;
}

/** What the fields hold at first: a kept address, or what the profile says. */
export const addressValues = ({ kind, address, isFirst, user }: AddressStart): AddressValues => {
  if (!address) {
    return { ...emptyAddress, email: user?.email ?? '', country: user?.residence ?? '', phone: user?.phone ?? '', kind, is_default: isFirst };
  }
  const { first_name, last_name, email, country, province, city, detail, postcode, phone, is_default } = address;
  return { kind, first_name, last_name, email, country, province, city, detail, postcode, phone, is_default };
};

/** What only some countries have: what a country lacks is hidden and sent empty, what it has must be filled in. */
const partsOf = (values: AddressValues, country: Country | undefined): Partial<AddressValues> => ({
  province: country?.has_province ? values.province : '',
  postcode: country?.has_postcode ? values.postcode : '',
});

const isLacking = (name: string, country: Country | undefined): boolean =>
  (name === 'province' && !country?.has_province) || (name === 'postcode' && !country?.has_postcode);

type ReadPostcode = (country: string, given: string) => string | undefined;

export interface AddressRules {
  newAddress: StandardSchemaV1<unknown, NewAddress>;
  readPostcode: ReadPostcode;
  findCountry: (code: string) => Country | undefined;
}

/** The contract's schema, with the rules of the country that is chosen: the same as the server's, as far as a form can know them. */
export const addressSchema = ({ newAddress, readPostcode, findCountry }: AddressRules): StandardSchemaV1<unknown, NewAddress> => ({
  '~standard': {
    version: 1,
    vendor: newAddress['~standard'].vendor,
    validate: async (given) => {
      const values = given as AddressValues;
      const country = findCountry(values.country);
      const parts = { ...values, ...partsOf(values, country) };
      // What is empty is missing. The continent is the country's: without a country that field says what is wrong.
      const filled = Object.entries(parts).filter(([name, value]) => typeof value !== 'string' || value.trim() !== '' || isLacking(name, country));
      const result = await newAddress['~standard'].validate({ ...Object.fromEntries(filled), continent: country?.continent ?? 'europe' });
      const postcode = parts.postcode?.trim() ?? '';
      if (!country || !postcode || readPostcode(country.code, postcode) !== undefined) return result;
      return { issues: [...(result.issues ?? []), { message: 'postcode_invalid', path: ['postcode'] }] };
    },
  },
});
