import { expect, test } from 'vitest';
import { newLoginCode, storedCode } from './login-code-rules.ts';

test('a code has six digits, also with zeros in front', () => {
  const codes = Array.from({ length: 300 }, newLoginCode);
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBeGreaterThan(290);
});

test('a code counts as people type it, and its hash depends on key and e-mail', () => {
  const key = Buffer.alloc(32, 'k');
  const hash = (typed: string, email = 'amy@example.test', by = key) =>
    storedCode(by, email, typed).codeHash.toString('hex');
  for (const typed of ['123 456', ' 123-456', '１２３４５６', '١٢٣٤٥٦']) expect(hash(typed)).toBe(hash('123456'));
  const others = [
    hash('123457'),
    hash('123456', 'ben@example.test'),
    hash('123456', 'amy@example.test', Buffer.alloc(32)),
  ];
  expect(others).not.toContain(hash('123456'));
});
