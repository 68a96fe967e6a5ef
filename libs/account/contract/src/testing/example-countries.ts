import type { Country } from '../addresses.schema.ts';
import { aCountry } from './account.factory.ts';

/** One of each kind: with and without provinces and postcodes, from a list and by hand. */
export const exampleCountries = (): Country[] => [
  aCountry(),
  aCountry({
    code: 'US',
    name: 'United States',
    name_zh: '美国',
    continent: 'north_america',
    calling_code: '1',
    has_province: true,
    provinces: [
      { code: 'CA', name: 'California' },
      { code: 'NY', name: 'New York' },
    ],
  }),
  aCountry({
    code: 'JP',
    name: 'Japan',
    name_zh: '日本',
    continent: 'asia',
    calling_code: '81',
    has_province: true,
    provinces: [
      { code: '13', name: 'Tokyo' },
      { code: '27', name: 'Osaka' },
    ],
  }),
  aCountry({ code: 'VN', name: 'Vietnam', name_zh: '越南', continent: 'asia', calling_code: '84', has_province: true }),
  aCountry({ code: 'AO', name: 'Angola', name_zh: '安哥拉', continent: 'africa', calling_code: '244', has_postcode: false }),
];
