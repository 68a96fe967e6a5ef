import { createPaymentContract, listPaymentMethodsContract } from '@caravan/fund-payment/contract/schema';
import { getStaffPaymentContract } from '@caravan/fund-payment/contract/staff';
import { day, newId } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { balanceOf, begun } from '../../testing/fund-server.ts';
import { payPalShop, type PayPalShop } from '../../testing/paypal-shop.ts';
import { haulMoney } from '../../upkeep/haul-money.ts';
import { moneyFigures } from '../../upkeep/money-figures.repo.ts';
import { receiptPayments } from '../../receipts/receipt.repo.ts';

let shop: PayPalShop;
beforeAll(async () => {
  shop = await payPalShop();
});
afterAll(() => shop.close());

const withMargin = async <T>(bp: number, work: () => Promise<T>): Promise<T> => {
  shop.server.setMargin(bp);
  try {
    return await work();
  } finally {
    shop.server.setMargin(0);
  }
};
/** Reads kept margins as the margins of orders do. */
const keptOf = async (refs: string[]): Promise<Record<string, number>> => {
  const targets = sql`select ref, 'order', ref from unnest(${sql.param(refs)}::text[]) ref`;
  const { rows } = await shop.server.core.db.execute<{ order_number: string; kept_fen: string }>(
    moneyFigures.exchangeMarginsOf(targets),
  );
  return Object.fromEntries(rows.map(({ order_number: number, kept_fen: fen }) => [number, Number(fen)]));
};

const day1 = { amount: '36.17', currency: 'USD', rate: '0.13699841', rate_as_of: '2026-11-20' };
const charged = { ...day1, amount: '36.91', rate: '0.1397943', day_rate: '0.13699841', margin_bp: 200 };

/** The income from margins of the payments of these days. */
const kept = async (): Promise<number> => {
  const now = shop.server.clock.now().getTime();
  const time = { from: new Date(now - day), to: new Date(now + day), by: 'day' as const };
  const rows = await moneyFigures.exchangeMargin(shop.server.core.db, time);
  return rows.reduce((sum, { keptFen }) => sum + keptFen, 0);
};

it('is said with the method before anything is paid, and not mentioned without one', async () => {
  const shopper = await shop.server.shopper();
  const offered = async (amount_fen?: number) => {
    const query = { kind: 'recharge' as const, ...(amount_fen === undefined ? {} : { amount_fen }) };
    return (await shopper.call(listPaymentMethodsContract, { query })).data;
  };
  expect(JSON.stringify(await offered(26_400))).not.toMatch(/exchange|margin|rate/);
  const exchange = { ...charged, amount: '36.91' };
  const [some, none] = await withMargin(200, async () => [await offered(26_400), await offered()] as const);
  expect(some.find(({ id }) => id === 'paypal')).toMatchObject({ available: true, exchange });
  expect(none.find(({ id }) => id === 'paypal')?.exchange).toEqual({ ...exchange, amount: null });
  expect(some.filter((method) => method.exchange).map(({ id }) => id)).toEqual(['paypal', 'westpay']);
});

it('is pinned to the payment, charged by PayPal, and stays in receipt, archive and finance’s view', async () => {
  const before = await shop.opened();
  const earlier = await kept();
  const { shopper, ref, payment, order } = await withMargin(200, () => shop.opened());
  expect(before.payment.charge).toEqual(day1);
  expect(payment.charge).toEqual(charged);
  expect(order.unit).toMatchObject({ amount: { currency_code: 'USD', value: '36.91' } });

  // Another margin leaves what has begun.
  await withMargin(500, async () => {
    shop.paypal.approve(order.id);
    expect((await shop.check(shopper, payment.id)).data).toMatchObject({ status: 'succeeded', charge: charged });
  });
  expect((await kept()) - earlier).toBe(540);
  const receipt = await receiptPayments(shop.server.core.db, [{ kind: 'order', refs: [ref] }]);
  expect(receipt[0]?.charge).toEqual({ payment_fen: 26_400, ...charged });
  const [hauled] = await haulMoney(shop.server.core).payments(shopper.userId);
  expect(hauled?.charged).toEqual(charged);
  const [plain] = await haulMoney(shop.server.core).payments(before.shopper.userId);
  expect(plain?.charged).toEqual(day1);
  const clerk = shop.server.as({ userId: 'clerk', role: 'staff' });
  const seen = await clerk.call(getStaffPaymentContract, { params: { id: payment.id } });
  expect(seen.data.charge).toEqual({ amount: '36.91', currency: 'USD', day_rate: '0.13699841', margin_bp: 200 });
  await shop.server.runJobs();
  const mail = (await shop.server.mails()).find(({ to }) => to === `${shopper.userId}@example.test`);
  expect(mail?.text).toContain(
    'Charged:\n  USD 36.91\n  ¥1 = USD 0.1397943, rate of 20 Nov 2026\n  That is the rate of the day, USD 0.13699841, with our exchange margin of 2%',
  );
  await shop.server.audit();
});

