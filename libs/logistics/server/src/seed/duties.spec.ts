import { allRules, figuresOn, type DutySource } from '@caravan/logistics/contract';
import { dutyChange, dutyRules } from '@caravan/logistics/contract/schema';
import { describe, expect, test } from 'vitest';
import { landedParts } from '../domain/landed-cost.ts';
import { seedDuties } from './duties.ts';

const countries = Object.entries(seedDuties);
const rulesFor = (country: string) => seedDuties[country] ?? expect.fail(`no rules of ${country}`);

test.each(countries)(
  '%s passes the contract for staff, with a source and its day for each figure',
  (_country, rules) => {
    expect(dutyChange.safeParse(rules).error?.issues ?? []).toEqual([]);
    expect(dutyRules.parse(rules)).toEqual(rules);
    const sources = allRules<{ source: DutySource }>(rules).map(({ source }) => source);
    expect(sources.length).toBeGreaterThan(0);
    for (const { url, as_of } of sources) {
      expect(url, 'a page, not a whole site').not.toBe(`${new URL(url).origin}/`);
      expect(new Date(as_of).getTime()).toBeLessThanOrEqual(new Date('2026-11-26').getTime());
    }
  },
);

test('every country has a figure or says why not', () => {
  for (const [country, { duty, taxes, note }] of countries) {
    if (duty.length && taxes.length) continue;
    expect(note !== null || duty.length > 0, country).toBe(true);
  }
});

describe('on the days on which a law changes', () => {
  /** A parcel has 100 units with three kinds of goods, in hundredths; a unit of each currency is a yuan. */
  const paid = (country: string, day: string, value = 10_000) => {
    const {
      duty,
      fees,
      total_high_fen: total,
    } = landedParts(figuresOn(rulesFor(country), day), { valueFen: value, shippingFen: 0, kinds: 3 }, () => '1');
    return { duty: [duty.low_fen, duty.high_fen], fees: [fees.low_fen, fees.high_fen], isKnown: total !== null };
  };
  const none = [0, 0];
  const unknown = [null, null];

  test.each<[string, string, (number | null)[], (number | null)[]]>([
    // The relief of €150 ends; €3 for each kind of goods for two years, then the tariff.
    ['DE', '2026-06-30', none, none],
    ['DE', '2026-07-01', [300, 900], none],
    ['DE', '2026-07-02', [300, 900], none],
    ['DE', '2028-06-30', [300, 900], none],
    ['DE', '2028-07-01', [0, 1_700], none],
    ['DE', '2028-07-02', [0, 1_700], none],
    // 25 lei for each parcel.
    ['RO', '2025-12-31', none, none],
    ['RO', '2026-01-01', none, [2_500, 2_500]],
    ['RO', '2026-01-02', none, [2_500, 2_500]],
    ['RO', '2026-07-01', [300, 900], [2_500, 2_500]],
    // €2 for each kind of goods.
    ['FR', '2026-02-28', none, none],
    ['FR', '2026-03-01', none, [200, 600]],
    ['FR', '2026-03-02', none, [200, 600]],
    // €2 for each parcel.
    ['IT', '2026-06-30', none, none],
    ['IT', '2026-07-01', [300, 900], [200, 200]],
    ['IT', '2026-07-02', [300, 900], [200, 200]],
    // NZ$2.09 by sea, NZ$2.21 by air, plus 15%.
    ['NZ', '2026-03-31', none, none],
    ['NZ', '2026-04-01', none, [240, 254]],
    ['NZ', '2026-04-02', none, [240, 254]],
    // The relief of £135 ends; what comes then is unknown.
    ['GB', '2028-09-29', none, none],
    ['GB', '2028-09-30', none, none],
    ['GB', '2028-10-01', unknown, none],
    // The relief of 10,000 yen ends; sources differ on duty.
    ['JP', '2028-03-30', none, none],
    ['JP', '2028-03-31', none, none],
    ['JP', '2028-04-01', unknown, none],
  ])('%s on %s', (country, day, duty, fees) => {
    expect(paid(country, day)).toEqual({ duty, fees, isKnown: duty[0] !== null });
  });

  test.each([
    ['RO', 14_999, [2_500, 2_500]],
    ['RO', 15_000, none],
    ['FR', 15_000, [200, 600]],
    ['FR', 15_001, none],
    ['IT', 15_000, [200, 200]],
    ['IT', 15_001, none],
    ['NZ', 100_000, [240, 254]],
    ['NZ', 100_001, none],
  ])('%s takes its fee up to a value: %i', (country, value, fees) => {
    expect(paid(country, '2026-11-29', value).fees).toEqual(fees);
  });

  test.each([
    // The 19% above US$117 are for parcels from the USA and Canada.
    ['MX', 10_000, [3_350, 3_350]],
    ['MX', 20_000, [6_700, 6_700]],
    ['MX', 250_000, [83_750, 83_750]],
    ['MX', 250_001, unknown],
    // 20% and 60% up to US$50; above it 60% less US$20 is more than 20%, too.
    ['BR', 5_000, [1_000, 3_000]],
    ['BR', 300_000, [60_000, 180_000]],
    ['BR', 300_001, unknown],
    // VND 1,000,000 are free of duty; which rates follow is unknown.
    ['VN', 100_000_000, none],
    ['VN', 100_000_001, unknown],
  ])('%s takes its duty up to a value: %i', (country, value, duty) => {
    expect(paid(country, '2026-12-01', value).duty).toEqual(duty);
  });

  test.each([
    ['GB', 'duty_limit', '2028-09-30', 13_500, '2028-10-01', 0],
    ['JP', 'tax_limit', '2028-03-31', 1_000_000, '2028-04-01', 0],
    ['FR', 'duty_limit', '2026-06-30', 15_000, '2026-07-01', 0],
  ] as const)('the limit of %s (%s) is another', (country, limit, before, was, after, is) => {
    expect(figuresOn(rulesFor(country), before)[limit]?.amount_cents).toBe(was);
    expect(figuresOn(rulesFor(country), after)[limit]?.amount_cents).toBe(is);
  });
});

