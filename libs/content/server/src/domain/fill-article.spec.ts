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
  ['en', 1, '1 working hour'],
  ['en', 0, '0 working hours'],
  ['en', 72, '72 working hours'],
  ['de', 1, '1 Arbeitsstunde'],
  ['de', 72, '72 Arbeitsstunden'],
] as const)('in %s a rule of %i has the word for it: %s', (language, refund_hours, filled) => {
  const words = { en: 'working hour/working hours', de: 'Arbeitsstunde/Arbeitsstunden' }[language];
  expect(fillRules(`{{refund_hours ${words}}}`, { ...usualRules, refund_hours }, language)).toBe(filled);
});

test.each([
  ['No braces', undefined],
  ['{{refund_hours hour/hours}}', undefined],
  ['{{refund_hours hours}}', '{{refund_hours hours}}'],
  ['{{refund_hours *hour*/hours}}', '{{refund_hours *hour*/hours}}'],
  ['{{storage_fee day/days}}', '{{storage_fee day/days}}'],
  ['{{refund_hours}} and {{retention}}', undefined],
  ['{{refund_hours}} and {{refund_days}}', '{{refund_days}}'],
  ['{{ refund_hours }}', '{{ refund_hours }}'],
  ['{{constructor}}', '{{constructor}}'],
])('of %s nothing fills %s, which stays as it is', (text, unknown) => {
  expect(unknownPlaceholder(text)).toBe(unknown);
  if (unknown !== undefined) expect(fillRules(text, usualRules, 'en')).toContain(unknown);
});
