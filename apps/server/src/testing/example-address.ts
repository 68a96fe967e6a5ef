import { newAddress } from '@caravan/account/contract/schema';

/** An address that shoppers of tests ship to. */
export const exampleAddress = newAddress.parse({
  kind: 'shipping',
  first_name: 'Ada',
  last_name: 'Example',
  email: 'ada@shop.test',
  continent: 'europe',
  country: 'DE',
  province: '',
  city: 'Berlin',
  detail: 'Musterstraße 1',
  postcode: '10115',
  phone: '+49 30 1234567',
  is_default: true,
});
