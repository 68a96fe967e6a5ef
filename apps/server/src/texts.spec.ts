import { confirmTextPhoneContract, setTextPhoneContract } from '@caravan/account/contract/schema';
import { fakeSmsGateway, type FakeSmsGateway } from '@caravan/account/server/testing';
import { askQuestionContract } from '@caravan/cart-orders/contract/orders';
import { day } from '@caravan/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { key, paidGoods, tradeDesk, type TradeDesk } from './testing/trade-desk.ts';

let gateway: FakeSmsGateway;
let desk: TradeDesk;
beforeAll(async () => {
  gateway = await fakeSmsGateway();
  desk = await tradeDesk({ texts: { ...gateway.key, sender: 'Silk', apiBase: gateway.base } });
});
afterAll(async () => {
  await desk.close();
  await gateway.close();
});

/** Asks about the goods of an order; the same headers ask once. */
const ask = async ({ number, lines }: Awaited<ReturnType<typeof paidGoods>>, headers = key()) => {
  const options = [{ kind: 'pay_more' as const, amount_fen: 100 }, { kind: 'drop' as const }];
  const body = { kind: 'price_rise' as const, line_id: lines[0]?.id ?? '', text: '', options };
  const asked = await (
    await desk.member('sam', 'service')
  ).call(askQuestionContract, { params: { number }, body, headers });
  expect(asked.status).toBe(200);
};

it('a question about an order goes to a confirmed number, once, and to no other number', async () => {
  const reached = await paidGoods(desk, [{ name: 'Tea', quantity: 1 }]);
  const silent = await paidGoods(desk, [{ name: 'Pot', quantity: 1 }]);
  await reached.shopper.call(setTextPhoneContract, { body: { number: '+43 664 1234567' } });
  await silent.shopper.call(setTextPhoneContract, { body: { number: '+43 664 7654321' } });
  await desk.server.runJobs();
  const codes = gateway.received.splice(0);
  expect(codes.map(({ to }) => to).sort()).toEqual(['436641234567', '436647654321']);
  const code = /\d{6}/.exec(codes.find(({ to }) => to === '436641234567')?.text ?? '')?.[0] ?? '';
  expect((await reached.shopper.call(confirmTextPhoneContract, { body: { code } })).data.phone).toMatchObject({
    confirmed: true,
  });

  for (const goods of [reached, silent]) {
    const headers = key();
    for (let time = 0; time < 2; time += 1) await ask(goods, headers);
  }
  for (let run = 0; run < 2; run += 1) await desk.server.runJobs();
  expect(gateway.received).toEqual([
    { to: '436641234567', from: 'Silk', text: expect.stringContaining(reached.number), key: expect.any(String) },
  ]);
  expect(gateway.received[0]?.text).toContain('http://shop.test/');
});

it('is not repeated if the gateway took the call and did not answer', async () => {
  const goods = await paidGoods(desk, [{ name: 'Tea', quantity: 1 }]);
  await goods.shopper.call(setTextPhoneContract, { body: { number: '+43 664 2223334' } });
  await desk.server.runJobs();
  const code = /\d{6}/.exec(gateway.received.at(-1)?.text ?? '')?.[0] ?? '';
  await goods.shopper.call(confirmTextPhoneContract, { body: { code } });
  const before = gateway.calls();
  gateway.next('closed');
  await ask(goods);
  for (let run = 0; run < 3; run += 1) {
    await desk.server.runJobs();
    desk.server.clock.advance(day / 24);
  }
  expect(gateway.calls()).toBe(before + 1);
});