test.each([
  // The cut of VAT ends, unless it is extended.
  ['VN', '2026-12-31', [800, 1_000], '2027-01-01', [1_000, 1_000]],
  ['TH', '2026-09-30', [700, 700], '2026-10-01', [700, 1_000]],
] as const)('the VAT of %s is another after %s', (country, before, was, after, is) => {
  const vatOn = (day: string) => {
    const { tax } = figuresOn(rulesFor(country), day);
    return [tax?.low_bp, tax?.high_bp];
  };
  expect(vatOn(before)).toEqual(was);
  expect(vatOn(after)).toEqual(is);
});

test.each([
  // Books are free; bags bear 25%, and VAT is charged on both.
  ['ID', [0, 2_500], [1_100, 1_375]],
  // SARS: 15% of 110 without duty; of 110 and a duty of 45 for clothing, 23.25.
  ['ZA', [0, 4_500], [1_500, 2_393]],
  // US$50, 10 of duty, and 12.29 of ICMS at 17%, which the price contains; 60% and 20% at most.
  ['BR', [2_000, 6_000], [2_458, 4_000]],
])('%s charges tax on the goods and the duty', (country, duty, tax) => {
  const parcel = { valueFen: 10_000, shippingFen: 0, kinds: 1 };
  const found = landedParts(figuresOn(rulesFor(country), '2026-11-29'), parcel, () => '1');
  expect([found.duty.low_fen, found.duty.high_fen]).toEqual(duty);
  expect([found.tax.low_fen, found.tax.high_fen]).toEqual(tax);
});

test('what changed lately is as the law says', () => {
  const today = (country: string) => figuresOn(rulesFor(country), '2026-11-29');
  expect(today('DE')).toMatchObject({
    duty_limit: { amount_cents: 0 },
    duty: [
      { kind: 'flat', amount_cents: 300, per: 'kind_of_goods', up_to: { amount_cents: 15_000, basis: 'goods' } },
      {},
    ],
  });
  expect(today('US').duty_limit?.amount_cents).toBe(0);
  expect(today('TH').duty_limit?.amount_cents).toBe(100);
  expect(today('IL').tax_limit).toMatchObject({ amount_cents: 13_000, basis: 'goods', from: '2026-02-25' });
  expect(figuresOn(rulesFor('IL'), '2026-02-24').tax_limit).toBeNull();
  expect(today('RO').fees).toMatchObject([{ currency: 'RON', low_cents: 2_500, high_cents: 2_500 }]);
});
