import { expect, test } from 'vitest';
import { trackingUrl } from './tracking-url.ts';

const method = { carrier: 'DHL', trackingUrl: 'https://www.dhl.test/?AWB={number}' };

test.each([
  [method, 'DHL', '123', 'https://www.dhl.test/?AWB=123'],
  [method, ' dhl ', 'a b&c=$&', 'https://www.dhl.test/?AWB=a%20b%26c%3D%24%26'],
  [method, 'Post', '123', null],
  [{ carrier: 'DHL', trackingUrl: '' }, 'DHL', '123', null],
])('%o by %s with %s leads to %s', (method, carrier, number, url) => {
  expect(trackingUrl(method, carrier, number)).toBe(url);
});
