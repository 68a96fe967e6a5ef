import { expect, test } from 'vitest';
import { newShippingMethod } from '@caravan/shipping/contract/staff';
import { seedMethods } from './shipping-methods.ts';

const countriesOf = (method: (typeof seedMethods)[number]) => method.zones.flatMap((zone) => zone.countries);

test('at least twelve shipping methods serve at least forty countries, and each country has at least three', () => {
  const countries = new Set(seedMethods.flatMap(countriesOf));
  expect(seedMethods.length).toBeGreaterThanOrEqual(12);
  expect(countries.size).toBeGreaterThanOrEqual(40);
  for (const country of countries) {
    expect(
      seedMethods.filter((method) => countriesOf(method).includes(country)).length,
      country,
    ).toBeGreaterThanOrEqual(3);
  }
});

test('ids are unique, and no shipping method lists a country twice', () => {
  expect(new Set(seedMethods.map((method) => method.id)).size).toBe(seedMethods.length);
  for (const method of seedMethods)
    expect(new Set(countriesOf(method)).size, method.id).toBe(countriesOf(method).length);
});

test.each(seedMethods)('$id passes the contract for staff', (method) => {
  const written = {
    name: method.name,
    carrier: method.carrier,
    tracking_url: method.trackingUrl,
    zones: method.zones.map((zone) => ({
      countries: zone.countries,
      eta_min_days: zone.etaMinDays,
      eta_max_days: zone.etaMaxDays,
      first_fen: zone.firstFen,
      further_fen: zone.furtherFen,
      customs_fen: zone.customsFen,
    })),
    min_g: method.minG,
    max_g: method.maxG,
    max_side_mm: method.maxSideMm,
    max_girth_mm: method.maxGirthMm,
    divisor: method.divisor,
    packing_g: method.packingG,
    max_value_fen: method.maxValueFen,
    restrictions: method.restrictions,
    active: method.active,
  };
  expect(newShippingMethod.safeParse(written).error?.issues ?? []).toEqual([]);
});
