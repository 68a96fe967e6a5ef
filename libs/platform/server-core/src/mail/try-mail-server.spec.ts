import { expect, test } from 'vitest';
import { wordsWithoutSecrets } from './try-mail-server.ts';

const smtpUrl = 'smtps://shop%40silk.test:p%2Fss%20word@mail.test:465/?from=shop@silk.test';
const base64 = (text: string) => Buffer.from(text).toString('base64');

test.each([
  ['Invalid login: 535 5.7.8 authentication failed', 'Invalid login: 535 5.7.8 authentication failed'],
  ['535 p/ss word is wrong', '535 *** is wrong'],
  [
    `502 unknown command AUTH PLAIN ${base64('\u0000shop@silk.test\u0000p/ss word')}`,
    '502 unknown command AUTH PLAIN ***',
  ],
  [`502 unknown command ${base64('p/ss word')}`, '502 unknown command ***'],
  [`cannot reach ${smtpUrl}`, 'cannot reach ***'],
  ['many\r\n  lines', 'many lines'],
])('of %s an owner reads %s', (said, words) => {
  expect(wordsWithoutSecrets(new Error(said), smtpUrl)).toBe(words);
});

test('words are cut, and an address without a password has no secrets', () => {
  expect(wordsWithoutSecrets(new Error('x'.repeat(2_000)), 'smtp://mail.test')).toHaveLength(500);
  expect(wordsWithoutSecrets(new Error('smtp mail'), 'smtp://mail@mail.test')).toBe('smtp mail');
});
