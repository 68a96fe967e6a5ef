import { expect, test } from 'vitest';
import { termsIdOf } from './version-id.ts';

const rules = { unpaid_hours: 24, claim_days: 7 };

test('terms keep the id that they had when there were two languages', () => {
  const articles = [
    { id: 82, en: 'e82', zh: 'z82' },
    { id: 63, en: 'e63', zh: 'z63' },
  ];
  // The SHA-256 of [[["claim_days",7],["unpaid_hours",24]],[[63,"e63","z63"],[82,"e82","z82"]]].
  expect(termsIdOf(rules, articles)).toBe('dQVtX39NW9dnMKBo4NEEN1X2P4Pg7ahjnoYpQYC6nk4');
  expect(termsIdOf({ claim_days: 7, unpaid_hours: 24 }, articles.toReversed())).toBe(termsIdOf(rules, articles));
});

test('a version in another language makes other terms, and one that is missing is left out', () => {
  const english = { id: 82, en: 'e82' };
  const both = { id: 82, zh: 'z82', en: 'e82' };
  expect(termsIdOf(rules, [english])).not.toBe(termsIdOf(rules, [both]));
  expect(termsIdOf(rules, [both])).toBe(termsIdOf(rules, [{ id: 82, en: 'e82', zh: 'z82' }]));
});
