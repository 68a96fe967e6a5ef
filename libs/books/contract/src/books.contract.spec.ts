import { describe, expect, it } from 'vitest';
import { bookLimits } from './book-accounts.ts';
import { booksQuery, booksRuleChange, booksRuleForm } from './books.schema.ts';
import { aBooksRule } from './testing/books.factory.ts';

const { accounts, no_tax_name, own_country, vat } = aBooksRule();
const rule = { accounts, no_tax_name, own_country, vat };
const reasonsOf = (result: { error?: { issues: { message: string }[] } | undefined }): string[] =>
  result.error?.issues.map(({ message }) => message) ?? [];

describe('the settings of the books', () => {
  it.each([
    ['a code that a spreadsheet would shorten', { code: '0400', name: 'Sales' }, 'book_code'],
    ['a code with a blank', { code: '4 000', name: 'Sales' }, 'book_code'],
    ['a name that is a formula', { code: '4000', name: '=1+1' }, 'book_name'],
    ['a name on two lines', { code: '4000', name: 'Sales\nof goods' }, 'book_name'],
  ])('refuse %s', (_name, goods, reason) => {
    const result = booksRuleChange.safeParse({ ...rule, accounts: { ...rule.accounts, goods } });
    expect(reasonsOf(result)).toContain(reason);
  });

  it('refuse a missing account, and a country twice', () => {
    const incomplete = Object.fromEntries(Object.entries(accounts).filter(([account]) => account !== 'goods'));
    expect(booksRuleChange.safeParse({ ...rule, accounts: incomplete }).success).toBe(false);
    const german = { country: 'DE', rate_bp: 1_900, tax_code: 'DE' };
    expect(reasonsOf(booksRuleChange.safeParse({ ...rule, vat: [german, german] }))).toEqual(['vat_twice']);
  });

  it('read a rate as it is typed', () => {
    const typed = (rate_bp: string) =>
      booksRuleForm.safeParse({ ...rule, vat: [{ country: 'CH', rate_bp, tax_code: 'CH' }] });
    expect(typed('8,1').data?.vat[0]?.rate_bp).toBe(810);
    expect(['', '0', '51', 'x'].map((rate) => reasonsOf(typed(rate)))).toEqual(Array(4).fill(['vat_rate']));
  });
});

it.each([
  ['2026-11-02', '2026-11-01', false],
  ['2026-01-01', '2026-12-31', true],
  ['2025-12-30', '2026-12-31', false],
])(`asks for 1 to ${bookLimits.days} days (%s to %s: %s)`, (from, to, isRight) => {
  expect(booksQuery.safeParse({ from, to, format: 'xero', part: '2' }).success).toBe(isRight);
});