it('is the one that the shopper read, or nothing is begun', async () => {
  const shopper = await shop.server.shopper();
  const ref = await shop.server.orders.add(shopper.userId, 26_400);
  const pay = (exchange_rate: string | null, method: 'balance' | 'paypal' | 'westpay' = 'paypal') =>
    shopper.call(createPaymentContract, {
      body: { kind: 'order', refs: [ref], method, exchange_rate },
      headers: { 'idempotency-key': newId() },
    });
  // Read before the margin began, and before it ended.
  expect(await withMargin(200, () => pay(null))).toMatchObject({ status: 409, reason: 'amount_changed' });
  expect(await pay(charged.rate)).toMatchObject({ status: 409, reason: 'amount_changed' });
  expect(await withMargin(500, () => pay(charged.rate, 'westpay'))).toMatchObject({ reason: 'amount_changed' });
  const { rows } = await shop.server.core.db.execute(sql`SELECT 1 FROM payment WHERE user_id = ${shopper.userId}`);
  expect(rows).toEqual([]);
  expect((await withMargin(200, () => pay(charged.rate))).data.charge).toEqual(charged);
  expect((await pay(null, 'westpay')).data.charge).toEqual(day1);
  // The balance is in yuan, whatever the margin is.
  expect((await withMargin(200, () => pay(null, 'balance'))).reason).toBe('insufficient_balance');
});

it('goes back with a refund by PayPal, whose parts together are the charge; one to the balance is in yuan', async () => {
  const earlier = await kept();
  const { shopper, ref, capture } = await withMargin(200, () => shop.settled());
  await shop.refund(shopper.userId, ref, 13_200, 'r1');
  expect((await kept()) - earlier).toBe(270);
  expect(await keptOf([ref, 'nobody'])).toEqual({ [ref]: 270 });
  await shop.refund(shopper.userId, ref, 13_200, 'r2');
  await shop.server.runJobs();
  const refunds = shop.paypal.refunds.filter(({ of }) => of === capture.id);
  expect(refunds.map(({ amount }) => amount.value)).toEqual(['18.45', '18.46']);
  expect(capture).toMatchObject({ status: 'REFUNDED', amount: { value: '36.91' } });
  expect(await balanceOf(shopper)).toBe(0);
  expect(await kept()).toBe(earlier);
  expect(await keptOf([ref])).toEqual({ [ref]: 0 });
  await shop.server.audit();
});

it('is divided between the orders of a payment by their amounts, and each gives back its own', async () => {
  const shopper = await shop.server.shopper();
  const first = await shop.server.orders.add(shopper.userId, 8_800);
  const second = await shop.server.orders.add(shopper.userId, 17_600);
  const payment = await withMargin(200, () => begun(shopper, 'paypal', [first, second]));
  shop.paypal.approve(shop.orderOf(payment.id).id);
  await shop.check(shopper, payment.id);
  expect(await keptOf([first, second])).toEqual({ [first]: 180, [second]: 360 });
  await shop.refund(shopper.userId, first, 8_800);
  expect(await keptOf([first, second])).toEqual({ [first]: 0, [second]: 360 });
  await shop.server.runJobs();
  await shop.server.audit();
});

it('counts an event only with what was charged', async () => {
  const { shopper, payment } = await withMargin(200, () => shop.approved());
  const capture = { id: 'CAP-of-the-day', amount: { currency_code: 'USD', value: '36.17' } };
  await shop.check(shopper, payment.id);
  await shop.send({ ...shop.captureEvent(payment.id, 'COMPLETED', capture), id: 'WH-day-rate' });
  await shop.server.runJobs();
  expect(await shop.outcomeOf('WH-day-rate')).toContain('another amount');
  expect(await balanceOf(shopper)).toBe(0);
});

it('is one for each of 200 payments that begin while it changes', async () => {
  const callers = 4;
  const shoppers = await Promise.all(Array.from({ length: callers }, () => shop.server.shopper()));
  const due = await Promise.all(
    Array.from({ length: 200 / callers }, () => shoppers)
      .flat()
      .map(async (shopper) => ({
        shopper,
        ref: await shop.server.orders.add(shopper.userId, 26_400),
      })),
  );
  const all = await Promise.all(
    due.map(async ({ shopper, ref }, index) => {
      shop.server.setMargin(Math.floor(index / callers) % 2 === 0 ? 200 : 0);
      return begun(shopper, 'westpay', [ref]);
    }),
  );
  shop.server.setMargin(0);
  const amounts = new Set(all.map(({ charge }) => `${charge.margin_bp ?? 0}: ${charge.amount}`));
  expect([...amounts].filter((one) => one !== '0: 36.17' && one !== '200: 36.91')).toEqual([]);
  await shop.server.audit();
});

it('is compared by the audit, and nobody changes it', async () => {
  const { payment } = await withMargin(200, () => shop.opened());
  const { db } = shop.server.core;
  await expect(db.execute(sql`UPDATE payment SET charge_margin_bp = 100 WHERE id = ${payment.id}`)).rejects.toThrow();
  const wrong = [sql`charge_rate = '0.13979431'`, sql`charge_rate = '0.13979429'`, sql`charge_minor = 3690`];
  for (const change of wrong) {
    await shop.server.core.transaction(async (tx) => {
      await tx.execute(sql`ALTER TABLE payment DISABLE TRIGGER USER`);
      await tx.execute(sql`UPDATE payment SET ${change} WHERE id = ${payment.id}`);
    });
    expect(await shop.server.feature.audit?.()).toEqual([
      `a charge is not its amount at its rate, or its rate is not that of the day with the exchange margin: ${payment.id}`,
    ]);
    await db.execute(sql`UPDATE payment SET charge_rate = '0.1397943', charge_minor = 3691 WHERE id = ${payment.id}`);
  }
  await db.execute(sql`ALTER TABLE payment ENABLE TRIGGER USER`);
  await shop.server.audit();
});
