import { newWebsite } from '@caravan/content/contract/staff';
import { expect, test } from 'vitest';
import { serviceEmail } from './service-email.ts';

test.each([
  ['https://shop.example', 'service@shop.example'],
  ['http://localhost:3000', 'service@caravan.localhost'],
  ['http://127.0.0.1:3000', 'service@caravan.localhost'],
  ['http://[::1]:3000', 'service@caravan.localhost'],
])('the service address of %s is %s, which the contract accepts', (publicUrl, email) => {
  expect(serviceEmail(publicUrl)).toBe(email);
  expect(newWebsite.shape.SERVICE_EMAIL.safeParse(email).success).toBe(true);
});
