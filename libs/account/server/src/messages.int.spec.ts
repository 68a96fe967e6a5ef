import { listMessagesContract, readMessagesContract, removeMessageContract } from '@caravan/account/contract/schema';
import { mailedKinds } from '@caravan/account/contract';
import { messageKinds, minute } from '@caravan/kernel';
import { inBoth } from '@caravan/kernel/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Message } from '@caravan/server-core';
import { savePreferences } from './db/preference.repo.ts';
import { startAccount, type AccountUnderTest, type Shopper } from './testing/start-account.ts';

let server: AccountUnderTest;
beforeAll(async () => {
  server = await startAccount();
});
afterAll(() => server.close());

let keys = 0;
const aMessage = ({ userId }: { userId: string }, over: Partial<Message> = {}): Message => ({
  userId,
  kind: 'refund_rejected',
  key: `message ${(keys += 1)}`,
  title: inBoth({ en: 'Refund declined', zh: '退款申请未通过' }),
  body: inBoth({
    en: 'The order was bought already.\n\nAsk us if anything is unclear.',
    zh: '订单已完成采购。\n\n如有疑问请联系我们。',
  }),
  link: '/mine/order/orderDetail?number=CV2611048213K',
  ...over,
});

const inbox = async (
  shopper: Shopper,
  query: { unread?: boolean; page?: number; page_size?: number } = {},
  language = 'en',
) => {
  const headers = { 'client-language': language };
  const { data } = await shopper.call(listMessagesContract, { query: { page: 1, page_size: 20, ...query }, headers });
  return data;
};
const titles = async (shopper: Shopper, query: { unread?: boolean } = {}) =>
  (await inbox(shopper, query)).items.map(({ title }) => title);
const sendTitled = async (shopper: Shopper, title: string) => {
  server.clock.advance(minute);
  await server.send(aMessage(shopper, { title: inBoth({ en: title, zh: title }) }));
};
const idOf = async (shopper: Shopper, title: string) => {
  const found = (await inbox(shopper)).items.find((item) => item.title === title);
  if (!found) throw new Error(`no message ${title}`);
  return found.id;
};
const mailsTo = async ({ identity }: Shopper) => {
  await server.runJobs();
  return (await server.mails()).filter(({ to }) => to === identity.email);
};

describe('a message', () => {
  test('is shown in the language of the caller', async () => {
    const shopper = server.shopper();
    await server.send(aMessage(shopper));
    const { items, ...page } = await inbox(shopper);
    expect(page).toEqual({ page: 1, page_size: 20, total: 1 });
    expect(items).toEqual([
      {
        id: expect.any(String) as string,
        kind: 'refund_rejected',
        title: 'Refund declined',
        body: 'The order was bought already.\n\nAsk us if anything is unclear.',
        link: '/mine/order/orderDetail?number=CV2611048213K',
        read_at: null,
        created_at: server.clock.now().toISOString(),
      },
    ]);
    expect((await inbox(shopper, {}, 'zh')).items[0]).toMatchObject({
      title: '退款申请未通过',
      body: '订单已完成采购。\n\n如有疑问请联系我们。',
    });
  });

  test('stored before a language was added is in English for its readers', async () => {
    const shopper = server.shopper();
    await sendTitled(shopper, 'Of before');
    await server.core.db.execute(
      sql`UPDATE letter SET title = title - 'zh', body = body - 'zh' WHERE user_id = ${shopper.userId}`,
    );
    const { items } = await inbox(shopper, {}, 'zh');
    expect(items).toMatchObject([{ title: 'Of before', body: expect.stringContaining('The order was bought') }]);
  });

  test('with the same key is delivered and mailed once, even by thirty concurrent senders', async () => {
    const shopper = server.shopper();
    const message = aMessage(shopper, { kind: 'refund_done', key: 'refund 1' });
    await Promise.all(Array.from({ length: 30 }, () => server.send(message)));
    await server.send({ ...message, title: inBoth({ en: 'again', zh: '又来' }) });
    expect(await titles(shopper)).toEqual(['Refund declined']);
    expect(await mailsTo(shopper)).toHaveLength(1);
    const other = server.shopper();
    await server.send({ ...message, userId: other.userId });
    expect(await titles(other)).toEqual(['Refund declined']);
  });

  test('that was deleted is not delivered again', async () => {
    const shopper = server.shopper();
    const message = aMessage(shopper, { kind: 'refund_done' });
    await server.send(message);
    await shopper.call(removeMessageContract, { params: { id: await idOf(shopper, 'Refund declined') } });
    await server.send(message);
    expect(await titles(shopper)).toEqual([]);
    expect(await mailsTo(shopper)).toHaveLength(1);
  });

  test('exists, with its mail, only if the transaction commits', async () => {
    const shopper = server.shopper();
    const undone = server.core.transaction(async (tx) => {
      await server.account.ports.notifier.send(tx, aMessage(shopper, { kind: 'refund_done' }));
      throw new Error('no refund after all');
    });
    await expect(undone).rejects.toThrow('no refund after all');
    expect(await titles(shopper)).toEqual([]);
    expect(await mailsTo(shopper)).toEqual([]);
  });

  test('to a closed account is dropped', async () => {
    const shopper = server.shopper();
    server.identities.delete(shopper.userId);
    await server.send(aMessage(shopper, { kind: 'refund_done' }));
    expect(await titles(shopper)).toEqual([]);
    expect(await mailsTo(shopper)).toEqual([]);
  });
});

