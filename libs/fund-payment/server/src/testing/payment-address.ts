import type { Address } from '@caravan/account/contract';

export const aPaymentAddress = (): Address => ({
  id: 'bill_1',
  kind: 'billing',
  first_name: 'Test',
  last_name: 'Shopper',
  email: 'bills@example.test',
  continent: 'europe',
  country: 'DE',
  province: 'BE',
  city: 'Berlin',
  detail: 'Example Street 1',
  postcode: '10115',
  phone: '+49 30 000000',
  is_default: true,
});
