import { expect, test } from 'vitest';
import { addressLines, addressText, type Postal } from './address-lines.ts';

const postal = (over: Partial<Postal>): Postal => ({
  country: 'DE',
  province: '',
  city: 'Berlin',
  detail: 'Musterstraße 1',
  postcode: '10115',
  ...over,
});

test.each([
  [{}, ['Musterstraße 1', '10115 Berlin']],
  [{ province: 'BE' }, ['Musterstraße 1', '10115 Berlin', 'BE']],
  [
    { country: 'US', detail: '1 Main St', city: 'Fresno', province: 'CA', postcode: '93650' },
    ['1 Main St', 'Fresno, CA 93650'],
  ],
  [{ country: 'GB', detail: '1 High St', city: 'London', postcode: 'N1 9GU' }, ['1 High St', 'London', 'N1 9GU']],
  [{ country: 'AO', detail: 'Rua 1', city: 'Luanda', postcode: '' }, ['Rua 1', 'Luanda']],
  [
    { country: 'JP', detail: '1-1 Chiyoda', city: 'Chiyoda-ku', province: 'Tokyo', postcode: '100-0001' },
    ['1-1 Chiyoda, Chiyoda-ku, Tokyo', '100-0001'],
  ],
  [
    { country: 'CN', detail: '科苑路1号', city: '深圳市', province: '广东省', postcode: '518000' },
    ['518000', '广东省深圳市', '科苑路1号'],
  ],
  // The street has the city's name, and the format no place for a city.
  [
    { country: 'JP', detail: '4-2-8 Minato Tower', city: 'Minato', province: 'Tokyo', postcode: '105-0011' },
    ['4-2-8 Minato Tower, Minato, Tokyo', '105-0011'],
  ],
  [
    { country: 'JP', detail: '京都駅前町1', city: '京都', province: '京都府', postcode: '600-8216' },
    ['〒600-8216', '京都府', '京都京都駅前町1'],
  ],
  [{ country: 'MO', detail: 'Rua de Macau 5', city: 'Macau', postcode: '' }, ['Rua de Macau 5, Macau']],
  [
    { country: 'AE', detail: 'Al Ain Street 3', city: 'Al Ain', province: 'Abu Dhabi', postcode: '' },
    ['Al Ain Street 3, Al Ain', 'Abu Dhabi'],
  ],
  [{ country: 'DE', detail: 'Berliner Straße 5', city: 'Berlin' }, ['Berliner Straße 5', '10115 Berlin']],
  // The format prints the city, or the province has its name.
  [
    { country: 'SG', detail: '10 Bayfront Avenue', city: 'Singapore', postcode: '018956' },
    ['10 Bayfront Avenue', 'SINGAPORE 018956'],
  ],
  [
    { country: 'GI', detail: '5 Main Street', city: 'Gibraltar', postcode: 'GX11 1AA' },
    ['5 Main Street', 'GIBRALTAR', 'GX11 1AA'],
  ],
  [
    { country: 'AE', detail: 'Marina Walk 5', city: 'Dubai', province: 'Dubai', postcode: '' },
    ['Marina Walk 5', 'Dubai'],
  ],
  [{ province: 'Berlin' }, ['Musterstraße 1', '10115 Berlin']],
  // A listed province is in Latin script, and some formats put nothing between province and city.
  [
    { country: 'CN', detail: '科苑路1号', city: '深圳市', province: 'Guangdong', postcode: '518000' },
    ['518000', 'Guangdong 深圳市', '科苑路1号'],
  ],
  [
    { country: 'MZ', detail: 'Rua 1', city: 'Matola', province: 'Maputo', postcode: '1114' },
    ['Rua 1', '1114 Matola Maputo'],
  ],
  // Stored with the letters that the format prints.
  [{ country: 'FI', detail: 'Katu 1', city: 'Helsinki', postcode: 'FI-00100' }, ['Katu 1', 'FI-00100 Helsinki']],
  [{ country: 'HT', detail: 'Rue 1', city: 'Pétionville', postcode: 'HT6140' }, ['Rue 1', 'HT6140 Pétionville']],
  [
    { country: 'JP', detail: '芝公園4-2-8', city: '港区', province: '東京都', postcode: '〒105-0011' },
    ['〒105-0011', '東京都', '港区芝公園4-2-8'],
  ],
])('%j is written in the order of its country', (over, lines) => {
  expect(addressLines(postal(over))).toEqual(lines);
});

test('in one line, only Latin parts have commas between them', () => {
  expect(addressText(postal({}), 'Germany')).toBe('Musterstraße 1, 10115 Berlin, Germany');
  const shenzhen = postal({
    country: 'CN',
    detail: '科苑路1号',
    city: '深圳市',
    province: '广东省',
    postcode: '518000',
  });
  expect(addressText(shenzhen, '中国')).toBe('中国 518000 广东省深圳市 科苑路1号');
});
