import fc from 'fast-check';

/** Parts of addresses that browsers, servers and routers read differently. */
const parts = [
  ...['/', '//', '\\', '/\\', '.', '..', './', '../', '..//', '/..//', '?', '#', '@', ':', ' ', '%'],
  ...['%2e', '%2E%2e', '%2f', '%2F%2f', '%5c', '%00', '%09', '%0d%0a'],
  ...['\t', '\n', '\r', '\u0000', '\u001f', '\u007f', '\u0085', '\u200b', '\u2028', '\ufeff', '\ud800'],
  ...['\uff0f', '\u3002', '\u2044', '\u29f5'],
  ...['evil.test', 'user:pass@evil.test', '[::1]', '2130706433', 'a', 'mine', '账户'],
  ...['http:', 'https:', 'https://', 'HTTPS:/', 'javascript:alert(1)', 'data:text/html,', 'blob:', 'file:///'],
];

const mixed = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 3, unit: 'binary' })), {
  maxLength: 7,
});

/** Addresses that may lead to another host: slashes, backslashes, dots, escapes, control characters, schemes, users. */
export const hostileAddress: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('/', '', '/a/'), mixed)
  .map(([start, rest]) => start + rest.join(''));
