import { getCartContract } from '@caravan/cart-orders/contract/schema';
import { minute } from '@caravan/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aSnapshot } from '../../testing/a-snapshot.ts';
import { added, aManual, cartOf, cartServer, type CartServer } from '../../testing/cart-server.ts';

let server: CartServer;
beforeAll(async () => {
  server = await cartServer();
});
afterAll(() => server.close());

let count = 0;
/** A shopper with one product in the cart, whose price has just been read. */
const shopperWithTote = async () => {
  count += 1;
  const tote = aSnapshot({ snapshotId: `snapshot-${count}`, itemId: `item-${count}` });
  server.goods.has(tote);
  const shopper = server.shopper();
  const line = await added(shopper, { snapshot_id: tote.snapshotId, quantity: 2 });
  return { shopper, tote, line };
};

beforeEach(async () => {
  await server.runJobs();
  server.goods.asked.length = 0;
});

describe('prices of cart lines', () => {
  test('are not read again for half an hour', async () => {
    const { shopper } = await shopperWithTote();
    server.clock.advance(29 * minute);
    expect((await cartOf(shopper)).checking).toBe(false);
  });

  test('are then read again, while the cart does not wait', async () => {
    const { shopper, tote, line } = await shopperWithTote();
    server.goods.says(tote, 'changed', { ...tote, snapshotId: `${tote.snapshotId}-new`, unitPriceFen: 7_800 });
    server.clock.advance(31 * minute);
    server.goods.asked.length = 0;
    const before = await cartOf(shopper);
    expect(before).toMatchObject({ checking: true, items: [{ unit_price_fen: 6_800 }] });
    expect((await cartOf(shopper)).checking).toBe(true);
    await server.runJobs();
    expect(server.goods.asked).toHaveLength(1);
    const after = await cartOf(shopper);
    expect(after.checking).toBe(false);
    expect(after.items).toMatchObject([
      { id: line.id, unit_price_fen: 7_800, previous_price_fen: 6_800, amount_fen: 15_600, available: true },
    ]);
  });

  test.each([
    ['en', 'This product is no longer available', 'This product is sold out'],
    ['zh', '该商品已下架', '该商品已售罄'],
  ])('of unavailable goods show the reason in %s, and cost nothing', async (language, goneText, soldOutText) => {
    const { shopper, tote: gone } = await shopperWithTote();
    const soldOut = aSnapshot({ snapshotId: `${gone.snapshotId}-b`, itemId: `${gone.itemId}-b` });
    server.goods.has(soldOut);
    await added(shopper, { snapshot_id: soldOut.snapshotId, quantity: 1 });
    server.goods.says(gone, 'gone');
    server.goods.says(soldOut, 'changed', {
      ...soldOut,
      snapshotId: `${soldOut.snapshotId}-new`,
      availability: 'out_of_stock',
    });
    server.clock.advance(31 * minute);
    await cartOf(shopper);
    await server.runJobs();
    const {
      items,
      shops,
      count: lines,
    } = (await shopper.call(getCartContract, { headers: { 'client-language': language } })).data;
    expect(items.map((line) => [line.available, line.reason])).toEqual(
      expect.arrayContaining([
        [false, soldOutText],
        [false, goneText],
      ]),
    );
    expect(lines).toBe(2);
    expect(shops).toMatchObject([{ goods_fen: 0, domestic_shipping_fen: 0, amount_fen: 0 }]);
  });

  test('stay unchanged if the shop does not answer, and it is not asked again at once', async () => {
    const { shopper, tote } = await shopperWithTote();
    server.goods.says(tote, 'unreadable');
    server.clock.advance(31 * minute);
    await cartOf(shopper);
    await server.runJobs();
    expect(await cartOf(shopper)).toMatchObject({
      checking: false,
      items: [{ unit_price_fen: 6_800, available: true, previous_price_fen: null }],
    });
  });

  test('are read again if a check was interrupted', async () => {
    const { shopper } = await shopperWithTote();
    server.clock.advance(31 * minute);
    await cartOf(shopper);
    server.clock.advance(6 * minute);
    expect((await cartOf(shopper)).checking).toBe(true);
    await server.runJobs();
    expect((await cartOf(shopper)).checking).toBe(false);
  });

  test('entered by hand are never read from a shop', async () => {
    const shopper = server.shopper();
    await added(shopper, { manual: aManual(), quantity: 1 });
    server.clock.advance(600 * minute);
    expect((await cartOf(shopper)).checking).toBe(false);
  });
});
