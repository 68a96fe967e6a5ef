import { day, hour } from '@caravan/kernel';
import { disposalWarnings } from '@caravan/warehouse-packages/contract';
import { describe, expect, it, test } from 'vitest';
import {
  disposalDate,
  mayBeDisposed,
  nextWarning,
  nextWarningAt,
  warningsSent,
  type DisposalState,
} from './disposal.ts';

const storedAt = new Date('2026-11-10T08:00:00Z');
const after = (days: number, more = 0) => new Date(storedAt.getTime() + days * day + more);
const fresh: DisposalState = {
  storedAt,
  searchedMs: 0,
  missingAt: null,
  foundAt: null,
  disposalWarnedDays: null,
  disposalWarnedAt: null,
};

/** The state after the next warning was sent. */
const warned = (state: DisposalState, at: Date): DisposalState => {
  const next = nextWarning(state);
  if (next === null) throw new Error('all warnings were sent');
  return { ...state, disposalWarnedDays: next, disposalWarnedAt: at };
};

describe('goods whose warnings are sent in time', () => {
  const first = warned(fresh, after(150));
  const second = warned(first, after(173));
  const third = warned(second, after(179));

  it('are warned 30, 7 and 1 days before', () => {
    expect([fresh, first, second, third].map((state) => nextWarningAt(state, storedAt))).toEqual([
      after(150),
      after(173),
      after(179),
      null,
    ]);
    expect([fresh, first, second, third].map(warningsSent)).toEqual([0, 1, 2, 3]);
    expect([first, second, third].map(({ disposalWarnedDays }) => disposalWarnedDays)).toEqual([...disposalWarnings]);
  });

  it('may be disposed of 180 days after receipt, not before', () => {
    for (const state of [fresh, first, second, third]) expect(disposalDate(state, storedAt)).toEqual(after(180));
    expect(mayBeDisposed(third, after(180, -1))).toBe(false);
    expect(mayBeDisposed(third, after(180))).toBe(true);
    for (const state of [fresh, first, second]) expect(mayBeDisposed(state, after(500))).toBe(false);
  });
});

test.each([
  [150, 150, 180],
  [150, 170, 200],
  [150, 400, 430],
])('a first warning that is due on day %i and sent on day %i moves the disposal to day %i', (_due, sent, date) => {
  expect(disposalDate(fresh, after(sent))).toEqual(after(date));
  expect(disposalDate(warned(fresh, after(sent)), after(sent))).toEqual(after(date));
});

test('whenever the warnings are sent, each of them is true, and the date only ever moves away', () => {
  for (let trial = 0; trial < 500; trial += 1) {
    let state = fresh;
    let date = disposalDate(state, storedAt);
    for (const days of disposalWarnings) {
      const due = nextWarningAt(state, storedAt) ?? storedAt;
      const sent = new Date(due.getTime() + Math.floor(Math.random() * 3) * Math.floor(Math.random() * 40 * day));
      expect(mayBeDisposed(state, new Date(sent.getTime() + 1_000 * day))).toBe(false);
      state = warned(state, sent);
      const moved = disposalDate(state, sent);
      expect(moved.getTime() - sent.getTime()).toBe(days * day);
      expect(moved.getTime()).toBeGreaterThanOrEqual(date.getTime());
      date = moved;
    }
    expect(mayBeDisposed(state, new Date(date.getTime() - 1))).toBe(false);
    expect(mayBeDisposed(state, date)).toBe(true);
    expect(mayBeDisposed(state, new Date(date.getTime() + hour))).toBe(true);
    expect(date.getTime()).toBeGreaterThanOrEqual(after(180).getTime());
  }
});

test('a search moves the disposal by its days, and the days of a warning begin anew once goods are found', () => {
  const searched = { ...fresh, missingAt: after(100) };
  expect(disposalDate(searched, after(140))).toEqual(after(220));
  const found = { ...fresh, searchedMs: 40 * day, foundAt: after(140) };
  expect(nextWarningAt(found, after(140))).toEqual(after(190));
  expect(disposalDate(found, after(140))).toEqual(after(220));
  const last = warned(warned(warned(found, after(190)), after(213)), after(219));
  expect(mayBeDisposed({ ...last, missingAt: after(219) }, after(300))).toBe(false);
  const again = { ...last, foundAt: after(300) };
  expect(mayBeDisposed(again, after(300))).toBe(false);
  expect(mayBeDisposed(again, after(301))).toBe(true);
});
