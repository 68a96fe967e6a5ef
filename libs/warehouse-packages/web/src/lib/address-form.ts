import { accountReasons, type Country, type NewAddress } from '@caravan/account/contract';
import type { StandardSchemaV1 } from '@caravan/kernel';

/** What the fields of a new delivery address hold. */
export interface AddressValues {
  first_name: string;
  last_name: string;
  email: string;
  country: string;
  province: string;
  city: string;
  detail: string;
  postcode: string;
  phone: string;
  is_default: boolean;
}

export const addressReasons = accountReasons;

/** A delivery address as the contract wants it: the continent follows from the country, and what the country does not have is sent empty. */
export const addressBody = (values: AddressValues, country: Country | undefined): object => ({
  ...values,
  kind: 'shipping',
  ...(country ? { continent: country.continent } : {}),
  province: country?.has_province ? values.province : '',
  postcode: country?.has_postcode ? values.postcode : '',
});

type Issues = NonNullable<Awaited<ReturnType<StandardSchemaV1['~standard']['validate']>>['issues']>;

/** What the contract leaves to the server: province and postcode are asked for where the country has them. */
const missingIn = ({ province, postcode }: AddressValues, country: Country | undefined): Issues => [
  ...(country?.has_province && province.trim() === '' ? [{ message: 'required', path: ['province'] }] : []),
  ...(country?.has_postcode && postcode.trim() === '' ? [{ message: 'required', path: ['postcode'] }] : []),
];

/** The contract's schema of a new address, for a form whose fields follow the country. */
export const addressSchema = (newAddress: StandardSchemaV1<unknown, NewAddress>, countries: readonly Country[]): StandardSchemaV1<unknown, NewAddress> => ({
  '~standard': {
    version: 1,
    vendor: newAddress['~standard'].vendor,
    validate: async (typed) => {
      const values = typed as AddressValues;
      const country = countries.find(({ code }) => code === values.country);
      const result = await newAddress['~standard'].validate(addressBody(values, country));
      const missing = missingIn(values, country);
      return result.issues || missing.length > 0 ? { issues: [...(result.issues ?? []), ...missing] } : result;
    },
  },
});
