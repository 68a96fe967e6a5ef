import { hour, minute } from '@caravan/kernel';
import { inBoth } from '@caravan/kernel/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Message } from '@caravan/server-core';
import { savePreferences } from './db/preference.repo.ts';
import { startAccount, type AccountUnderTest, type Shopper } from './testing/start-account.ts';
import { mailCollectedJob, mailMessageJob } from './use-cases/mail-messages.ts';

let server: AccountUnderTest;
beforeAll(async () => {
  server = await startAccount();
});
afterAll(() => server.close());

const picture = '/v1/orders/pictures/abc';
const arrival = (
  { userId }: Shopper,
  name: string,
  image: string | null = picture,
  waits: { collect?: string } = { collect: '/mine/store' },
): Message => ({
  userId,
  kind: 'order_in_stock',
  key: `arrival of ${name}`,
  title: inBoth({ en: 'Your goods are in our warehouse', zh: '您的商品已入库' }),
  body: inBoth({ en: `The goods of order CV-${name} have arrived.`, zh: `订单 CV-${name} 的商品已到达。` }),
  link: `/order?number=CV-${name}`,
  mail: {
    event: inBoth({ en: 'Arrived', zh: '已到仓' }),
    refs: [`CV-${name}`],
    goods: [{ name, image, facts: inBoth({ en: ['Weight: 0.50 kg'], zh: ['重量：0.50 kg'] }) }],
    showsGoods: true,
    ...waits,
  },
});
const arrive = (shopper: Shopper, name: string) => server.send(arrival(shopper, name));
const mailsTo = async ({ identity }: Shopper) => {
  await server.runJobs();
  return (await server.mails()).filter(({ to }) => to === identity.email);
};
const later = async (ms: number) => {
  server.clock.advance(ms);
  await server.runJobs();
};
const inboxOf = async ({ userId }: Shopper) =>
  (await server.core.db.execute(sql`select id from letter where user_id = ${userId}`)).rows;

test('three arrivals within an hour are three messages and one mail with three goods', async () => {
  const shopper = server.shopper();
  await arrive(shopper, 'tote');
  await later(20 * minute);
  await arrive(shopper, 'tea');
  await later(39 * minute);
  await arrive(shopper, 'cup');
  expect(await inboxOf(shopper)).toHaveLength(3);
  expect(await mailsTo(shopper)).toEqual([]);
  await later(minute);
  const [mail, ...others] = await mailsTo(shopper);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Arrived: tote and 2 more (CV-tote and 2 more)');
  for (const name of ['tote', 'tea', 'cup']) {
    expect(mail?.text).toContain(`* ${name}\n  Weight: 0.50 kg`);
    expect(mail?.html).toContain(`alt="${name}"`);
  }
  expect(mail?.html).toContain(`src="http://shop.test${picture}"`);
  expect(mail?.text).toContain('http://shop.test/mine/store');
  await later(2 * hour);
  expect(await mailsTo(shopper)).toHaveLength(1);
});

test('one arrival is one mail that leads to its order; the next hour has its own', async () => {
  const shopper = server.shopper({ language: 'zh' });
  await arrive(shopper, 'tote');
  await later(hour);
  const [mail] = await mailsTo(shopper);
  expect(mail).toMatchObject({ subject: '已到仓：tote（CV-tote）' });
  expect(mail?.text).toContain('http://shop.test/order?number=CV-tote');
  expect(mail?.html).toContain('重量：0.50 kg');
  await arrive(shopper, 'tea');
  await later(hour);
  expect((await mailsTo(shopper)).map(({ subject }) => subject).sort()).toEqual([
    '已到仓：tea（CV-tea）',
    '已到仓：tote（CV-tote）',
  ]);
});

test('a message with the same key waits once', async () => {
  const shopper = server.shopper();
  await arrive(shopper, 'tote');
  await arrive(shopper, 'tote');
  await later(hour);
  expect((await mailsTo(shopper)).map(({ subject }) => subject)).toEqual(['Arrived: tote (CV-tote)']);
});

test('a message that waits for no other has its own mail, once, however often its job runs', async () => {
  const shopper = server.shopper();
  await arrive(shopper, 'tote');
  server.clock.advance(minute);
  await server.send(arrival(shopper, 'tea', picture, {}));
  const { rows } = await server.core.db.execute<{ id: string }>(
    sql`select id from waiting_mail where user_id = ${shopper.userId} order by created_at`,
  );
  // The job of the first takes what waits for others, even before the job of the second has run.
  server.clock.advance(hour);
  await server.runJob(mailCollectedJob, { id: rows[0]?.id ?? '', userId: shopper.userId, kind: 'order_in_stock' });
  for (const id of [rows[1]?.id, rows[1]?.id])
    await server.runJob(mailMessageJob, { id: id ?? '', userId: shopper.userId });
  expect((await mailsTo(shopper)).map(({ subject }) => subject).sort()).toEqual([
    'Arrived: tea (CV-tea)',
    'Arrived: tote (CV-tote)',
  ]);
});

