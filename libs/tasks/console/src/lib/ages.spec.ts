import { expect, test } from 'vitest';
import { ageWords, dueTone } from './ages.ts';

const now = Date.parse('2026-11-23T12:00:00Z');

test.each([
  ['2026-11-23T09:00:00Z', '3 hours ago', '3小时前'],
  ['2026-11-23T11:59:40Z', 'this minute', '此刻'],
  ['2026-11-23T12:30:00Z', 'in 30 minutes', '30分钟后'],
  ['2026-11-18T12:00:00Z', '5 days ago', '5天前'],
])('%s is %s', (at, english, chinese) => {
  expect(ageWords(at, now, 'en')).toBe(english);
  expect(ageWords(at, now, 'zh')).toBe(chinese);
});

test.each([
  ['2026-11-23T08:00:00Z', '2026-11-23T16:00:00Z', 'neutral'],
  ['2026-11-23T00:00:00Z', '2026-11-23T16:00:00Z', 'warning'],
  ['2026-11-23T00:00:00Z', '2026-11-23T12:00:00Z', 'danger'],
])('work from %s that is due at %s is %s', (opened_at, due_at, tone) => {
  expect(dueTone({ opened_at, due_at }, now)).toBe(tone);
});
