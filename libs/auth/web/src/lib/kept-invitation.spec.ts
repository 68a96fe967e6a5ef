import { day } from '@caravan/kernel';
import { expect, test } from 'vitest';
import { arrive, forgetInvitation, keptInvitation } from './kept-invitation.ts';

const now = Date.parse('2026-11-27T08:00:00Z');

test('an invitation is kept for a day, and the latest one counts', () => {
  expect(keptInvitation(now)).toBeUndefined();
  arrive(' FRIEND2026 ', now);
  expect(keptInvitation(now + day - 1)).toBe('FRIEND2026');
  arrive('OTHER2026', now + 1);
  expect(keptInvitation(now + day)).toBe('OTHER2026');
  expect(keptInvitation(now + day + 1)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('it can be forgotten', () => {
  arrive('FRIEND2026', now);
  forgetInvitation();
  expect(keptInvitation(now)).toBeUndefined();
});

test.each(['', '  ', 'x'.repeat(65)])('“%s” is no invitation', (ref) => {
  arrive('FRIEND2026', now);
  arrive(ref, now);
  expect(keptInvitation(now)).toBe('FRIEND2026');
});

test.each(['{', '7', '"FRIEND2026"', '{"invitation":1,"until":9e15}'])(
  'what others wrote there is ignored: %s',
  (text) => {
    localStorage.setItem('caravan.invitation', text);
    expect(keptInvitation(now)).toBeUndefined();
  },
);
