import {
  addToCartContract,
  getCartContract,
  removeFromCartContract,
  updateCartLineContract,
} from '@caravan/cart-orders/contract/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSnapshot } from '../testing/a-snapshot.ts';
import { add, added, aManual, cartOf, cartServer, type CartServer } from '../testing/cart-server.ts';

let server: CartServer;
beforeAll(async () => {
  server = await cartServer();
});
afterAll(() => server.close());

let count = 0;
/** A new product for each test. */
const product = (over: Parameters<typeof aSnapshot>[0] = {}) => {
  count += 1;
  const line = aSnapshot({ snapshotId: `snapshot-${count}`, itemId: `item-${count}`, ...over });
  server.goods.has(line);
  return line;
};
const refOf = ({ snapshotId, skuId }: { snapshotId: string; skuId: string | null }) => ({
  snapshot_id: snapshotId,
  sku_id: skuId,
});

describe('adding', () => {
  test('a product returns the line at the price of the snapshot', async () => {
    const shopper = server.shopper();
    const tote = product({ skuId: 'ink-m', specLabels: ['Colour: Ink', 'Size: M'], image: '/v1/images/x', stock: 12 });
    const line = await added(shopper, {
      ...refOf(tote),
      quantity: 2,
      note: ' blue please ',
      photo: { count: 3, note: 'the seam' },
    });
    expect(line).toEqual({
      id: line.id,
      manual: false,
      url: tote.url,
      platform: 'taobao',
      shop_name: '山野帆布行',
      name: '帆布托特包',
      description: 'Heavy canvas',
      spec: 'Colour: Ink / Size: M',
      image: '/v1/images/x',
      unit_price_fen: 6_800,
      listed_price_fen: 6_800,
      previous_price_fen: null,
      quantity: 2,
      max_quantity: 12,
      domestic_shipping_fen: 800,
      domestic_shipping_stated: true,
      weight_g: null,
      photo: { count: 3, note: 'the seam', fee_fen: 600 },
      note: 'blue please',
      price_change: null,
      amount_fen: 14_200,
      available: true,
      reason: null,
    });
    expect((await cartOf(shopper)).items).toEqual([line]);
  });

  test('goods described by hand', async () => {
    const manual = aManual({
      url: 'https://item.taobao.com/item.htm?id=674029285425',
      description: 'green',
      shop_name: 'Tea house',
    });
    expect(await added(server.shopper(), { manual, quantity: 3 })).toMatchObject({
      manual: true,
      platform: 'taobao',
      shop_name: 'Tea house',
      description: 'green',
      unit_price_fen: 5_000,
      domestic_shipping_fen: 600,
      amount_fen: 15_000,
    });
  });

  test('uses the tier price for the quantity', async () => {
    const tote = product({ tiers: [{ min_quantity: 10, price_fen: 6_200 }] });
    expect(await added(server.shopper(), { ...refOf(tote), quantity: 10 })).toMatchObject({
      unit_price_fen: 6_200,
      amount_fen: 62_000,
    });
  });

  test("accepts the shopper's own price with a reason", async () => {
    const price_change = {
      unit_price_fen: 6_000,
      domestic_shipping_fen: 0,
      reason: 'negotiated' as const,
      text: 'by chat',
    };
    expect(await added(server.shopper(), { ...refOf(product()), quantity: 1, price_change })).toMatchObject({
      unit_price_fen: 6_000,
      listed_price_fen: 6_800,
      domestic_shipping_fen: 0,
      price_change,
    });
  });

  test.each([
    ['without a reason', { unit_price_fen: 1, domestic_shipping_fen: 0 }, 'price_change.reason'],
    ['with an unknown reason', { unit_price_fen: 1, domestic_shipping_fen: 0, reason: 'cheap' }, 'price_change.reason'],
    [
      'with too long a text',
      { unit_price_fen: 1, domestic_shipping_fen: 0, reason: 'other', text: 'x'.repeat(151) },
      'price_change.text',
    ],
  ])('refuses a price %s', async (_, price_change, field) => {
    const answer = await server
      .shopper()
      .call(addToCartContract, { body: { ...refOf(product()), quantity: 1, price_change } as never });
    expect(answer).toMatchObject({ status: 422, reason: 'invalid' });
    expect(Object.keys(answer.failure?.fields ?? {})).toEqual([field]);
  });

  test('the same goods add pieces; other line options make another line', async () => {
    const shopper = server.shopper();
    const tote = product();
    const first = await added(shopper, { ...refOf(tote), quantity: 2, note: 'red' });
    expect(await added(shopper, { ...refOf(tote), quantity: 3, note: 'red' })).toMatchObject({
      id: first.id,
      quantity: 5,
    });
    await added(shopper, { ...refOf(tote), quantity: 1 });
    await added(shopper, { ...refOf(tote), quantity: 1, note: 'red', photo: { count: 1 } });
    const price_change = { unit_price_fen: 1, domestic_shipping_fen: 0, reason: 'other' as const };
    const own = await added(shopper, { ...refOf(tote), quantity: 1, price_change });
    expect(await added(shopper, { ...refOf(tote), quantity: 1, price_change })).toMatchObject({
      id: own.id,
      quantity: 2,
    });
    await added(shopper, { manual: aManual(), quantity: 1 });
    expect(await added(shopper, { manual: aManual(), quantity: 1 })).toMatchObject({ quantity: 2 });
    expect((await cartOf(shopper)).items.map((line) => line.quantity).sort()).toEqual([1, 1, 2, 2, 5]);
  });

  test('the same product from a newer snapshot adds to the line, which takes the newer price', async () => {
    const shopper = server.shopper();
    const tote = product();
    const newer = product({ itemId: tote.itemId, unitPriceFen: 7_000 });
    const { id } = await added(shopper, { ...refOf(tote), quantity: 1 });
    expect(await added(shopper, { ...refOf(newer), quantity: 1 })).toMatchObject({
      id,
      quantity: 2,
      unit_price_fen: 7_000,
      previous_price_fen: null,
    });
  });

  test('a line holds at most 999 pieces, and a refused addition changes nothing', async () => {
    const shopper = server.shopper();
    const tote = product();
    await added(shopper, { ...refOf(tote), quantity: 999 });
    const answer = await add(shopper, { ...refOf(tote), quantity: 1 });
    expect(answer).toMatchObject({ status: 422, reason: 'invalid', failure: { fields: { quantity: 'At most 999' } } });
    expect((await cartOf(shopper)).items[0]).toMatchObject({ quantity: 999 });
  });

  test('refuses more pieces than the shop has, in all lines together', async () => {
    const shopper = server.shopper();
    const tote = product({ stock: 3 });
    expect(await add(shopper, { ...refOf(tote), quantity: 4 })).toMatchObject({
      status: 409,
      reason: 'few_left',
      message: 'Only 3 left',
    });
    await added(shopper, { ...refOf(tote), quantity: 2 });
    expect(await add(shopper, { ...refOf(tote), quantity: 2 })).toMatchObject({
      status: 409,
      reason: 'few_left',
      failure: { left: 3 },
    });
  });

  test.each([
    ['an unknown snapshot', { snapshot_id: 'nothing', sku_id: null }, 404, 'not_found'],
    ['an unknown variant', { sku_id: 'nothing' }, 422, 'sku_unknown'],
  ] as const)('refuses %s', async (_, over, status, reason) => {
    expect(await add(server.shopper(), { ...refOf(product()), quantity: 1, ...over })).toMatchObject({
      status,
      reason,
    });
  });

  test.each([{ availability: 'out_of_stock' as const }, { stock: 0 }])(
    'refuses sold-out products: %j',
    async (over) => {
      expect(await add(server.shopper(), { ...refOf(product(over)), quantity: 1 })).toMatchObject({
        status: 409,
        reason: 'sold_out',
      });
    },
  );

  test('a cart holds 200 lines; pieces of the same goods can still be added', async () => {
    const shopper = server.shopper();
    for (let line = 0; line < 200; line += 1)
      await added(shopper, { manual: aManual({ name: `Tea ${line}` }), quantity: 1 });
    const answer = await add(shopper, { manual: aManual({ name: 'one too many' }), quantity: 1 });
    expect(answer).toMatchObject({ status: 422, reason: 'cart_full', message: 'The cart holds up to 200 items' });
    expect(await added(shopper, { manual: aManual({ name: 'Tea 7' }), quantity: 1 })).toMatchObject({ quantity: 2 });
    expect((await cartOf(shopper)).count).toBe(200);
  });

  test('a cart holds so many words that its answer stays below a megabyte; nothing typed before is lost', async () => {
    const shopper = server.shopper();
    const note = '请'.repeat(500);
    const long = (line: number) => ({
      manual: aManual({ name: `${line}${'茶'.repeat(190)}`, spec: '罐'.repeat(500) }),
      quantity: 1,
      note,
      photo: { count: 1, note },
    });
    const answers: Awaited<ReturnType<typeof add>>[] = [];
    for (let line = 0; line < 60; line += 1) answers.push(await add(shopper, long(line)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    expect(answers.at(-1)).toMatchObject({ reason: 'cart_too_long' });
    expect(JSON.stringify(await cartOf(shopper)).length).toBeLessThan(350_000);
    const short = (line: number) => ({ manual: aManual({ name: `Tea ${line}` }), quantity: 1, note: note.slice(300) });
    const { id, note: kept } = await added(shopper, short(0));
    for (let line = 1; (await add(shopper, short(line))).status === 200;) line += 1;
    const patch = (id: string, body: object) => shopper.call(updateCartLineContract, { params: { id }, body });
    expect(await patch(id, { note, photo: { count: 1, note } })).toMatchObject({ reason: 'cart_too_long' });
    expect((await cartOf(shopper)).items.find((line) => line.id === id)?.note).toBe(kept);
    expect((await patch(id, { quantity: 3 })).status).toBe(200);
    expect((await patch(id, { note: '' })).status).toBe(200);
  });
});

describe('adding an old snapshot', () => {
  test('with another price is refused with the new price, which can then be added', async () => {
    const shopper = server.shopper();
    const old = product();
    const today = product({
      itemId: old.itemId,
      unitPriceFen: 7_500,
      domesticShippingFen: 900,
      tiers: [{ min_quantity: 5, price_fen: 7_100 }],
    });
    server.goods.says(old, 'changed', today);
    const answer = await add(shopper, { ...refOf(old), quantity: 5 });
    expect(answer).toMatchObject({ status: 409, reason: 'price_changed' });
    expect(answer.failure).toMatchObject({
      price_fen: 7_100,
      domestic_shipping_fen: 900,
      snapshot_id: today.snapshotId,
      sku_id: null,
    });
    expect((await cartOf(shopper)).count).toBe(0);
    expect(await added(shopper, { ...refOf(today), quantity: 5 })).toMatchObject({ unit_price_fen: 7_100 });
  });

  test.each([
    ['gone', {}, 'goods_gone'],
    ['changed', { availability: 'out_of_stock' as const }, 'sold_out'],
  ] as const)('%s is refused: %j', async (outcome, over, reason) => {
    const old = product();
    server.goods.says(old, outcome, { ...product({ itemId: old.itemId }), ...over });
    expect(await add(server.shopper(), { ...refOf(old), quantity: 1 })).toMatchObject({ status: 409, reason });
  });

  test('is accepted at the seen price if the page cannot be read now', async () => {
    const old = product();
    server.goods.says(old, 'unreadable');
    expect(await added(server.shopper(), { ...refOf(old), quantity: 1 })).toMatchObject({
      unit_price_fen: 6_800,
      available: true,
    });
  });
});

describe('the cart', () => {
  test('is empty at first', async () => {
    expect(await cartOf(server.shopper())).toEqual({ items: [], count: 0, shops: [], checking: false });
  });

  test('is grouped by shop, newest first, with the totals of specification 8.3', async () => {
    const shopper = server.shopper();
    const tote = product({ domesticShippingFen: 800 });
    const lamp = product({ domesticShippingFen: 1_500, unitPriceFen: 10_000 });
    const a = await added(shopper, { ...refOf(tote), quantity: 2, photo: { count: 3 } });
    server.clock.advance(1_000);
    const b = await added(shopper, { manual: aManual(), quantity: 1 });
    server.clock.advance(1_000);
    const c = await added(shopper, { ...refOf(lamp), quantity: 1 });
    server.clock.advance(1_000);
    const d = await added(shopper, { manual: aManual({ name: 'Teapot' }), quantity: 1 });
    const cart = await cartOf(shopper);
    expect(cart.items.map((line) => line.id)).toEqual([d.id, c.id, b.id, a.id]);
    expect(cart.count).toBe(4);
    expect(cart.shops).toEqual([
      {
        shop_name: null,
        line_ids: [d.id],
        goods_fen: 5_000,
        photo_fen: 0,
        domestic_shipping_fen: 600,
        domestic_shipping_stated: true,
        amount_fen: 5_600,
      },
      {
        shop_name: '山野帆布行',
        line_ids: [c.id, a.id],
        goods_fen: 23_600,
        photo_fen: 600,
        domestic_shipping_fen: 1_500,
        domestic_shipping_stated: true,
        amount_fen: 25_700,
      },
      {
        shop_name: null,
        line_ids: [b.id],
        goods_fen: 5_000,
        photo_fen: 0,
        domestic_shipping_fen: 600,
        domestic_shipping_stated: true,
        amount_fen: 5_600,
      },
    ]);
  });

  test('shows only the beginning of a long description', async () => {
    const long = product({ description: '帆布 '.repeat(1_000) });
    const line = await added(server.shopper(), { ...refOf(long), quantity: 1 });
    expect(line.description).toHaveLength(300);
    expect(line.description.endsWith('…')).toBe(true);
  });

  test('is counted for the profile', async () => {
    const shopper = server.shopper();
    await added(shopper, { manual: aManual(), quantity: 9 });
    await added(shopper, { manual: aManual({ name: 'Teapot' }), quantity: 1 });
    expect(await server.feature.ports.cartCount(shopper.userId)).toBe(2);
    expect(await server.feature.ports.cartCount('nobody')).toBe(0);
  });
});

describe('changing a line', () => {
  test('changes the given fields only, and returns the line', async () => {
    const shopper = server.shopper();
    const tote = product({ tiers: [{ min_quantity: 10, price_fen: 6_200 }] });
    const line = await added(shopper, { ...refOf(tote), quantity: 1, note: 'red' });
    const patch = (body: object) => shopper.call(updateCartLineContract, { params: { id: line.id }, body });
    expect((await patch({ quantity: 10 })).data).toMatchObject({
      quantity: 10,
      note: 'red',
      unit_price_fen: 6_200,
      amount_fen: 62_000,
    });
    expect((await patch({ note: 'blue' })).data).toMatchObject({ quantity: 10, note: 'blue' });
    expect((await patch({ photo: { count: 2, note: 'lid' } })).data).toMatchObject({
      note: 'blue',
      photo: { count: 2, note: 'lid', fee_fen: 400 },
      amount_fen: 62_400,
    });
    expect((await patch({})).data).toMatchObject({ quantity: 10, note: 'blue' });
    expect((await cartOf(shopper)).items[0]).toMatchObject({
      quantity: 10,
      note: 'blue',
      photo: { count: 2, note: 'lid', fee_fen: 400 },
    });
  });

  test.each([
    { quantity: 0 },
    { quantity: 1_000 },
    { quantity: 1.5 },
    { note: 'x'.repeat(501) },
    { photo: { count: 21, note: '' } },
    { unit_price_fen: 1 },
  ])('refuses %j and keeps the line', async (body) => {
    const shopper = server.shopper();
    const line = await added(shopper, { manual: aManual(), quantity: 2 });
    const answer = await shopper.call(updateCartLineContract, { params: { id: line.id }, body });
    expect(answer).toMatchObject({ status: 422, reason: 'invalid' });
    expect((await cartOf(shopper)).items).toEqual([line]);
  });

  test('to more than the shop has is refused; to fewer is always possible', async () => {
    const shopper = server.shopper();
    const line = await added(shopper, { ...refOf(product({ stock: 5 })), quantity: 5 });
    const to = (quantity: number) =>
      shopper.call(updateCartLineContract, { params: { id: line.id }, body: { quantity } });
    expect(await to(6)).toMatchObject({ status: 409, reason: 'few_left' });
    expect((await to(4)).data.quantity).toBe(4);
  });
});

describe('removing', () => {
  test('several lines at once returns the number of lines left; a repetition answers the same', async () => {
    const shopper = server.shopper();
    const a = await added(shopper, { manual: aManual({ name: 'a' }), quantity: 1 });
    const b = await added(shopper, { manual: aManual({ name: 'b' }), quantity: 1 });
    const c = await added(shopper, { manual: aManual({ name: 'c' }), quantity: 1 });
    const remove = (ids: string[]) => shopper.call(removeFromCartContract, { body: { ids } });
    expect((await remove([a.id, b.id, a.id])).data).toEqual({ count: 1 });
    expect((await remove([a.id, b.id])).data).toEqual({ count: 1 });
    expect((await cartOf(shopper)).items.map((line) => line.id)).toEqual([c.id]);
  });

  test('makes a line that cannot be changed; adding the goods again makes a new line', async () => {
    const shopper = server.shopper();
    const old = await added(shopper, { manual: aManual(), quantity: 5 });
    await shopper.call(removeFromCartContract, { body: { ids: [old.id] } });
    expect(await shopper.call(updateCartLineContract, { params: { id: old.id }, body: { quantity: 2 } })).toMatchObject(
      {
        status: 404,
      },
    );
    expect(await added(shopper, { manual: aManual(), quantity: 1 })).toMatchObject({ quantity: 1 });
  });

  test('an unknown id removes nothing', async () => {
    const shopper = server.shopper();
    const line = await added(shopper, { manual: aManual(), quantity: 1 });
    expect(await shopper.call(removeFromCartContract, { body: { ids: [line.id, 'unknown'] } })).toMatchObject({
      status: 404,
      reason: 'not_found',
    });
    expect((await cartOf(shopper)).count).toBe(1);
  });
});

describe('a cart of another user', () => {
  test('is not found: its lines are neither shown, changed nor removed, even together with own lines', async () => {
    const owner = server.shopper();
    const stranger = server.shopper();
    const line = await added(owner, { manual: aManual(), quantity: 1 });
    const own = await added(stranger, { manual: aManual(), quantity: 1 });
    expect(
      await stranger.call(updateCartLineContract, { params: { id: line.id }, body: { quantity: 2 } }),
    ).toMatchObject({ status: 404 });
    expect(await stranger.call(removeFromCartContract, { body: { ids: [own.id, line.id] } })).toMatchObject({
      status: 404,
    });
    expect((await cartOf(stranger)).items).toEqual([own]);
    expect((await cartOf(owner)).items).toEqual([line]);
  });

  test('requires a shopper: a visitor gets 401, staff get 403', async () => {
    const staff = server.as({ role: 'staff' });
    for (const schema of [getCartContract, addToCartContract, updateCartLineContract, removeFromCartContract]) {
      const args = { params: { id: 'x' }, body: {} } as never;
      expect(await server.call(schema, args)).toMatchObject({ status: 401, reason: 'login_required' });
      expect(await staff.call(schema, args)).toMatchObject({ status: 403, reason: 'forbidden' });
    }
  });
});

test('snapshots that a line uses are held, others are not', async () => {
  const shown = product();
  const alone = product();
  await added(server.shopper(), { ...refOf(shown), quantity: 1 });
  await added(server.shopper(), { ...refOf(shown), quantity: 1 });
  const { held } = server.feature.ports.snapshotHolder;
  expect(await held([shown.snapshotId, alone.snapshotId, 'unknown'])).toEqual([shown.snapshotId]);
});
