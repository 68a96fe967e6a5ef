import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { tryMailServer, wordsWithoutSecrets } from './try-mail-server.ts';

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

test('a mail server that answers each step in time, and never comes to an end, is left after all of the time', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connected = once(server, 'connection');
  const mail = {
    to: 'owner@shop.test',
    subject: 'A test',
    html: '<p>A test</p>',
    text: 'A test',
    language: 'en',
  } as const;
  const config = { smtpUrl: `smtp://127.0.0.1:${port}`, publicUrl: 'https://shop.test' };
  const trial = tryMailServer(config, mail, 'Shop', 500);
  const [socket] = (await connected) as [Socket];
  const left = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  socket.write('220 slow\r\n');
  // Lines of an answer that always has one more.
  const dripping = setInterval(() => socket.write('250-more\r\n'), 20);
  expect(await trial).toEqual({
    sent: false,
    words: 'the mail server was not done within 0.5 seconds; the mail may arrive nevertheless',
  });
  await left;
  clearInterval(dripping);
  server.close();
});
