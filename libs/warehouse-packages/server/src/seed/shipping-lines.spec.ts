import { expect, test } from 'vitest';
import { newShippingLine } from '@caravan/warehouse-packages/contract/staff';
import { seedLines } from './shipping-lines.ts';

const countriesOf = (line: (typeof seedLines)[number]) => line.zones.flatMap((zone) => zone.countries);

test('at least twelve lines go to at least forty countries, each country to be reached by at least three', () => {
  const countries = new Set(seedLines.flatMap(countriesOf));
  expect(seedLines.length).toBeGreaterThanOrEqual(12);
  expect(countries.size).toBeGreaterThanOrEqual(40);
  for (const country of countries) {
    expect(seedLines.filter((line) => countriesOf(line).includes(country)).length, country).toBeGreaterThanOrEqual(3);
  }
});

test('no line names a country twice, or an id that another has', () => {
  expect(new Set(seedLines.map((line) => line.id)).size).toBe(seedLines.length);
  for (const line of seedLines) expect(new Set(countriesOf(line)).size, line.id).toBe(countriesOf(line).length);
});

test.each(seedLines)('$id is a line that staff could have written', (line) => {
  const written = {
    name: line.name,
    carrier: line.carrier,
    tracking_url: line.trackingUrl,
    zones: line.zones.map((zone) => ({
      countries: zone.countries,
      eta_min_days: zone.etaMinDays,
      eta_max_days: zone.etaMaxDays,
      first_fen: zone.firstFen,
      further_fen: zone.furtherFen,
      customs_fen: zone.customsFen,
    })),
    min_g: line.minG,
    max_g: line.maxG,
    max_side_mm: line.maxSideMm,
    max_girth_mm: line.maxGirthMm,
    divisor: line.divisor,
    packing_g: line.packingG,
    max_value_fen: line.maxValueFen,
    restrictions: line.restrictions,
    active: line.active,
  };
  expect(newShippingLine.safeParse(written).error?.issues ?? []).toEqual([]);
});
