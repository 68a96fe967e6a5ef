import { expect, test } from 'vitest';
import { plainEmail } from './plain-email.ts';

test.each([
  ['  Shopper@Example.TEST ', 'shopper@example.test'],
  ['info@почта.рф', 'info@xn--80a1acny.xn--p1ai'],
  ['INFO@ПОЧТА.РФ', 'info@xn--80a1acny.xn--p1ai'],
  ['info@xn--80a1acny.xn--p1ai', 'info@xn--80a1acny.xn--p1ai'],
  ['jan@bücher.example', 'jan@xn--bcher-kva.example'],
  ['li@例子。中国', 'li@xn--fsqu00a.xn--fiqs8s'],
  ['ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example.com'],
  ['', ''],
  ['почта.рф', 'почта.рф'],
  // No domain: these have signs with which a URL begins its port, path or user.
  ['ada@почта.рф/x', 'ada@почта.рф/x'],
  ['ada@почта.рф:25', 'ada@почта.рф:25'],
])('%j is stored as %j', (typed, stored) => {
  expect(plainEmail(typed)).toBe(stored);
});
