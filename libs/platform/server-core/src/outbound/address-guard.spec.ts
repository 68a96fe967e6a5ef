import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { privateHost } from '../testing/private-addresses.ts';
import { checkTarget, isPublicAddress, noExceptions, type TargetRules } from './address-guard.ts';

const check = (url: string, rules: TargetRules = noExceptions) =>
  URL.canParse(url) ? checkTarget(new URL(url), rules) : 'refused';

describe('addresses', () => {
  it.each(['8.8.8.8', '1.1.1.1', '203.208.60.1', '2606:4700:4700::1111', '2400:3200::1', '::ffff:8.8.8.8'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '0.0.0.0',
    '10.0.0.1',
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
    'ftp://shop.example/',
    'file:///etc/passwd',
    'http://user@shop.example/',
    'https://shop.example:22/',
    'http://localhost/',
    'http://printer/',
    'http://a.localhost./',
    'http://db.internal/',
    'http://１２７.0.0.1/',
  ])('refuses %s', (url) => {
    expect(check(url)).toBe('refused');
  });

  it.each(['http://shop.example/', 'https://shop.example:8443/a', 'https://8.8.8.8/', 'https://商店.中国/'])(
    'checks only the resolved addresses of %s',
    (url) => {
      expect(check(url)).toBe('public');
    },
  );

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

const fixture = join(import.meta.dirname, '../../../../../../shared/fixtures/goods/links/ssrf.json');

describe.skipIf(!existsSync(fixture))(
  'shared attack shapes (../shared/fixtures/goods/links/ssrf.json; skipped if absent)',
  () => {
    const cases = existsSync(fixture) ? (JSON.parse(readFileSync(fixture, 'utf8')) as { cases: string[] }).cases : [];
    // `localtest.me` resolves to 127.0.0.1 and the last one redirects. Both are ordinary names until a connection.
    const byName = (url: string) => /localtest|redirect/.test(url);

    it.each(cases.filter((url) => !byName(url)))('refuses %s', (url) => {
      expect(check(url)).toBe('refused');
    });
  },
);
