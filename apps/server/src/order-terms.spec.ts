import { deleteUserContract, exportUserContract } from '@caravan/account/contract/schema';
import { registerContract, getUserInfoContract } from '@caravan/auth/contract/schema';
import {
  getOrderContract,
  getOrderTermsArticleContract,
  getOrderTermsContract,
  getStaffOrderTermsArticleContract,
  getStaffOrderTermsContract,
  placeOrdersContract,
  previewOrdersContract,
} from '@caravan/cart-orders/contract/orders';
import { addToCartContract, newLine } from '@caravan/cart-orders/contract/schema';
import { forEachKind, retentionLimits, termsArticleIds } from '@caravan/content/contract';
import { getArticleContract, getConfigurationsContract } from '@caravan/content/contract/schema';
import {
  getStaffArticleContract,
  updateArticleContract,
  updateRetentionContract,
} from '@caravan/content/contract/staff';
import { createPaymentContract } from '@caravan/fund-payment/contract/schema';
import { adjustBalanceContract } from '@caravan/fund-payment/contract/staff';
import { day, hour, newId } from '@caravan/kernel';
import { caller, type Caller, type TestServer } from '@caravan/server-core/testing';
import { getPackageContract } from '@caravan/warehouse-packages/contract/schema';
import { sql, type SQL } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testShop } from './testing/test-shop.ts';
import { desk, logIn, paidOrder, warehouseOf } from './testing/paid-order.ts';
import { sentPackage } from './testing/sent-package.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testShop({ config: { staff: desk, databasePool: 32 } });
});
afterEach(() => server.close());

