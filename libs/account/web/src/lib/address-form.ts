import type { Address, AddressForm, AddressKind, Country, NewAddress } from '@caravan/account/contract';
import type { UserInfo } from '@caravan/auth/contract';
import type { StandardSchemaV1 } from '@caravan/kernel';

export type AddressValues = Omit<AddressForm, 'continent'>;

const emptyAddress = { first_name: '', last_name: '', province: '', city: '', detail: '', postcode: '' };

export interface AddressStart {
  kind: AddressKind;
  address?: Address | undefined;
  isFirst: boolean;
  /** Undefined while the profile loads. */
  user?: Pick<UserInfo, 'email' | 'residence' | 'phone'> | undefined;
}

/** The initial values: a saved address, or the profile's data. */
export const addressValues = ({ kind, address, isFirst, user }: AddressStart): AddressValues => {
  if (!address) {
    return {
      ...emptyAddress,
      email: user?.email ?? '',
      country: user?.residence ?? '',
      phone: user?.phone ?? '',
      kind,
      is_default: isFirst,
    };
  }
  const { first_name, last_name, email, country, province, city, detail, postcode, phone, is_default } = address;
  return { kind, first_name, last_name, email, country, province, city, detail, postcode, phone, is_default };
};

/** Fields that only some countries have: hidden and sent empty if the country lacks them, otherwise required. */
const partsOf = (values: AddressValues, country: Country | undefined): Partial<AddressValues> => ({
  province: country?.has_province ? values.province : '',
  postcode: country?.has_postcode ? values.postcode : '',
});

/** Whether a field may be empty. Of the names, the contract says that one may. */
const mayBeEmpty = (name: string, country: Country | undefined): boolean =>
  name === 'first_name' ||
  name === 'last_name' ||
  (name === 'province' && !country?.has_province) ||
  (name === 'postcode' && !country?.has_postcode);

type ReadPostcode = (country: string, given: string) => string | undefined;

export interface AddressRules {
  newAddress: StandardSchemaV1<unknown, NewAddress>;
  readPostcode: ReadPostcode;
  findCountry: (code: string) => Country | undefined;
}

/** The contract's schema with the rules of the chosen country; the server applies the same rules. */
export const addressSchema = ({
  newAddress,
  readPostcode,
  findCountry,
}: AddressRules): StandardSchemaV1<unknown, NewAddress> => ({
  '~standard': {
    version: 1,
    vendor: newAddress['~standard'].vendor,
    validate: async (given) => {
      const values = given as AddressValues;
      const country = findCountry(values.country);
      const parts = { ...values, ...partsOf(values, country) };
      // An empty field counts as missing. The continent follows from the country; without a country, the country field
      // has the error.
      const filled = Object.entries(parts).filter(
        ([name, value]) => typeof value !== 'string' || value.trim() !== '' || mayBeEmpty(name, country),
      );
      const result = await newAddress['~standard'].validate({
        ...Object.fromEntries(filled),
        continent: country?.continent ?? 'europe',
      });
      const postcode = parts.postcode?.trim() ?? '';
      if (!country || !postcode || readPostcode(country.code, postcode) !== undefined) return result;
      return { issues: [...(result.issues ?? []), { message: 'postcode_invalid', path: ['postcode'] }] };
    },
  },
});
