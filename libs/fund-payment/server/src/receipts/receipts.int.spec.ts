import { anAddress } from '@caravan/account/contract/testing';
import { submitRemittanceContract } from '@caravan/fund-payment/contract/schema';
import { confirmRemittanceContract } from '@caravan/fund-payment/contract/staff';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentTable } from '../payments/payment.table.ts';
import { begun, fundServer, newKey, pay, type FundServer } from '../testing/fund-server.ts';
import { sandboxEventOf, sendEvent } from '../testing/sandbox-events.ts';
import { mailReceiptJob } from './send-receipt.ts';

let server: FundServer;
beforeAll(async () => {
  server = await fundServer({ config: { databasePool: 32 } });
});
afterAll(() => server.close());
afterAll(() => server.audit());

const receiptsTo = async ({ userId }: { userId: string }) => {
  await server.runJobs();
  return (await server.mails()).filter(({ to }) => to === `${userId}@example.test`);
};
const succeed = async (payment: Awaited<ReturnType<typeof begun>>) => {
  await sendEvent(server, { event: sandboxEventOf(payment) });
  await server.runJobs();
};

describe('a receipt', () => {
  it('is mailed for a payment from the balance: number, goods, amount, method and time', async () => {
    server.clock.set('2026-11-22T18:30:00.000Z');
    const shopper = await server.shopper(50_000);
    const refs = [await server.orders.add(shopper.userId, 12_000), await server.orders.add(shopper.userId, 8_000)];
    const payment = await begun(shopper, 'balance', refs);
    const [mail, ...others] = await receiptsTo(shopper);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      language: 'en',
      subject: `Receipt: Goods of ${refs[0]} and 1 more (${refs[0]} and 1 more)`,
    });
    const parts = [payment.id, `Order ${refs[0]}`, `Goods of ${refs[1]}`, '¥120.00', '¥80.00', '¥200.00', 'CNY 200.00'];
    parts.push('Balance', '22 Nov 2026, 18:30 UTC', '23 Nov 2026, 02:30 Beijing time', 'http://shop.test/mine/fund');
    for (const part of parts) {
      expect(mail?.html, part).toContain(part);
      expect(mail?.text, part).toContain(part);
    }
    expect(mail?.text).not.toMatch(/refund/i);
  });

  it('is in Chinese for a shopper who reads Chinese', async () => {
    const shopper = { userId: 'zh_reader', ...server.as({ userId: 'zh_reader' }) };
    const ref = await server.packages.add(shopper.userId, 300);
    const { data: payment } = await pay(shopper, { kind: 'package', refs: [ref], method: 'sandbox' });
    await succeed(payment);
    const [mail] = await receiptsTo(shopper);
    expect(mail).toMatchObject({ language: 'zh', subject: `收据：Goods of ${ref}（${ref}）` });
    for (const part of [`包裹 ${ref} 国际运费`, '¥3.00', '付款方式：沙盒付款', '北京时间', '交易号'])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toMatch(/Paid|Order|Total|Rate/);
  });

  it.each([
    ['receipt_en', 'Extra fee'],
    ['zh_reader_2', '补款'],
  ])('names the extra fee of an order to %s', async (userId, name) => {
    const shopper = { userId, ...server.as({ userId }) };
    const ref = await server.orders.add(userId, 600);
    const { data: payment } = await pay(shopper, { kind: 'order_extra', refs: [ref], method: 'sandbox' });
    await succeed(payment);
    const [mail] = await receiptsTo(shopper);
    expect(mail?.text).toContain(`${name} ${ref}`);
    expect(mail?.text).toContain(`Goods of ${ref}`);
  });

  it('is mailed for a top-up, once, whatever is reported again', async () => {
    const shopper = await server.shopper();
    const { data: payment } = await pay(shopper, { kind: 'recharge', amount_fen: 50_000, method: 'sandbox' });
    expect(await receiptsTo(shopper)).toEqual([]);
    for (const id of ['first', 'second', 'first'])
      await sendEvent(server, { event: { ...sandboxEventOf(payment), id: `${payment.id}_${id}` } });
    await server.runJobs();
    const mails = await receiptsTo(shopper);
    expect(mails.map(({ subject }) => subject)).toEqual(['Receipt: Top-up of your balance ¥500.00']);
    expect(mails[0]?.text).toContain('Top-up of your balance: ¥500.00');
  });

  it('is mailed once for thirty concurrent calls under one key', async () => {
    const shopper = await server.shopper(1_000);
    const ref = await server.orders.add(shopper.userId, 400);
    const key = newKey();
    const one = () => pay(shopper, { kind: 'order', refs: [ref], method: 'balance' }, key);
    await Promise.all(Array.from({ length: 30 }, one));
    await one();
    expect(await receiptsTo(shopper)).toHaveLength(1);
  });

  it('is mailed once by a run that is repeated', async () => {
    const shopper = await server.shopper();
    const { id: paymentId } = await begun(shopper, 'sandbox', [await server.orders.add(shopper.userId, 400)]);
    const wish = { paymentId, paid: [], receivedFen: 400, returnedFen: 400, at: server.clock.now().toISOString() };
    for (const id of ['run', 'run']) await server.runJob(mailReceiptJob, wish, { id: `${id} ${paymentId}` });
    expect(await receiptsTo(shopper)).toHaveLength(1);
  });

  it('is not mailed for a payment that fails or is rolled back', async () => {
    const shopper = await server.shopper(100);
    const ref = await server.orders.add(shopper.userId, 101);
    expect((await pay(shopper, { kind: 'order', refs: [ref], method: 'balance' })).status).toBe(422);
    const payment = await begun(shopper, 'sandbox', [ref]);
    await sendEvent(server, { event: sandboxEventOf(payment, { type: 'payment.failed' }) });
    await server.runJobs();
    expect(await receiptsTo(shopper)).toEqual([]);
  });

  it('has the currency that was charged, its rate and the date of the rate', async () => {
    const shopper = await server.shopper();
    const ref = await server.orders.add(shopper.userId, 26_400);
    const payment = await begun(shopper, 'westpay', [ref]);
    const form = {
      mtcn: '1234567890',
      sender_name: 'A Shopper',
      sender_country: 'DE',
      amount: '36.17',
      currency: 'USD',
    };
    await shopper.call(submitRemittanceContract, { params: { id: payment.id }, body: form });
    const clerk = server.as({ userId: 'clerk', role: 'staff' });
    await clerk.call(confirmRemittanceContract, {
      params: { payment_id: payment.id },
      body: { amount_fen: 26_400, note: 'seen' },
    });
    const [mail] = await receiptsTo(shopper);
    expect(mail?.text).toContain('Charged:\n  USD 36.17\n  ¥1 = USD 0.13699841, rate of 20 Nov 2026');
    expect(mail?.text).toContain('Payment method: Western Union');
  });

  it('says what went to the balance if an order could no longer be paid, and names no charge that nobody knows', async () => {
    const shopper = await server.shopper();
    const ref = await server.orders.add(shopper.userId, 1_000);
    const payment = await begun(shopper, 'sandbox', [ref]);
    await server.orders.setState(ref, 'cancelled');
    await succeed(payment);
    const [mail] = await receiptsTo(shopper);
    expect(mail?.subject).toBe('Receipt: Added to your balance ¥10.00');
    expect(mail?.text).toContain('Added to your balance: ¥10.00');
    expect(mail?.text).not.toContain(`Order ${ref}`);
  });

  it('has the billing address that was chosen', async () => {
    const shopper = await server.shopper(1_000);
    const ref = await server.orders.add(shopper.userId, 400);
    await pay(shopper, { kind: 'order', refs: [ref], method: 'balance', bill_address_id: 'bill_1' });
    expect((await receiptsTo(shopper))[0]?.text).toContain(
      'Billing address:\n  Test Shopper\n  Example Street 1\n  10115 Berlin\n  BE\n  Germany',
    );
  });

  it('has an East Asian billing address in its order, the family name first', async () => {
    const shopper = await server.shopper();
    const payment = await begun(shopper, 'sandbox', [await server.orders.add(shopper.userId, 400)]);
    const seoul = { country: 'KR', province: '서울특별시', city: '강남구', detail: '테헤란로 152', postcode: '06236' };
    const billAddress = anAddress({ kind: 'billing', first_name: '유진', last_name: '김', ...seoul });
    await server.core.db.update(paymentTable).set({ billAddress }).where(eq(paymentTable.id, payment.id));
    await succeed(payment);
    expect((await receiptsTo(shopper))[0]?.text).toContain(
      'Billing address:\n  김유진\n  서울특별시 강남구\n  테헤란로 152\n  06236\n  South Korea',
    );
  });

  it('does not exist for a closed account', async () => {
    const shopper = { userId: 'nobody_here', ...server.as({ userId: 'nobody_here' }) };
    const payment = await begun(shopper, 'sandbox', [await server.orders.add(shopper.userId, 100)]);
    await succeed(payment);
    expect(await receiptsTo(shopper)).toEqual([]);
    const { rows } = await server.core.db.execute(sql`select status from payment where id = ${payment.id}`);
    expect(rows).toEqual([{ status: 'succeeded' }]);
  });
});
