import { email, id, text, z } from '@caravan/kernel/zod';

export const continents = [
  'africa',
  'antarctica',
  'asia',
  'europe',
  'north_america',
  'oceania',
  'south_america',
] as const;
const continent = z.enum(continents);
export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'country_unknown');

export const country = z.object({
  code: countryCode,
  name: z.string(),
  name_zh: z.string(),
  continent,
  /** Without the plus sign, such as `49`. */
  calling_code: z.string(),
  has_province: z.boolean(),
  has_postcode: z.boolean(),
  /** Empty if people type the provinces of this country by hand. */
  provinces: z.array(z.object({ code: z.string(), name: z.string() })),
});

/** A shipping address receives parcels, a billing address receives bills. */
export const addressKind = z.enum(['shipping', 'billing']);

/** Both are texts; a person may have one of them only. */
const names = z.object({ first_name: z.string(), last_name: z.string() });

const hasName = (value: unknown): boolean => {
  const { data } = names.safeParse(value);
  return data === undefined || (data.first_name + data.last_name).trim() !== '';
};

/**
 * All fields are required, except one of the names, and a province or postcode that the country does not use
 * (specification 15.2). The server checks both of the latter against the country.
 */
export const newAddress = z
  .strictObject({
    kind: addressKind,
    first_name: text(0, 60),
    last_name: text(0, 60),
    email,
    continent,
    country: countryCode,
    province: text(0, 100),
    city: text(1, 100),
    detail: text(1, 300),
    postcode: text(0, 20),
    phone: text(5, 30),
    is_default: z.boolean(),
  })
  // Another missing field does not hide this one.
  .refine(hasName, { path: ['first_name'], message: 'required', when: () => true });
export const address = z.object({ id, ...newAddress.shape, email: z.string() });
export const addressesQuery = z.object({ kind: addressKind.optional() });

export type Country = z.infer<typeof country>;
export type Continent = z.infer<typeof continent>;
export type AddressKind = z.infer<typeof addressKind>;
export type NewAddress = z.infer<typeof newAddress>;
/** The values of the form's fields. */
export type AddressForm = z.input<typeof newAddress>;
export type Address = z.infer<typeof address>;
export type AddressesQuery = z.infer<typeof addressesQuery>;

export const byId = z.object({ id });