const refunds = 66;
const usualPeriods = forEachKind((kind) => retentionLimits[kind].usual);
const key = () => ({ 'idempotency-key': newId() });
const count = async (table: SQL): Promise<number> =>
  (await server.core.db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM ${table}`)).rows[0]?.n ?? 0;

let people = 0;
const newShopper = async (): Promise<Caller> => {
  people += 1;
  const body = {
    email: `p${people}@shop.test`,
    password: 'ferry246',
    password_confirm: 'ferry246',
    agree: true as const,
  };
  return caller(server.app, (await server.call(registerContract, { body })).data.token);
};

/** An unpaid order of a shopper, with photos. */
const order = async (shopper: Caller): Promise<string> => {
  const manual = { url: '', name: 'Tea', spec: '250 g', unit_price_fen: 5_000, domestic_shipping_fen: 600 };
  const line = newLine.parse({ manual, quantity: 2, photo: { count: 3, note: '' } });
  const { data } = await shopper.call(addToCartContract, { body: line });
  const body = { cart_ids: [data.id], contact: { name: 'Ada' }, note: '' };
  return (await shopper.call(placeOrdersContract, { body, headers: key() })).data.orders[0]?.number ?? '';
};

const termsOf = async (shopper: Caller, number: string, language = 'en') =>
  (await shopper.call(getOrderTermsContract, { params: { number }, headers: { 'client-language': language } })).data;
const textOf = (shopper: Caller, number: string, id: number, language = 'en') =>
  shopper.call(getOrderTermsArticleContract, { params: { number, id }, headers: { 'client-language': language } });

/** Staff add a sentence to an article, in both languages, or change when visitors see it. */
const edit = async (id: number, sentence: string, over: { draft?: boolean; publish_at?: string } = {}) => {
  const staff = await logIn(server.app, desk);
  const { data } = await staff.call(getStaffArticleContract, { params: { id } });
  const { en, zh } = data.texts;
  const texts = {
    en: { ...en, markdown: `${en.markdown}\n\n${sentence}` },
    zh: { ...zh, markdown: `${zh.markdown}\n\n${sentence}` },
  };
  const changed = await staff.call(updateArticleContract, { params: { id }, body: { ...data, texts, ...over } });
  expect(changed.status).toBe(200);
};

it('pins what is shown and enforced when an order is placed', async () => {
  const { shopper, staff, number, itemId } = await paidOrder(server.app);
  await staff.call(adjustBalanceContract, {
    params: { id: (await shopper.call(getUserInfoContract)).data.id },
    body: { amount_fen: 100_000, remark: 'A gift' },
    headers: key(),
  });
  const { rules, placed_at } = await termsOf(shopper, number);
  const shown = (await shopper.call(getOrderContract, { params: { number } })).data;
  const at = (time: string | null | undefined): number => Date.parse(time ?? '');
  expect(placed_at).toBe(shown.created_at);

  // The order itself.
  expect(at(shown.expires_at) - at(shown.created_at)).toBe(rules.unpaid_hours * hour);
  expect(at(shown.refundable_until) - at(shown.paid_at)).toBe(rules.refund_hours * hour);
  const { data: configurations } = await server.call(getConfigurationsContract);
  expect(configurations).toMatchObject({
    photo: { fee_fen: rules.photo_fee_fen, max_count: rules.photo_max_count },
    free_storage_days: rules.free_storage_days,
    storage_fee_fen_per_day: rules.storage_fee_fen_per_day,
    disposal_days: rules.disposal_days,
    refund_hours: rules.refund_hours,
    unpaid_hours: rules.unpaid_hours,
    review_hours: rules.review_hours,
  });
  expect(configurations.storage_max_fee_days * rules.storage_fee_fen_per_day).toBe(rules.storage_max_fee_fen);

  // The fee of photos, their number, and that a refund does not return them.
  const manual = { url: '', name: 'Tea', spec: '100 g', unit_price_fen: 5_000, domestic_shipping_fen: 600 };
  const photos = (amount: number) => newLine.parse({ manual, quantity: 1, photo: { count: amount, note: '' } });
  const most = await shopper.call(addToCartContract, { body: photos(rules.photo_max_count) });
  const preview = (await shopper.call(previewOrdersContract, { body: { cart_ids: [most.data.id] } })).data;
  expect(preview.orders[0]?.photo_fen).toBe(rules.photo_max_count * rules.photo_fee_fen);
  const tooMany = { ...photos(1), photo: { count: rules.photo_max_count + 1, note: '' } };
  expect((await shopper.call(addToCartContract, { body: tooMany })).status).toBe(422);
  const withPhotos = await order(shopper);
  await shopper.call(createPaymentContract, {
    body: { kind: 'order', refs: [withPhotos], method: 'balance' },
    headers: key(),
  });
  const refundable = async () => {
    const { data } = await shopper.call(getOrderContract, { params: { number: withPhotos } });
    return data.refundable_fen;
  };
  expect([await refundable(), rules.photo_fees_refunded]).toEqual([10_600, false]);

  // The goods.
  const [item] = await warehouseOf(shopper);
  expect(at(item?.free_until) - at(item?.stored_at)).toBe(rules.free_storage_days * day);
  expect(at(item?.dispose_at) - at(item?.stored_at)).toBe(rules.disposal_days * day);
  expect(at(item?.return_until) - at(item?.stored_at)).toBe(rules.return_days * day);
  expect(item).toMatchObject({ daily_fee_fen: rules.storage_fee_fen_per_day, fee_max_fen: rules.storage_max_fee_fen });

  const parcel = await sentPackage({ shopper, staff, itemId });
  const sent = (await shopper.call(getPackageContract, { params: { number: parcel } })).data;
  expect(at(sent.expires_at) - at(sent.created_at)).toBe(rules.unpaid_package_hours * hour);
  expect(at(sent.done_by) - at(sent.shipped_at)).toBe(rules.receipt_days * day);
}, 60_000);

it('shows the articles as they were, in both languages, and which have changed or gone since', async () => {
  const shopper = await newShopper();
  const first = await order(shopper);
  expect((await termsOf(shopper, first)).articles.map(({ id, today }) => [id, today])).toEqual(
    termsArticleIds.map((id) => [id, 'same']),
  );
  const before = (await server.call(getArticleContract, { params: { id: refunds } })).data.content_html;

  await edit(refunds, 'Everything is new.');
  await edit(72, 'Nobody reads this.', { draft: true });
  await server.core.db.execute(sql`DELETE FROM article WHERE id = 71`);
  const { articles } = await termsOf(shopper, first);
  expect(Object.fromEntries(articles.map(({ id, today }) => [id, today]))).toMatchObject({
    63: 'same',
    66: 'changed',
    71: 'gone',
    72: 'gone',
    82: 'same',
  });
  expect((await textOf(shopper, first, refunds)).data).toMatchObject({
    article_name: 'Refunds and cancelling',
    today: 'changed',
    content_html: before,
  });
  expect((await textOf(shopper, first, refunds, 'zh')).data.article_name).toBe('取消与退款');
  expect((await textOf(shopper, first, 71)).data).toMatchObject({ today: 'gone' });
  expect((await textOf(shopper, first, 72)).data.content_html).not.toContain('Nobody reads this.');

  // A later order has the new text, and not the articles that are no longer public.
  const second = await order(shopper);
  expect((await termsOf(shopper, second)).articles.map(({ id }) => id)).toEqual([82, 63, 66, 67, 83]);
  expect((await textOf(shopper, second, refunds)).data.content_html).toContain('Everything is new.');
  expect((await textOf(shopper, second, 72)).status).toBe(404);
  expect((await textOf(shopper, second, 59)).status).toBe(404);
});

it('keeps a scheduled text from its time on, and one that returns as it was', async () => {
  const shopper = await newShopper();
  const publishAt = new Date(server.clock.now().getTime() + hour).toISOString();
  await edit(refunds, 'From tomorrow on.', { publish_at: publishAt });
  const early = await order(shopper);
  expect((await termsOf(shopper, early)).articles.map(({ id }) => id)).not.toContain(refunds);
  server.clock.set(publishAt);
  const later = await order(shopper);
  const { data } = await textOf(shopper, later, refunds);
  expect(data).toMatchObject({ published_at: publishAt, today: 'same' });
  expect(data.content_html).toContain('From tomorrow on.');

  const staff = await logIn(server.app, desk);
  const { data: article } = await staff.call(getStaffArticleContract, { params: { id: refunds } });
  await edit(refunds, 'For a while.');
  expect((await textOf(shopper, later, refunds)).data.today).toBe('changed');
  await staff.call(updateArticleContract, { params: { id: refunds }, body: article });
  expect((await textOf(shopper, later, refunds)).data.today).toBe('same');
  expect(await count(sql`terms`)).toBe(2);
});

it('keeps the periods of retention that the article on privacy stated', async () => {
  const shopper = await newShopper();
  const number = await order(shopper);
  const owner = await logIn(server.app, desk);
  await owner.call(updateRetentionContract, { body: { ...usualPeriods, goods_photos: 77 } });
  const { data } = await textOf(shopper, number, 83);
  expect(data.today).toBe('changed');
  expect(data.content_html).toContain('<td>180 days</td>');
  const next = await textOf(shopper, await order(shopper), 83, 'zh');
  expect(next.data.content_html).toContain('<td>77 天</td>');
});

it('has a version with the periods of now after concurrent changes of the article and of the periods', async () => {
  const shopper = await newShopper();
  const owner = await logIn(server.app, desk);
  const { data: article } = await owner.call(getStaffArticleContract, { params: { id: 83 } });
  const { en, zh } = article.texts;
  for (let days = 61; days <= 75; days += 1) {
    const texts = { en: { ...en, markdown: `${en.markdown}\n\nChange for ${days}.` }, zh };
    const changes = await Promise.all([
      owner.call(updateArticleContract, { params: { id: 83 }, body: { ...article, texts } }),
      owner.call(updateRetentionContract, { body: { ...usualPeriods, goods_photos: days } }),
    ]);
    expect(changes.map(({ status }) => status)).toEqual([200, 200]);
    const { content_html } = (await textOf(shopper, await order(shopper), 83)).data;
    expect(content_html).toContain(`<td>${days} days</td>`);
    expect(content_html).toContain(`Change for ${days}.`);
  }
}, 60_000);

it('is read by its shopper and by staff who read orders, and by nobody else', async () => {
  const shopper = await newShopper();
  const other = await newShopper();
  const number = await order(shopper);
  expect((await other.call(getOrderTermsContract, { params: { number } })).status).toBe(404);
  expect((await textOf(other, number, refunds)).status).toBe(404);
  expect((await server.call(getOrderTermsContract, { params: { number } })).status).toBe(401);
  expect((await shopper.call(getStaffOrderTermsContract, { params: { number } })).status).toBe(403);
  const staff = await logIn(server.app, desk);
  expect((await staff.call(getStaffOrderTermsContract, { params: { number } })).data).toEqual(
    await termsOf(shopper, number),
  );
  expect((await staff.call(getStaffOrderTermsArticleContract, { params: { number, id: refunds } })).data).toEqual(
    (await textOf(shopper, number, refunds)).data,
  );
});

it('is in the export, once for all orders of the same terms, and outlives the account', async () => {
  const shopper = await newShopper();
  const numbers = [await order(shopper), await order(shopper)];
  await edit(refunds, 'Everything is new.');
  numbers.push(await order(shopper));
  const { orders } = (await shopper.call(exportUserContract)).data.data as {
    orders: { terms: { orders: string[]; articles: unknown[] }[] };
  };
  const exported = orders.terms.map((terms) => [terms.orders.length, terms.articles.length]);
  expect(exported.sort()).toEqual([
    [1, termsArticleIds.length],
    [2, termsArticleIds.length],
  ]);

  server.clock.advance(25 * hour);
  await server.runJob({ name: 'order.expire' }, null);
  expect((await shopper.call(deleteUserContract, { body: { password: 'ferry246' } })).status).toBe(200);
  const staff = await logIn(server.app, desk);
  for (const number of numbers)
    expect((await staff.call(getStaffOrderTermsContract, { params: { number } })).data.articles).toHaveLength(
      termsArticleIds.length,
    );
});

it('shares one row of terms among orders that are placed at once', async () => {
  const shoppers = await Promise.all(Array.from({ length: 20 }, newShopper));
  await edit(refunds, 'Everything is new.');
  const numbers = await Promise.all(shoppers.map(order));
  expect(numbers.every((number) => number.startsWith('CV'))).toBe(true);
  expect(await count(sql`terms`)).toBe(1);
  expect(await count(sql`purchase_order WHERE terms_id = (SELECT id FROM terms)`)).toBe(20);
}, 60_000);

it('refuses changes of terms, of kept texts, and of the terms of an order', async () => {
  await order(await newShopper());
  for (const change of [
    sql`UPDATE terms SET rules = '{}'`,
    sql`DELETE FROM terms`,
    sql`TRUNCATE terms`,
    sql`UPDATE article_text_version SET html = ''`,
    sql`DELETE FROM article_text_version`,
    sql`UPDATE purchase_order SET terms_id = 'other'`,
  ])
    await expect(server.core.db.execute(change)).rejects.toMatchObject({ cause: { code: '23001' } });
});
