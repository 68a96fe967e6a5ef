import { minute } from '@caravan/kernel';
import { expect, test } from 'vitest';
import { isBeingChecked, wantsCheck } from './freshness.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * minute);

test.each([
  ['a price of 30 minutes', { checkedAt: ago(30) }, false],
  ['a price just older', { checkedAt: new Date(ago(30).getTime() - 1) }, true],
  ['a price given by hand', { checkedAt: ago(600), snapshotId: null }, false],
  ['an old price that is being checked', { checkedAt: ago(60), checkingSince: ago(1) }, false],
  ['an old price whose check was cut off', { checkedAt: ago(60), checkingSince: ago(6) }, true],
])('%s is checked or left', (_, over, expected) => {
  expect(wantsCheck({ snapshotId: 'snapshot-1', checkingSince: null, ...over }, now)).toBe(expected);
});

test('an interrupted check does not count as running', () => {
  const line = { snapshotId: 'snapshot-1', checkedAt: ago(60) };
  expect(isBeingChecked({ ...line, checkingSince: ago(4) }, now)).toBe(true);
  expect(isBeingChecked({ ...line, checkingSince: ago(6) }, now)).toBe(false);
});
