import { expect, test } from 'vitest';
import { formatUtcAndBeijing } from './time.ts';

test.each([
  ['2026-12-22T08:00:00.000Z', 'en', '22 Dec 2026, 08:00 UTC (Beijing 16:00)'],
  ['2026-12-22T08:00:00.000Z', 'zh', '2026年12月22日 08:00 UTC（北京时间 16:00）'],
  ['2026-12-22T20:30:00.000Z', 'en', '22 Dec 2026, 20:30 UTC (Beijing 23 Dec 2026, 04:30)'],
  ['2026-12-22T20:30:00.000Z', 'zh', '2026年12月22日 20:30 UTC（北京时间 2026年12月23日 04:30）'],
] as const)('%s in mails is, in %s, %s', (at, language, text) => {
  expect(formatUtcAndBeijing(at, language)).toBe(text);
});
