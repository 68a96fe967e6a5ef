import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carrierName, trackingNumber } from '../zod/index.ts';
import { isSameTracking, trackingKey, trackingNumberOf } from './tracking-number.ts';

test.each([
  [' ee 123 456 789 cn\r\n', 'EE123456789CN'],
  ['ＥＥ１２３４５６７８９ＣＮ', 'EE123456789CN'],
  ['\ufeff1Z999AA\u200b10123456784', '1Z999AA10123456784'],
  ['JD014600\ufe0f006228974886', 'JD014600006228974886'],
  ['sf12345678-90123', 'SF12345678-90123'],
  ['1234‐5678–9012', '1234-5678-9012'],
  ['1234ー5678－9012', '1234-5678-9012'],
  ['jdva00123456789-1-1-', 'JDVA00123456789-1-1'],
  ['*LXDSKD0017*', 'LXDSKD0017'],
  ["'9400111899223100001234", '9400111899223100001234'],
  ['="9400111899223100001234"', '9400111899223100001234'],
  ['(9400111899223100001234)', '9400111899223100001234'],
  ['# SF1234567890123,', 'SF1234567890123'],
  ['99.12.123456.12345678', '99.12.123456.12345678'],
  ['420902109400111899223100001234', '9400111899223100001234'],
  ['4209-0210-9400-1118-9922-3100-0012-34', '9400111899223100001234'],
  ['4209021094001118992231', '4209021094001118992231'],
  ['9612-0197-0000-0000-0123-4567-8901-2345-67', '9612-0197-0000-0000-0123-4567-8901-2345-67'],
])('%j is the tracking number %s', (typed, number) => {
  expect(trackingNumber.parse(typed)).toBe(number);
  expect(trackingNumber.parse(number)).toBe(number);
});

test.each([
  ['', 'required'],
  [' \u3000-', 'required'],
  ['1234', 'tracking_number_form'],
  ['PENDING', 'tracking_number_form'],
  ['#N/A', 'tracking_number_form'],
  ['=1+12345', 'tracking_number_form'],
  ['运单号：SF1234567890123', 'tracking_number_form'],
  ['SF1234567890123（顺丰）', 'tracking_number_form'],
  // Cyrillic letters that look like Latin ones.
  ['ЕЕ123456789СN', 'tracking_number_form'],
  ['https://carrier.example/?n=SF1234567890123', 'tracking_number_form'],
  ['9.40011E+21', 'tracking_number_shortened'],
  ['7,73012e14', 'tracking_number_shortened'],
  ['９．４００１１Ｅ＋２１', 'tracking_number_shortened'],
  ['SF1234567890123 SF1234567890124', 'tracking_numbers_several'],
  ['SF1234567890123/SF1234567890124', 'tracking_numbers_several'],
  ['SF1234567890123，SF1234567890124', 'tracking_numbers_several'],
  ['1'.repeat(41), 'too_long:max=40'],
  ['SF123456\ud83d', 'tracking_number_form'],
])('%j is refused: %s', (typed, reason) => {
  expect(trackingNumber.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([reason]);
});

test.each(['sf1234 5678 90123', 'SF12345678-90123', 'ｓｆ12345678—90123', 'SF.12345678_90123'])(
  '%j is searched as SF1234567890123',
  (typed) => {
    expect(trackingKey(typed)).toBe('SF1234567890123');
  },
);

test('a stored number is stored the same again, and compares with each of its spellings', () => {
  const part = fc.stringMatching(/^[A-Z0-9]{5,10}$/);
  const between = fc.constantFrom('-', '–', ' ', '\u200b', '.', '－', '');
  fc.assert(
    fc.property(part, between, part, (first, mark, second) => {
      const number = trackingNumberOf(`${first}${mark}${second}`);
      expect(trackingNumberOf(number)).toBe(number);
      expect(trackingKey(number.toLowerCase())).toBe(`${first}${second}`);
    }),
  );
});

test('a tracking number is one of its carrier, whose name compares without case', () => {
  const one = { carrier: 'DHL Express', number: '1234-567890' };
  expect(isSameTracking(one, { carrier: 'dhl express', number: '1234567890' })).toBe(true);
  expect(isSameTracking(one, { carrier: 'UPS', number: '1234567890' })).toBe(false);
  expect(isSameTracking(one, { carrier: 'DHL Express', number: '1234567891' })).toBe(false);
  expect(carrierName(1, 60).parse(' ＤＨＬ \u200b  Express')).toBe('DHL Express');
  expect(carrierName(1, 60).safeParse('\u200b').success).toBe(false);
});
