import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasSharedFixtures, sharedFixture, sharedNote } from '../../../../../tools/config/shared-fixtures.ts';
import { privateHost } from '../testing/private-addresses.ts';
import { checkTarget, isPublicAddress, noExceptions, type TargetRules } from './address-guard.ts';

const check = (url: string, rules: TargetRules = noExceptions) =>
  URL.canParse(url) ? checkTarget(new URL(url), rules) : 'refused';

describe('addresses', () => {
  // Besides well-known servers, the neighbours of private ranges.
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '169.253.255.255',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '203.208.60.1',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2400:3200::1',
    '::ffff:8.8.8.8',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.2',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '168.63.129.16',
    '::',
    '::1',
    '::127.0.0.1',
    '::8.8.8.8',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd00::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '5f00::1',
    '4000::1',
    '',
    'localhost',
    'not an address',
    '1.2.3',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('targets', () => {
  it('refuses private addresses in every spelling', () => {
    fc.assert(
      fc.property(
        privateHost,
        fc.constantFrom('http', 'https', 'HTTP'),
        (host, scheme) => check(`${scheme}://${host}/`) === 'refused',
      ),
      { numRuns: 1_000 },
    );
  });

  it.each([
    // Other schemes than those of pages.
    'ftp://shop.example/',
    'file:///etc/passwd',
    'gopher://shop.example/_x',
    'ws://shop.example/',
    'data:text/html,x',
    'javascript:alert(1)',
    // A name or password, which hides the host or logs in.
    'http://user@shop.example/',
    'http://:secret@shop.example/',
    'http://shop.example@10.0.0.1/',
    // Ports of other services, on a public host or a public address.
    'https://shop.example:22/',
    'http://shop.example:25/',
    'http://shop.example:6379/',
    'http://8.8.8.8:5432/',
    // Names that only mean this machine or its network.
    'http://localhost/',
    'http://LocalHost:80/',
    'http://a.localhost./',
    'http://printer/',
    'http://db.internal/',
    'http://wiki.intranet/',
    'http://nas.local/',
    'http://router.lan/',
    'http://router.home/',
    'http://router.home.arpa/',
    'http://mail.corp/',
    'http://vault.private/',
    'http://market.onion/',
    'http://a.test/',
    'http://a.invalid./',
    // Spellings of private addresses; the property above has more.
    'http://１２７.0.0.1/',
    'http://0x7f.1/',
    'http://0/',
    'http://[::ffff:10.0.0.1]/',
    'http://[fe80::1]:8080/',
    'http://169.254.169.254/latest/meta-data/',
    'https://10.1.2.3:8443/',
  ])('refuses %s', (url) => {
    expect(check(url)).toBe('refused');
  });

  // The last ones only look private: they are ordinary names.
  it.each([
    'http://shop.example/',
    'https://shop.example:8443/a',
    'https://8.8.8.8/',
    'https://商店.中国/',
    'http://localhost.shop.example/',
    'http://10.0.0.1.shop.example/',
    'http://thelocal.example/',
  ])('checks only the resolved addresses of %s', (url) => {
    expect(check(url)).toBe('public');
  });

  it('reaches the configured hosts, and of our own host only the demo shop', () => {
    const rules: TargetRules = {
      ...noExceptions,
      allowHosts: new Set(['127.0.0.1:4000']),
      own: { hosts: new Set(['localhost:3000']), path: '/demo-shop/' },
    };
    expect(check('http://127.0.0.1:4000/anything', rules)).toBe('allowed');
    expect(check('http://127.0.0.1:4001/anything', rules)).toBe('refused');
    expect(check('http://localhost:3000/demo-shop/tote', rules)).toBe('allowed');
    expect(check('http://localhost:3000/dev/mail.json', rules)).toBe('refused');
    expect(check('http://localhost:3000/demo-shop/../dev/mail.json', rules)).toBe('refused');
  });
});

it.skipIf(!hasSharedFixtures)(`refuses real attack shapes${sharedNote}`, () => {
  const { cases } = JSON.parse(readFileSync(sharedFixture('links', 'ssrf.json'), 'utf8')) as { cases: string[] };
  // One name resolves to this machine and one page redirects to it. Both are ordinary until a connection.
  const literal = cases.filter((url) => !/localtest|redirect/.test(url));
  expect(literal.filter((url) => check(url) !== 'refused')).toEqual([]);
});
