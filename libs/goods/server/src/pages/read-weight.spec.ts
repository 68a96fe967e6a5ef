import { expect, test } from 'vitest';
import { readSchemaWeight, readShopifyWeight } from './read-weight.ts';

test.each([
  [{ value: 420, unitCode: 'GRM' }, 420],
  [{ value: '0.42', unitCode: 'KGM' }, 420],
  [{ value: '1', unitText: 'lb' }, 454],
  ['1.2 kg', 1_200],
  ['350克', 350],
  // Without a known unit, or not a weight of one parcel.
  [{ value: 420 }, null],
  [{ value: 420, unitCode: 'XYZ' }, null],
  ['420', null],
  ['light', null],
  [{ value: -1, unitCode: 'KGM' }, null],
  [{ value: 0, unitCode: 'KGM' }, null],
  [{ value: 420, unitCode: 'KGM' }, null],
  [undefined, null],
])('schema.org weight %j is %s g', (weight, grams) => {
  expect(readSchemaWeight({ weight }, [])).toBe(grams);
});

test('variants state the weight of the product if they agree', () => {
  const of = (value: number) => ({ weight: { value, unitCode: 'GRM' } });
  expect(readSchemaWeight({}, [of(420), of(420)])).toBe(420);
  expect(readSchemaWeight({}, [of(420), of(450)])).toBeNull();
  expect(readSchemaWeight({}, [of(420), {}])).toBeNull();
  expect(readSchemaWeight({ weight: '1 kg' }, [of(420)])).toBe(1_000);
});

test.each([
  [[{ grams: 420 }, { grams: 420 }], 420],
  [[{ grams: 420 }, { grams: 500 }], null],
  [[{ grams: 0, weight: 2 }], null],
  [[{ weight: 420 }], 420],
  [[{ weight: 0.5, weight_unit: 'kg' }], 500],
  [[{}], null],
])('Shopify variants %j weigh %s g', (variants, grams) => {
  expect(readShopifyWeight(variants)).toBe(grams);
});
