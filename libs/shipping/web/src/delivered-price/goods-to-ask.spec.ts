import { deliveredPriceRequest } from '@caravan/shipping/contract/schema';
import { expect, test } from 'vitest';
import { goodsToAsk } from './goods-to-ask.ts';

test('a full cart is asked for within the limits of the call, with all of its weight and pieces', () => {
  const lines = Array.from({ length: 200 }, (_, index) => ({
    name: '帆布托特包😀'.repeat(60),
    details: 'navy '.repeat(300),
    quantity: 2,
    weight_g: index % 2 ? 420 : null,
  }));
  const asked = goodsToAsk(lines);
  const request = { country: 'DE', order_fen: 1, value_fen: 1, ...asked };
  expect(deliveredPriceRequest.safeParse(request).error).toBeUndefined();
  expect(asked).toMatchObject({ kinds: 200 });
  const grams = asked.goods.reduce((sum, { quantity, weight_g: weight }) => sum + quantity * (weight ?? 0), 0);
  const unstated = asked.goods.filter(({ weight_g: weight }) => weight === null);
  expect(grams).toBe(100 * 2 * 420);
  expect(unstated.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(200);
});
