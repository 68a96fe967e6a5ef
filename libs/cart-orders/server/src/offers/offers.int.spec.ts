import type { NewOffer } from '@caravan/cart-orders/contract';
import {
  acceptOfferContract,
  declineOfferContract,
  getOrderContract,
  listOffersContract,
  listStaffOffersContract,
  makeOfferContract,
  withdrawOfferContract,
} from '@caravan/cart-orders/contract/orders';
import {
  joinCartContract,
  newLine,
  removeFromCartContract,
  updateCartLineContract,
} from '@caravan/cart-orders/contract/schema';
import { getOrderReceiptContract } from '@caravan/receipts/contract/schema';
import { day, newId } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add, aManual, cartOf, cartServer, type CartServer } from '../testing/cart-server.ts';
import { key, place, shopperSteps } from '../testing/order-steps.ts';
import { sweepJob } from '../upkeep/sweep.ts';

let server: CartServer;
let webp: Buffer;
beforeAll(async () => {
  server = await cartServer();
  webp = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#f5b23d' } })
    .webp()
    .toBuffer();
});
afterAll(() => server.close());

/** A shopper who asks for goods, and a buyer who offers them. */
const asked = () => {
  const shopper = server.shopper();
  const id = server.conversations.start(shopper.userId);
  const given: NewOffer = {
    conversation_id: id,
    url: 'https://shop.example/tea',
    name: 'White tea',
    spec: '250 g',
    shop_name: 'Tea house',
    unit_price_fen: 5_000,
    domestic_shipping_fen: 600,
    quantity: 2,
    days: 3,
    text: 'We found it.',
  };
  const offer = (over: Partial<NewOffer> = {}) =>
    server.staff().call(makeOfferContract, { body: { ...given, ...over }, headers: key() });
  const accept = (offerId: string) => shopper.call(acceptOfferContract, { params: { id: offerId } });
  const decline = (offerId: string) => shopper.call(declineOfferContract, { params: { id: offerId } });
  const withdraw = (offerId: string) => server.staff().call(withdrawOfferContract, { params: { id: offerId } });
  const list = async () => (await shopper.call(listOffersContract, { query: { conversation_id: id } })).data.items;
  /** Orders a line, and returns the number of the order. */
  const order = async (lineId: string) =>
    (await place(shopper, [lineId])).data.orders[0]?.number ?? expect.fail('no order');
  return { shopper, id, offer, accept, decline, withdraw, list, order };
};

/** The offers that wait for a shopper. */
const offerTurns = async (userId: string) => {
  const found = [];
  for (const turns of server.feature.ports.turns.of(userId, server.clock.now()))
    found.push(...(await server.core.db.execute<{ kind: string }>(turns)).rows);
  return found.filter(({ kind }) => kind === 'accept_offer');
};

