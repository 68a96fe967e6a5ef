import { cartOrdersReasons, maxLines, maxQuantity, type NewLine } from '@caravan/cart-orders/contract';
import {
  getCartPiecesContract,
  joinCartContract,
  newLine,
  removeFromCartContract,
  showGuestCartContract,
} from '@caravan/cart-orders/contract/schema';
import { minute, newId } from '@caravan/kernel';
import type { Caller } from '@caravan/server-core/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSnapshot } from '../testing/a-snapshot.ts';
import { added, aManual, cartOf, cartServer, type CartServer } from '../testing/cart-server.ts';

let server: CartServer;
beforeAll(async () => {
  server = await cartServer();
});
afterAll(() => server.close());

let count = 0;
/** A new product for each test, read just now. */
const product = (over: Parameters<typeof aSnapshot>[0] = {}) => {
  count += 1;
  const name = `guest-${count}`;
  const snapshot = aSnapshot({ snapshotId: name, itemId: name, name, fetchedAt: server.core.clock(), ...over });
  server.goods.has(snapshot);
  return snapshot;
};
const kept = (line: NewLine, id = `g-${newId()}`) => ({ id, line: newLine.parse(line) });
const join = (caller: Caller, ...lines: { id: string; line?: ReturnType<typeof newLine.parse> }[]) =>
  caller.call(joinCartContract, { body: { lines } });
const quantities = async (caller: Caller) => (await cartOf(caller)).items.map(({ name, quantity }) => [name, quantity]);

describe('the cart of a visitor', () => {
  test('is shown as a cart at the prices of the snapshots; lines without a price are named', async () => {
    const tote = product({ tiers: [{ min_quantity: 2, price_fen: 6_000 }] });
    const lines = [
      kept({ snapshot_id: tote.snapshotId, quantity: 2, photo: { count: 1 } }),
      kept({ manual: aManual(), quantity: 1 }),
      kept({ snapshot_id: 'forgotten', quantity: 1 }),
    ];
    const { data } = await server.call(showGuestCartContract, { body: { lines } });
    expect(data).toMatchObject({
      count: 2,
      items: [
        { id: lines[0]?.id, unit_price_fen: 6_000, amount_fen: 12_200, available: true },
        { id: lines[1]?.id, name: 'Tea', manual: true },
      ],
      shops: [{ amount_fen: 13_000 }, { amount_fen: 5_600 }],
      checking: false,
      unknown: [lines[2]?.id],
    });
    expect(server.goods.asked).toEqual([]);
  });

  test.each([
    ['an id of a line in a cart', [{ id: newId(), line: newLine.parse({ manual: aManual(), quantity: 1 }) }]],
    [
      'an id twice',
      [
        kept({ manual: aManual(), quantity: 1 }, `g-${'a'.repeat(22)}`),
        kept({ manual: aManual(), quantity: 2 }, `g-${'a'.repeat(22)}`),
      ],
    ],
    ['a price of its own', [{ id: `g-${newId()}`, line: { snapshot_id: 'a', quantity: 1, unit_price_fen: 1 } }]],
    ['nothing', []],
  ])('%s is refused', async (_, lines) => {
    for (const contract of [showGuestCartContract, joinCartContract])
      expect(await server.shopper().call(contract, { body: { lines } as never })).toMatchObject({ status: 422 });
  });
});