test('arrivals of two shoppers are two mails', async () => {
  const first = server.shopper();
  const second = server.shopper();
  await arrive(first, 'tote');
  await arrive(second, 'tea');
  await later(hour);
  expect((await mailsTo(first)).map(({ subject }) => subject)).toEqual(['Arrived: tote (CV-tote)']);
  expect((await mailsTo(second)).map(({ subject }) => subject)).toEqual(['Arrived: tea (CV-tea)']);
});

test('each of thirty concurrent arrivals is in exactly one mail, whatever jobs run at once or again', async () => {
  const shopper = server.shopper();
  const names = Array.from({ length: 30 }, (_, index) => `goods_${index}_`);
  await Promise.all(names.map((name) => arrive(shopper, name)));
  const { rows } = await server.core.db.execute<{ id: string }>(
    sql`select id from waiting_mail where user_id = ${shopper.userId}`,
  );
  expect(rows).toHaveLength(30);
  server.clock.advance(hour);
  const run = ({ id }: { id: string }) =>
    server.runJob(mailCollectedJob, { id, userId: shopper.userId, kind: 'order_in_stock' });
  // Arrivals that commit while the jobs run.
  const late = Array.from({ length: 10 }, (_, index) => `late_${index}_`);
  await Promise.all([...rows.map(run), ...late.map((name) => arrive(shopper, name))]);
  await Promise.all(rows.map(run));
  await later(hour);
  const texts = (await mailsTo(shopper)).map(({ text }) => text);
  for (const name of [...names, ...late])
    expect(
      texts.reduce((times, text) => times + text.split(`* ${name}\n`).length - 1, 0),
      name,
    ).toBe(1);
});

test('a mail that cannot be written leaves its arrivals waiting for the next attempt', async () => {
  const shopper = server.shopper();
  await arrive(shopper, 'tote');
  const { rows } = await server.core.db.execute<{ id: string }>(
    sql`select id from waiting_mail where user_id = ${shopper.userId}`,
  );
  await server.core.db.execute(sql`alter table mail rename to mail_away`);
  const run = () =>
    server.runJob(mailCollectedJob, { id: rows[0]?.id ?? '', userId: shopper.userId, kind: 'order_in_stock' });
  await expect(run()).rejects.toThrow();
  await server.core.db.execute(sql`alter table mail_away rename to mail`);
  await run();
  expect(await mailsTo(shopper)).toHaveLength(1);
});

test('a shopper who switches these mails off within the hour gets none', async () => {
  const shopper = server.shopper();
  await arrive(shopper, 'tote');
  const declined = { currency: 'CNY', declinedMails: ['order_in_stock' as const] };
  await server.core.transaction((tx) => savePreferences(tx, shopper.userId, declined, server.clock.now()));
  await later(hour);
  expect(await mailsTo(shopper)).toEqual([]);
  expect(await inboxOf(shopper)).toHaveLength(1);
});

test('a mail shows no picture of another site', async () => {
  const shopper = server.shopper();
  await server.send(arrival(shopper, 'tote', 'https://img.market.test/tote.jpg'));
  await server.send(arrival(shopper, 'tea', '//img.market.test/tea.jpg'));
  await later(hour);
  const [mail] = await mailsTo(shopper);
  expect(mail?.text).toContain('* tote');
  expect(mail?.html).not.toMatch(/<img|market\.test/);
});

test('a mail shows a photo of what arrived, also one that was taken after the message was written', async () => {
  const shopper = server.shopper();
  const { mail, ...message } = arrival(shopper, 'caddy');
  const goods = (mail?.goods ?? []).map((one) => ({ ...one, itemIds: ['item_1', 'item_2'] }));
  await server.send({ ...message, ...(mail && { mail: { ...mail, goods } }) });
  server.goodsPhotos.set('item_2', '/v1/store/photos/token');
  await later(hour);
  const [sent] = await mailsTo(shopper);
  expect(sent?.html).toContain('src="http://shop.test/v1/store/photos/token"');
  expect(sent?.html).not.toContain(picture);
});
