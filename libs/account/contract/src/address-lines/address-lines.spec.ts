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
