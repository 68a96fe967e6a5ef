import { maxRefs } from '@caravan/fund-payment/contract';
import { expect, test } from 'vitest';
import { payHref, targetOf } from './payment-target.ts';

const read = (query: string) => targetOf(new URLSearchParams(query));

test('kind and numbers are read, each number once', () => {
  expect(read('kind=order&refs=CV2611A,CV2611B,CV2611A')).toEqual({
    kind: 'order',
    refs: ['CV2611A', 'CV2611B'],
    leftOut: 0,
  });
  expect(read('kind=order_extra&refs=CV2611A-1')).toEqual({ kind: 'order_extra', refs: ['CV2611A-1'], leftOut: 0 });
  expect(read('kind=package&refs=PK2611A,,%20,<b>')).toEqual({ kind: 'package', refs: ['PK2611A'], leftOut: 0 });
});

test.each([
  '',
  'kind=order',
  'kind=order&refs=',
  'kind=recharge&refs=CV2611A',
  'kind=gift&refs=CV2611A',
  'refs=CV2611A',
  'kind=order&refs=a',
])('%s names nothing to pay', (query) => expect(read(query)).toBeUndefined());

test('references beyond the limit of one payment are counted', () => {
  const refs = Array.from({ length: maxRefs + 3 }, (_, index) => `CV26${index}X`);
  const target = read(`kind=order&refs=${refs.join(',')}`);
  expect(target?.refs).toHaveLength(maxRefs);
  expect(target?.leftOut).toBe(3);
});

test('the address of a payment names its target', () => {
  expect(payHref({ kind: 'order', refs: ['CV2611A', 'CV2611B'] })).toBe('/payment?kind=order&refs=CV2611A%2CCV2611B');
});