describe('a mail', () => {
  test.each(messageKinds)('is sent for a message of kind %s only if the kind is mailed', async (kind) => {
    const shopper = server.shopper();
    await server.send(aMessage(shopper, { kind }));
    expect(await mailsTo(shopper)).toHaveLength((mailedKinds as readonly string[]).includes(kind) ? 1 : 0);
  });

  test.each([
    ['en', 'Refund declined', 'The order was bought already.', 'See details'],
    ['zh', '退款申请未通过', '订单已完成采购。', '查看详情'],
  ] as const)(
    'is in the language of its recipient (%s) and links to the page and to the settings',
    async (language, title, words, action) => {
      const shopper = server.shopper({ language });
      await server.send(aMessage(shopper, { kind: 'package_shipped' }));
      const [mail] = await mailsTo(shopper);
      expect(mail).toMatchObject({ language, subject: title });
      const links = ['http://shop.test/mine/order/orderDetail?number=CV2611048213K', 'http://shop.test/mine/setting'];
      for (const part of [title, words, action, ...links]) {
        expect(mail?.html).toContain(part);
        expect(mail?.text).toContain(part);
      }
      const otherLanguage = language === 'en' ? /[\u4e00-\u9fff]/ : /order was|settings/;
      expect(mail?.text.replaceAll(/https?:\S+/g, '')).not.toMatch(otherLanguage);
    },
  );

  test('shows markup as text', async () => {
    const shopper = server.shopper();
    const title = inBoth({ en: 'Parcel <script>alert(1)</script>', zh: '包裹' });
    await server.send(aMessage(shopper, { kind: 'package_shipped', title, link: null }));
    const [mail] = await mailsTo(shopper);
    expect(mail?.html).not.toContain('<script');
    expect(mail?.text).toContain('http://shop.test/message');
  });

  test('is not sent if the kind is declined; the message is delivered, and other kinds are mailed', async () => {
    const shopper = server.shopper();
    const declined = { currency: 'CNY', declinedMails: ['refund_done' as const] };
    await server.core.transaction((tx) => savePreferences(tx, shopper.userId, declined, server.clock.now()));
    await server.send(aMessage(shopper, { kind: 'refund_done' }));
    await server.send(aMessage(shopper, { kind: 'order_in_stock' }));
    expect(await titles(shopper)).toHaveLength(2);
    expect(await mailsTo(shopper)).toHaveLength(1);
  });
});

describe('the inbox', () => {
  test('shows unread messages first, then the newest, in pages', async () => {
    const shopper = server.shopper();
    for (const title of ['a', 'b', 'c', 'd']) await sendTitled(shopper, title);
    await shopper.call(readMessagesContract, { body: { ids: [await idOf(shopper, 'c'), await idOf(shopper, 'a')] } });
    expect(await titles(shopper)).toEqual(['d', 'b', 'c', 'a']);
    expect(await titles(shopper, { unread: true })).toEqual(['d', 'b']);
    expect(await titles(shopper, { unread: false })).toEqual(['c', 'a']);
    expect(await titles(shopper, { unread: '1' as never })).toEqual(['d', 'b']);
    const second = await inbox(shopper, { page: 2, page_size: 3 });
    expect(second).toMatchObject({ page: 2, page_size: 3, total: 4, items: [{ title: 'a' }] });
  });

  test('refuses an invalid unread filter', async () => {
    const query = { page: 1, page_size: 20, unread: 'perhaps' as never };
    expect(await server.shopper().call(listMessagesContract, { query })).toMatchObject({
      status: 422,
      failure: { fields: { unread: expect.any(String) as string } },
    });
  });

  test('is for shoppers only', async () => {
    expect((await server.call(listMessagesContract)).status).toBe(401);
    expect((await server.as({ role: 'staff' }).call(listMessagesContract)).status).toBe(403);
  });
});

