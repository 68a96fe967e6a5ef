import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodePandabuy } from './pandabuy.ts';
import { recogniseLink } from './recognise-link.ts';

/** Triple DES with one key thrice is DES. */
const encode = (link: string): string => {
  const cipher = createCipheriv('des-ede3-cbc', '1wdfgu8i'.repeat(3), '1dafmdl0');
  const bytes = Buffer.concat([cipher.update(link, 'utf8'), cipher.final()]);
  return `PJ4x${Buffer.concat([bytes.subarray(0, 4), Buffer.from([7]), bytes.subarray(4)]).toString('base64')}`;
};

it('reads the link that Pandabuy hid in its own', () => {
  const link = 'https://weidian.com/item.html?itemID=5550000344';
  expect(recogniseLink(`https://www.pandabuy.com/product?url=${encodeURIComponent(encode(link))}&a=b`)).toMatchObject({
    kind: 'item',
    platform: 'weidian',
    itemId: '5550000344',
    agent: 'Pandabuy',
  });
});

it('deciphers any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (text) => {
      expect(decodePandabuy(encode(text))).toBe(text);
    }),
    { numRuns: 30 },
  );
});

it.each([
  '',
  'PJ4x',
  'PJ4xAAAA',
  `PJ3x${encode('https://a.example/').slice(4)}`,
  'https://weidian.com/',
  `PJ4x${'A'.repeat(4_000)}`,
])('leaves %j alone', (text) => {
  expect(decodePandabuy(text)).toBeUndefined();
});
