import { aNewLead } from '@caravan/logistics/contract/testing';
import { expect, test } from 'vitest';
import { fingerprintOf, isTooFast, isTrapped } from './lead-rules.ts';

test.each([
  [undefined, false],
  ['', false],
  ['  ', false],
  ['https://spam.example', true],
])('a hidden field with %j is a trap sprung: %s', (website, sprung) => {
  expect(isTrapped({ website })).toBe(sprung);
});

test.each([
  [undefined, false],
  [0, true],
  [1_999, true],
  [2_000, false],
])('a form shown for %s ms was sent too fast: %s', (shown, tooFast) => {
  expect(isTooFast({ shown_ms: shown })).toBe(tooFast);
});

test('any other word or language is another enquiry, the time on screen is not', () => {
  const same = fingerprintOf(aNewLead(), 'en');
  expect(fingerprintOf(aNewLead({ shown_ms: 9_000, website: '' }), 'en')).toBe(same);
  const others = [
    fingerprintOf(aNewLead(), 'zh'),
    ...(['name', 'company', 'email', 'phone', 'country', 'message'] as const).map((field) =>
      fingerprintOf(aNewLead({ [field]: 'other' }), 'en'),
    ),
    fingerprintOf(aNewLead({ monthly_parcels: 401 }), 'en'),
  ];
  expect(new Set([same, ...others]).size).toBe(others.length + 1);
});