describe('lines of a visitor that join a cart', () => {
  test('come first, in their order, and are added to lines with the same goods and options', async () => {
    const shopper = server.shopper();
    const tote = product();
    const lamp = product();
    await added(shopper, { snapshot_id: tote.snapshotId, quantity: 1 });
    server.clock.advance(1_000);
    await added(shopper, { manual: aManual(), quantity: 1 });
    server.clock.advance(1_000);
    const lines = [
      kept({ snapshot_id: lamp.snapshotId, quantity: 1 }),
      kept({ snapshot_id: tote.snapshotId, quantity: 1, note: 'the blue one' }),
      kept({ snapshot_id: tote.snapshotId, quantity: 2 }),
    ];
    const { data } = await join(shopper, ...lines);
    expect(data.left_out).toEqual([]);
    expect(await quantities(shopper)).toEqual([
      [lamp.name, 1],
      [tote.name, 1],
      ['Tea', 1],
      [tote.name, 3],
    ]);
    const items = (await cartOf(shopper)).items.map(({ id }) => id);
    expect(data.joined).toEqual([0, 1, 3].map((place, index) => ({ id: lines[index]?.id, line_id: items[place] })));
  });

  test('join once, however often and from however many tabs they are sent, also after they were ordered', async () => {
    const shopper = server.shopper();
    const lines = [kept({ snapshot_id: product().snapshotId, quantity: 2 }), kept({ manual: aManual(), quantity: 1 })];
    const answers = await Promise.all(Array.from({ length: 8 }, () => join(shopper, ...lines)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const before = await cartOf(shopper);
    expect(before.items.map(({ quantity }) => quantity)).toEqual([2, 1]);
    // A browser that has forgotten the goods still learns what they became.
    const ids = lines.map(({ id }) => ({ id }));
    expect((await join(shopper, ...ids)).data).toEqual(answers[0]?.data);
    await shopper.call(removeFromCartContract, { body: { ids: before.items.map(({ id }) => id) } });
    expect((await join(shopper, ...lines)).data).toEqual(answers[0]?.data);
    expect((await cartOf(shopper)).count).toBe(0);
    // The same ids of another account are other lines.
    const other = server.shopper();
    expect((await join(other, ...ids)).data.joined).toEqual([]);
    await join(other, ...lines);
    expect((await cartOf(other)).count).toBe(2);
  });

  test.each([
    ['en', 'snapshot_unknown', 'too_many_pieces', 'cart_full'],
    ['zh', 'snapshot_unknown', 'too_many_pieces', 'cart_full'],
  ] as const)('stay out one by one, each with its reason (%s)', async (language, unknown, many, full) => {
    const shopper = server.shopper();
    const tote = product();
    for (let line = 0; line < maxLines - 2; line += 1)
      await added(shopper, { manual: aManual({ name: `Tea ${line}` }), quantity: 1 });
    await added(shopper, { snapshot_id: tote.snapshotId, quantity: maxQuantity });
    const lines = [
      kept({ snapshot_id: 'forgotten', quantity: 1 }),
      kept({ snapshot_id: tote.snapshotId, quantity: 1 }),
      kept({ snapshot_id: product().snapshotId, quantity: 1 }),
      kept({ manual: aManual({ name: 'late' }), quantity: 1 }),
    ];
    const { data } = await shopper.call(joinCartContract, {
      body: { lines },
      headers: { 'client-language': language },
    });
    const says = (reason: keyof typeof cartOrdersReasons, max: number) =>
      cartOrdersReasons[reason].text[language].replace('{max}', String(max));
    expect(data.joined.map(({ id }) => id)).toEqual([lines[2]?.id]);
    expect(data.left_out).toEqual([
      { id: lines[0]?.id, reason: says(unknown, 0) },
      { id: lines[1]?.id, reason: says(many, maxQuantity) },
      { id: lines[3]?.id, reason: says(full, maxLines) },
    ]);
    // Room was made: the same line joins then.
    const [newest] = (await cartOf(shopper)).items;
    await shopper.call(removeFromCartContract, { body: { ids: [newest?.id ?? ''] } });
    expect((await join(shopper, ...lines)).data.joined.map(({ id }) => id)).toContain(lines[3]?.id);
  });

  test('are read again if their prices are old, and say what has changed', async () => {
    const shopper = server.shopper();
    const tote = product();
    server.goods.says(tote, 'changed', { ...tote, snapshotId: `${tote.snapshotId}-new`, unitPriceFen: 7_800 });
    server.clock.advance(31 * minute);
    await join(shopper, kept({ snapshot_id: tote.snapshotId, quantity: 1 }));
    expect(await cartOf(shopper)).toMatchObject({ checking: true, items: [{ unit_price_fen: 6_800 }] });
    await server.runJobs();
    expect(await cartOf(shopper)).toMatchObject({
      checking: false,
      items: [{ unit_price_fen: 7_800, previous_price_fen: 6_800 }],
    });
  });
});

test('the pieces of a variant are counted over all its lines, whatever the snapshot', async () => {
  const shopper = server.shopper();
  const blue = product({ skuId: 'blue' });
  const red = { ...blue, skuId: 'red' };
  const today = { ...blue, snapshotId: `${blue.snapshotId}-today` };
  server.goods.has(red, today);
  const pieces = async (snapshot_id: string, sku_id: string) =>
    (await shopper.call(getCartPiecesContract, { query: { snapshot_id, sku_id } })).data.pieces;
  await added(shopper, { snapshot_id: blue.snapshotId, sku_id: 'blue', quantity: 2 });
  await added(shopper, { snapshot_id: today.snapshotId, sku_id: 'blue', quantity: 1, note: 'a gift' });
  await added(shopper, { snapshot_id: blue.snapshotId, sku_id: 'red', quantity: 5 });
  expect(await pieces(today.snapshotId, 'blue')).toBe(3);
  expect(await pieces(blue.snapshotId, 'red')).toBe(5);
});
