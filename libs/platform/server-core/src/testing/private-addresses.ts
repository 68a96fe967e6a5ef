import fc from 'fast-check';

type Address = readonly [number, number, number, number];

const byte = fc.nat(255);

/** Addresses of this machine. */
const ownAddress: fc.Arbitrary<Address> = fc.oneof(
  fc.tuple(fc.constant(127), byte, byte, byte),
  fc.constant<Address>([127, 0, 0, 1]),
  fc.constant<Address>([0, 0, 0, 0]),
);

/** Addresses of private networks. */
const privateAddress: fc.Arbitrary<Address> = fc.oneof(
  ownAddress,
  fc.tuple(fc.constant(10), byte, byte, byte),
  fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
  fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
  fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
  fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
  fc.tuple(fc.constant(198), fc.integer({ min: 18, max: 19 }), byte, byte),
  fc.constant<Address>([168, 63, 129, 16]),
);

const hex = (value: number): string => value.toString(16);
const octal = (value: number): string => `0${value.toString(8)}`;
const fullWidth = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
const percentEncoded = (text: string): string => text.replaceAll(/\d/g, (digit) => `%3${digit}`);

/** The spellings of an IPv4 address that URL parsers accept. */
const spellings: readonly ((address: Address) => string)[] = [
  (address) => address.join('.'),
  (address) => `${address.join('.')}.`,
  (address) => fullWidth(address.join('.')),
  (address) => address.join('\u3002'),
  (address) => percentEncoded(address.join('.')),
  ([a, b, c, d]) => String(((a * 256 + b) * 256 + c) * 256 + d),
  ([a, b, c, d]) => `0x${hex(((a * 256 + b) * 256 + c) * 256 + d)}`,
  ([a, b, c, d]) => octal(((a * 256 + b) * 256 + c) * 256 + d),
  (address) => address.map((part) => `0x${hex(part)}`).join('.'),
  (address) => address.map((part) => `0X${hex(part).toUpperCase()}`).join('.'),
  (address) => address.map(octal).join('.'),
  (address) => address.map((part) => `00${octal(part)}`).join('.'),
  ([a, b, c, d]) => `${a}.${octal(b)}.0x${hex(c)}.${d}`,
  ([a, b, c, d]) => `${a}.${(b * 256 + c) * 256 + d}`,
  ([a, b, c, d]) => `${a}.${b}.${c * 256 + d}`,
  ([a, b, c, d]) => `[::ffff:${hex(a * 256 + b)}:${hex(c * 256 + d)}]`,
  (address) => `[::ffff:${address.join('.')}]`,
  (address) => `[0:0:0:0:0:FFFF:${address.join('.')}]`,
  (address) => `[::${address.join('.')}]`,
  ([a, b, c, d]) => `[64:ff9b::${hex(a * 256 + b)}:${hex(c * 256 + d)}]`,
  ([a, b, c, d]) => `[2002:${hex(a * 256 + b)}:${hex(c * 256 + d)}::]`,
];

const ownIpv6 = fc.constantFrom(
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[0000::0001]',
  '[::]',
  '[fd00::1]',
  '[fe80::1]',
  '[fc00::7]',
  '[ff02::1]',
  '[2001:db8::1]',
);
const ownNames = fc.constantFrom(
  'localhost',
  'LOCALHOST',
  'localhost.',
  'shop.localhost',
  'db.internal',
  'printer.local',
  'printer',
);

const spelled = (address: fc.Arbitrary<Address>): fc.Arbitrary<string> =>
  fc.tuple(address, fc.constantFrom(...spellings)).map(([parts, spell]) => spell(parts));

/** Hosts of URLs that must never be reached. Most of them would lead to this machine. */
export const privateHost: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: spelled(ownAddress) },
  { weight: 3, arbitrary: spelled(privateAddress) },
  { weight: 1, arbitrary: ownIpv6 },
  { weight: 1, arbitrary: ownNames },
);
