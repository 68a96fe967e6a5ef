import { dutyChange, dutyFigures, type DutyFigures } from '@caravan/logistics/contract/schema';
import { expect, test } from 'vitest';
import { seedDuties } from './duties.ts';

const countries = Object.entries(seedDuties);
const sourcesOf = ({ duty_limit, tax_limit, tax, duty }: DutyFigures) =>
  [duty_limit, tax_limit, tax, ...duty].flatMap((figure) => (figure ? [figure.source] : []));

test.each(countries)(
  '%s passes the contract for staff, with a source and its day for each figure',
  (_country, figures) => {
    expect(dutyChange.safeParse(figures).error?.issues ?? []).toEqual([]);
    expect(dutyFigures.parse(figures)).toEqual(figures);
    const sources = sourcesOf(figures);
    expect(sources.length).toBeGreaterThan(0);
    for (const { url, as_of } of sources) {
      expect(url, 'a page, not a whole site').not.toBe(`${new URL(url).origin}/`);
      expect(new Date(as_of).getTime()).toBeLessThanOrEqual(new Date('2026-11-26').getTime());
    }
  },
);

test('every country has a figure or says why not in both languages', () => {
  for (const [country, { duty, tax, note }] of countries) {
    if (duty.length && tax) continue;
    expect(note !== null || duty.length > 0, country).toBe(true);
  }
});

test('what changed lately is as the law says', () => {
  expect(seedDuties['DE']).toMatchObject({
    duty_limit: { amount_cents: 0 },
    duty: [
      { kind: 'flat', amount_cents: 300, per: 'kind_of_goods', up_to: { amount_cents: 15_000, basis: 'goods' } },
      {},
    ],
  });
  expect(seedDuties['US']?.duty_limit?.amount_cents).toBe(0);
  expect(seedDuties['GB']?.duty_limit).toMatchObject({ amount_cents: 13_500, basis: 'goods' });
  expect(seedDuties['TH']?.duty_limit?.amount_cents).toBe(100);
});
