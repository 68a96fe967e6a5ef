import { expect, test } from 'vitest';
import { trackingUrl } from './tracking-url.ts';

const line = { carrier: 'DHL', trackingUrl: 'https://www.dhl.test/?AWB={number}' };

test.each([
  [line, 'DHL', '123', 'https://www.dhl.test/?AWB=123'],
  [line, ' dhl ', 'a b&c=$&', 'https://www.dhl.test/?AWB=a%20b%26c%3D%24%26'],
  [line, 'Post', '123', null],
  [{ carrier: 'DHL', trackingUrl: '' }, 'DHL', '123', null],
])('%o by %s with %s leads to %s', (of, carrier, number, url) => {
  expect(trackingUrl(of, carrier, number)).toBe(url);
});
