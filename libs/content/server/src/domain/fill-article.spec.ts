import { rulePlaceholders, usualRules } from '@caravan/content/contract';
import { expect, test } from 'vitest';
import { fillRules, unknownPlaceholder } from './fill-article.ts';

test.each([
  ['en', '30 ¥0.50 60 ¥30.00 72 3 5 ¥2.00 20'],
  ['zh', '30 ¥0.50 60 ¥30.00 72 3 5 ¥2.00 20'],
  ['de', '30 0,50\u00a0¥ 60 30,00\u00a0¥ 72 3 5 2,00\u00a0¥ 20'],
] as const)('in %s a text states every rule of the shop', (language, filled) => {
  expect(fillRules(rulePlaceholders.map((name) => `{{${name}}}`).join(' '), usualRules, language)).toBe(filled);
});

test.each([
  ['No braces', undefined],
  ['{{refund_hours}} and {{retention}}', undefined],
  ['{{refund_hours}} and {{refund_days}}', '{{refund_days}}'],
  ['{{ refund_hours }}', '{{ refund_hours }}'],
  ['{{constructor}}', '{{constructor}}'],
])('of %s nothing fills %s, which stays as it is', (text, unknown) => {
  expect(unknownPlaceholder(text)).toBe(unknown);
  if (unknown !== undefined) expect(fillRules(text, usualRules, 'en')).toContain(unknown);
});
