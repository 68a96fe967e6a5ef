import { expect, test } from 'vitest';
import { plainDigits } from './plain-digits.ts';

test.each([
  ['＋８６　１３８', '+86 138'],
  ['〒１００－０００１', '〒100-0001'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['၀၁၂၃၄၅၆၇၈၉', '0123456789'],
  ['SW1A 1AA', 'SW1A 1AA'],
])('%s is %s', (typed, plain) => {
  expect(plainDigits(typed)).toBe(plain);
});