describe('reading', () => {
  test('some returns the unread count, also when repeated; the first time of reading stays', async () => {
    const shopper = server.shopper();
    for (const title of ['a', 'b', 'c']) await sendTitled(shopper, title);
    const ids = [await idOf(shopper, 'a'), await idOf(shopper, 'b')];
    const readAt = server.clock.now().toISOString();
    expect((await shopper.call(readMessagesContract, { body: { ids } })).data).toEqual({ unread_count: 1 });
    server.clock.advance(minute);
    expect((await shopper.call(readMessagesContract, { body: { ids: [...ids, ...ids] } })).data).toEqual({
      unread_count: 1,
    });
    expect((await inbox(shopper, { unread: false })).items.map(({ read_at }) => read_at)).toEqual([readAt, readAt]);
  });

  test('all leaves none unread, and changes no other inbox', async () => {
    const shopper = server.shopper();
    const other = server.shopper();
    for (const title of ['a', 'b']) await sendTitled(shopper, title);
    await sendTitled(other, 'theirs');
    expect((await shopper.call(readMessagesContract, { body: { all: true } })).data).toEqual({ unread_count: 0 });
    expect(await titles(other, { unread: true })).toEqual(['theirs']);
  });

  test('none, if one of the ids belongs to another shopper', async () => {
    const shopper = server.shopper();
    const other = server.shopper();
    await sendTitled(shopper, 'mine');
    await sendTitled(other, 'theirs');
    const ids = [await idOf(shopper, 'mine'), await idOf(other, 'theirs')];
    expect(await shopper.call(readMessagesContract, { body: { ids } })).toMatchObject({
      status: 404,
      reason: 'not_found',
    });
    expect([await titles(shopper, { unread: true }), await titles(other, { unread: true })]).toEqual([
      ['mine'],
      ['theirs'],
    ]);
  });

  test.each([
    ['an empty body', {}],
    ['both', { ids: ['a'], all: true }],
    ['an empty list of ids', { ids: [] }],
    ['more than a hundred ids', { ids: Array.from({ length: 101 }, (_, index) => `message_${index}`) }],
    ['all: false', { all: false }],
    ['an unknown field', { all: true, force: true }],
    ['an invalid id', { ids: ['../../x'] }],
  ])('%s is refused', async (_, body) => {
    expect(await server.shopper().call(readMessagesContract, { body: body as never })).toMatchObject({
      status: 422,
      reason: 'invalid',
    });
  });
});

describe('deleting', () => {
  test('removes a message from the inbox and the count, also when repeated; the database no longer contains its text', async () => {
    const shopper = server.shopper();
    for (const title of ['kept', 'gone']) await sendTitled(shopper, title);
    const id = await idOf(shopper, 'gone');
    for (let time = 0; time < 2; time += 1) {
      expect((await shopper.call(removeMessageContract, { params: { id } })).data).toBeNull();
    }
    expect(await titles(shopper)).toEqual(['kept']);
    expect((await shopper.call(readMessagesContract, { body: { ids: [id] } })).status).toBe(404);
    const { rows } = await server.core.db.execute(`select title::text from letter where id = '${id}'`);
    expect(JSON.stringify(rows)).not.toContain('gone');
  });

  test('a message of another shopper, or one that never existed, is 404 and does not change', async () => {
    const shopper = server.shopper();
    const other = server.shopper();
    await sendTitled(other, 'theirs');
    for (const id of [await idOf(other, 'theirs'), 'AAAAAAAAAAAAAAAAAAAAAA']) {
      expect((await shopper.call(removeMessageContract, { params: { id } })).status).toBe(404);
    }
    expect(await titles(other)).toEqual(['theirs']);
  });
});