describe('an offer', () => {
  test('answers the request, and is in the cart at its price once it is accepted', async () => {
    const { shopper, id, offer, accept, list } = asked();
    const made = await offer();
    expect(made).toMatchObject({ status: 200, data: { name: 'White tea', state: 'open', valid: true } });
    expect(server.conversations.answers).toContainEqual({ id, staffId: 'staff_1', text: 'We found it.' });
    expect(await list()).toEqual([made.data]);

    expect(await accept(made.data.id)).toMatchObject({ status: 200, data: { unit_price_fen: 5_000, quantity: 2 } });
    expect(await list()).toMatchObject([{ state: 'accepted', valid: true }]);
    // The second tap, or the second tab.
    expect((await accept(made.data.id)).status).toBe(200);
    expect(await cartOf(shopper)).toMatchObject({ count: 1, items: [{ name: 'White tea', quantity: 2 }] });
  });

  test('is ordered at the price that staff set, as the receipt says', async () => {
    const { shopper, offer, accept, order } = asked();
    const { data: line } = await accept((await offer()).data.id);
    const number = await order(line.id);
    expect((await shopper.call(getOrderContract, { params: { number } })).data.amount_fen).toBe(10_600);
    const { content } = (await shopper.call(getOrderReceiptContract, { params: { number } })).data;
    expect(content.goods[0]?.price).toMatchObject({ unit_fen: 5_000, set_by: 'staff' });
  });

  test('is a line of its own beside the same goods that the shopper described', async () => {
    const { shopper, offer, accept } = asked();
    const manual = aManual({ url: 'https://shop.example/tea', name: 'White tea', shop_name: 'Tea house' });
    expect((await add(shopper, { manual, quantity: 1 })).status).toBe(200);
    await accept((await offer()).data.id);
    expect((await cartOf(shopper)).count).toBe(2);
  });

  test('can be accepted again after its line was removed by mistake', async () => {
    const { shopper, offer, accept } = asked();
    const { id } = (await offer()).data;
    const { data: line } = await accept(id);
    await shopper.call(removeFromCartContract, { body: { ids: [line.id] } });
    expect((await accept(id)).status).toBe(200);
    expect((await cartOf(shopper)).count).toBe(1);
  });

  test('stays one line, whatever the shopper writes into it', async () => {
    const { shopper, offer, accept } = asked();
    const { id } = (await offer()).data;
    const { data: line } = await accept(id);
    await shopper.call(updateCartLineContract, { params: { id: line.id }, body: { note: 'As a present' } });
    expect((await accept(id)).data).toMatchObject({ id: line.id, note: 'As a present' });
    expect((await cartOf(shopper)).count).toBe(1);
  });

  test('is for the offered pieces at most', async () => {
    const { shopper, offer, accept } = asked();
    const { data: line } = await accept((await offer()).data.id);
    const change = (quantity: number) =>
      shopper.call(updateCartLineContract, { params: { id: line.id }, body: { quantity } });
    expect(line.max_quantity).toBe(2);
    expect(await change(3)).toMatchObject({
      status: 422,
      reason: 'offered_pieces',
      message: 'The offer is for 2 pieces at most',
    });
    expect([(await change(1)).status, (await change(2)).status]).toEqual([200, 200]);
  });

  test('says why it does not fit into a cart with many words', async () => {
    const { shopper, offer, accept } = asked();
    const sizes = [...Array.from({ length: 39 }, () => 2_000), 1_000, 500, 250, 120, 60, 30, 0, 0, 0];
    const lines = sizes.map((characters, index) => {
      const manual = aManual({ name: `Tea ${index}`, description: 'x'.repeat(characters) });
      return { id: `g-${newId()}`, line: newLine.parse({ manual, quantity: 1 }) };
    });
    await shopper.call(joinCartContract, { body: { lines } });
    expect(await accept((await offer()).data.id)).toMatchObject({ status: 422, reason: 'cart_too_long' });
  });

  test('is accepted no more once its goods are ordered, unless the order was cancelled', async () => {
    const { shopper, id: conversation, offer, accept, decline, list, order } = asked();
    const { id } = (await offer()).data;
    expect(await offerTurns(shopper.userId)).toHaveLength(1);
    const number = await order((await accept(id)).data.id);
    expect(await list()).toMatchObject([{ state: 'accepted', order_number: number, valid: false }]);
    const query = { conversation_id: conversation };
    expect((await server.staff().call(listStaffOffersContract, { query })).data.items).toEqual(await list());
    expect(await offerTurns(shopper.userId)).toEqual([]);
    expect(await accept(id)).toMatchObject({
      status: 409,
      reason: 'offer_ordered',
      message: `You have ordered these goods already, with order ${number}`,
    });
    expect(await decline(id)).toMatchObject({ status: 409, reason: 'offer_closed' });
    expect((await cartOf(shopper)).count).toBe(0);

    await shopperSteps(shopper, number).cancel();
    expect(await list()).toMatchObject([{ state: 'accepted', order_number: null, valid: true }]);
    expect((await accept(id)).status).toBe(200);
    expect((await cartOf(shopper)).count).toBe(1);
  });

  test('buys its goods once, whoever accepts it while they are being ordered', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { shopper, offer, accept } = asked();
      const { id } = (await offer()).data;
      const { data: line } = await accept(id);
      const calls = Array.from({ length: 12 }, (_, index) => (index === 6 ? place(shopper, [line.id]) : accept(id)));
      const answers = await Promise.all<{ status: number }>(calls);
      expect(answers.filter(({ status }) => ![200, 409, 503].includes(status))).toEqual([]);
      expect(answers[6]?.status).toBe(200);
      expect((await cartOf(shopper)).count).toBe(0);
    }
  });

  test('shows its picture on the card, in the cart and in the order, as long as one of them is there', async () => {
    const { shopper, offer, accept, list, order } = asked();
    server.conversations.pictures.set('picture_1', webp);
    expect(await offer({ image: 'picture_2' })).toMatchObject({
      status: 422,
      failure: { fields: { image: 'Please add the picture again' } },
    });
    const { id, image } = (await offer({ image: 'picture_1' })).data;
    if (image === null) return expect.fail('no picture');
    const exists = async () => (await server.app.inject({ url: image })).statusCode === 200;
    expect((await server.app.inject({ url: image })).rawPayload).toEqual(webp);
    expect(await list()).toMatchObject([{ image }]);

    const { data: line } = await accept(id);
    expect(line).toMatchObject({ image });
    // The offer still shows it.
    await shopper.call(removeFromCartContract, { body: { ids: [line.id] } });
    server.clock.advance(2 * day);
    await server.runJob(sweepJob, null);
    expect(await exists()).toBe(true);

    const number = await order((await accept(id)).data.id);
    server.clock.advance(95 * day);
    await server.runJob(sweepJob, null);
    expect(await list()).toEqual([]);
    expect((await shopper.call(getOrderContract, { params: { number } })).data.lines).toMatchObject([{ image }]);
    expect(await exists()).toBe(true);
  });

  test('that ends without an order takes its picture along', async () => {
    const { offer } = asked();
    server.conversations.pictures.set('picture_1', webp);
    const { image } = (await offer({ image: 'picture_1' })).data;
    server.clock.advance(94 * day);
    await server.runJob(sweepJob, null);
    server.clock.advance(2 * day);
    await server.runJob(sweepJob, null);
    expect((await server.app.inject({ url: image ?? '' })).statusCode).toBe(404);
  });

  test('is over after its days, when it was declined, and when it was withdrawn', async () => {
    const { offer, accept, decline, withdraw, list } = asked();
    const late = (await offer()).data;
    const declined = (await offer()).data;
    const withdrawn = (await offer()).data;
    expect(await decline(declined.id)).toMatchObject({ status: 200, data: { state: 'declined', valid: false } });
    expect((await decline(declined.id)).status).toBe(200);
    expect(await withdraw(withdrawn.id)).toMatchObject({ status: 200, data: { state: 'withdrawn' } });
    server.clock.advance(3 * day);
    for (const { id } of [late, declined, withdrawn])
      expect(await accept(id)).toMatchObject({ status: 409, reason: 'offer_closed' });
    expect(await decline(late.id)).toMatchObject({ status: 409, reason: 'offer_closed' });
    expect(await withdraw(declined.id)).toMatchObject({ status: 409, reason: 'offer_closed' });
    expect((await list()).map(({ valid }) => valid)).toEqual([false, false, false]);
    server.clock.advance(91 * day);
    await server.runJob(sweepJob, null);
    expect(await list()).toEqual([]);
  });

  test('of somebody else is not found, and not listed', async () => {
    const { id, offer } = asked();
    const made = (await offer()).data;
    const other = server.shopper();
    expect(await other.call(acceptOfferContract, { params: { id: made.id } })).toMatchObject({ status: 404 });
    expect(await other.call(declineOfferContract, { params: { id: made.id } })).toMatchObject({ status: 404 });
    expect((await other.call(listOffersContract, { query: { conversation_id: id } })).data.items).toEqual([]);
  });

  test('is made for a request alone, whose page shows it', async () => {
    const { shopper, offer, list } = asked();
    const id = server.conversations.start(shopper.userId, 'general');
    expect(await offer({ conversation_id: id })).toMatchObject({ status: 404 });
    expect(await list()).toEqual([]);
  });

  test('needs a conversation, and one has at most twenty', async () => {
    const { offer } = asked();
    expect(await offer({ conversation_id: 'AAAAAAAAAAAAAAAAAAAAAA' })).toMatchObject({ status: 404 });
    for (let made = 0; made < 20; made += 1) expect((await offer()).status).toBe(200);
    expect(await offer()).toMatchObject({ status: 422, reason: 'too_many_offers' });
  });

  test('is made by buyers, not by shoppers', async () => {
    const { shopper, id } = asked();
    const query = { conversation_id: id };
    expect((await shopper.call(listStaffOffersContract, { query })).status).toBe(403);
    expect((await server.call(listOffersContract, { query })).status).toBe(401);
  });

  test('is in the cart once, whoever accepts, declines and withdraws it at the same moment', async () => {
    const { shopper, offer, accept, decline, withdraw, list } = asked();
    const { id } = (await offer()).data;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => [accept, decline, withdraw][index % 3]?.(id) ?? expect.fail()),
    );
    expect(answers.filter(({ status }) => ![200, 409, 503].includes(status))).toEqual([]);
    const { count } = await cartOf(shopper);
    const [made] = await list();
    expect(count).toBe(made?.state === 'accepted' ? 1 : 0);
  });
});

test('a closed account keeps no offers', async () => {
  const { shopper, offer } = asked();
  await offer();
  const { personalData } = server.feature.ports;
  expect(JSON.stringify(await personalData.collect(shopper.userId))).toContain('White tea');
  await server.core.transaction((tx) => personalData.erase(tx, shopper.userId));
  const { rows } = await server.core.db.execute(sql`SELECT 1 FROM offer WHERE user_id = ${shopper.userId}`);
  expect(rows).toEqual([]);
});
