import { describe, expect, test } from 'vitest';
import { dayAfter, isSoon, ruleDay } from './duty-days.ts';
import { endedBy, figuresOn, hasFigures, rulesOf, sourceDays, turnsAfter } from './duties-in-time.ts';
import { aDutySource, someDutyFigures, someDutyRules } from './testing/duties.factory.ts';

const source = aDutySource();
const limit = (amount_cents: number, period: { from?: string; until?: string } = {}) => ({
  amount_cents,
  basis: 'goods' as const,
  ...period,
  source,
});
/** The relief of £135 ends, a levy begins, and the duty has no rule for later. */
const rules = someDutyRules({
  duty_limits: [limit(13_500, { until: '2028-09-30' }), limit(0, { from: '2028-10-01' })],
  duty: someDutyRules().duty.map((band) => ({ ...band, until: '2028-09-30' })),
  fees: [
    {
      up_to: null,
      low_cents: 200,
      high_cents: 200,
      currency: 'EUR',
      per: 'parcel',
      tax_bp: 0,
      from: '2026-07-01',
      until: '2026-10-31',
      source,
    },
  ],
});

test.each([
  ['2026-06-30', 13_500, 2, 0],
  ['2026-07-01', 13_500, 2, 1],
  ['2026-10-31', 13_500, 2, 1],
  ['2026-11-01', 13_500, 2, 0],
  ['2028-09-30', 13_500, 2, 0],
  ['2028-10-01', 0, 0, 0],
])('the figures of %s', (day, duty_free, bands, fees) => {
  const figures = figuresOn(rules, day);
  expect([figures.duty_limit?.amount_cents, figures.duty.length, figures.fees.length]).toEqual([
    duty_free,
    bands,
    fees,
  ]);
});

test('figures without dates are those of every day', () => {
  expect(figuresOn(rulesOf(someDutyFigures()), '1999-01-01')).toEqual(someDutyFigures());
  expect(hasFigures(someDutyFigures())).toBe(true);
  expect(hasFigures(someDutyFigures({ duty_limit: null, tax_limit: null, tax: null, duty: [] }))).toBe(false);
});

describe('the changes after a day', () => {
  test('are what begins or ends, and what is unknown then', () => {
    expect(turnsAfter(rules, '2026-06-30')).toEqual([
      { day: '2026-07-01', changed: ['fees'], lost: [] },
      { day: '2026-11-01', changed: ['fees'], lost: [] },
      { day: '2028-10-01', changed: ['duty_limits', 'duty'], lost: ['duty'] },
    ]);
    expect(turnsAfter(rules, '2026-11-01').map(({ day }) => day)).toEqual(['2028-10-01']);
    expect(turnsAfter(rules, '2028-10-01')).toEqual([]);
  });

  test('are none without dates', () => {
    expect(turnsAfter(someDutyRules(), '2026-01-01')).toEqual([]);
  });
});

test.each([
  ['2028-09-30', []],
  ['2028-10-01', ['duty']],
])('what has ended without a successor on %s', (day, lists) => {
  expect(endedBy(rules, day)).toEqual(lists);
});

test.each([
  ['2026-11-28', false],
  ['2026-11-29', true],
  ['2027-02-27', true],
  ['2027-02-28', false],
])('%s is soon on 29 November 2026: %s', (day, soon) => {
  expect(isSoon(day, '2026-11-29')).toBe(soon);
});

test('days are those of UTC, and follow each other over months', () => {
  expect(ruleDay(new Date('2026-12-31T23:59:59.999Z'))).toBe('2026-12-31');
  expect(dayAfter('2028-02-28')).toBe('2028-02-29');
  expect(sourceDays(someDutyRules())[0]).toBe('2024-01-01');
});
