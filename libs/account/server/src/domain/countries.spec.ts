import { country as countrySchema } from '@caravan/account/contract/schema';
import { expect, test } from 'vitest';
import { countries, findCountry } from './countries.ts';

test('every country is valid and unique, and has a name in both languages', () => {
  for (const country of countries) {
    expect(countrySchema.parse(country)).toEqual(country);
    expect(country.name_zh).toMatch(/[\u4e00-\u9fff]/);
    expect(country.calling_code).toMatch(/^[1-9]\d{0,2}$/);
  }
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  expect(countries.length).toBeGreaterThan(235);
});

test.each([
  ['DE', 'Germany', '德国', 'europe', '49', false, true, 0],
  ['US', 'United States', '美国', 'north_america', '1', true, true, 54],
  ['HK', 'Hong Kong SAR China', '中国香港特别行政区', 'asia', '852', true, false, 3],
  ['CN', 'China', '中国', 'asia', '86', true, true, 31],
  ['GB', 'United Kingdom', '英国', 'europe', '44', false, true, 0],
  ['BR', 'Brazil', '巴西', 'south_america', '55', true, true, 27],
  ['IT', 'Italy', '意大利', 'europe', '39', true, true, 107],
  ['ES', 'Spain', '西班牙', 'europe', '34', true, true, 52],
  ['IE', 'Ireland', '爱尔兰', 'europe', '353', true, true, 26],
  ['JP', 'Japan', '日本', 'asia', '81', true, true, 47],
  ['NG', 'Nigeria', '尼日利亚', 'africa', '234', true, true, 37],
  ['AU', 'Australia', '澳大利亚', 'oceania', '61', true, true, 8],
  ['AE', 'United Arab Emirates', '阿拉伯联合酋长国', 'asia', '971', true, false, 7],
  ['SG', 'Singapore', '新加坡', 'asia', '65', false, true, 0],
  ['PR', 'Puerto Rico', '波多黎各', 'north_america', '1', false, true, 0],
  ['LV', 'Latvia', '拉脱维亚', 'europe', '371', false, true, 0],
  // The provinces changed in 2025, so people type them by hand.
  ['VN', 'Vietnam', '越南', 'asia', '84', true, true, 0],
] as const)('%s: %s', (code, name, nameZh, continent, calling, hasProvince, hasPostcode, provinces) => {
  expect(findCountry(code)).toMatchObject({
    name,
    name_zh: nameZh,
    continent,
    calling_code: calling,
    has_province: hasProvince,
    has_postcode: hasPostcode,
  });
  expect(findCountry(code)?.provinces).toHaveLength(provinces);
});

test('provinces have unique names in Latin script and are sorted', () => {
  for (const { code, provinces } of countries) {
    const names = provinces.map(({ name }) => name);
    expect(new Set(names).size, code).toBe(names.length);
    expect(new Set(provinces.map((province) => province.code)).size, code).toBe(names.length);
    expect(
      names.every((name) => /^[\p{Script=Latin}\p{M} .’'–&()-]+$/u.test(name)),
      `${code} ${names.join()}`,
    ).toBe(true);
    expect([...names].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(names);
  }
  expect(findCountry('CA')?.provinces).toContainEqual({ code: 'QC', name: 'Quebec' });
});

test.each(['AQ', 'XX', 'de', '', '__proto__', 'constructor'])('%j is not a country', (code) => {
  expect(findCountry(code)).toBeUndefined();
});
