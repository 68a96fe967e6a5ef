import { listLettersSchema, readLettersSchema, removeLetterSchema } from '@caravan/account/contract/schema';
import { letterKinds, mailedKinds } from '@caravan/account/contract';
import type { Letter } from '@caravan/account/port';
import { minute } from '@caravan/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { savePreferences } from './db/preference.repo.ts';
import { startAccount, type AccountUnderTest, type Shopper } from './testing/start-account.ts';

let server: AccountUnderTest;
beforeAll(async () => {
  server = await startAccount();
});
afterAll(() => server.close());

let keys = 0;
const aLetter = ({ userId }: { userId: string }, over: Partial<Letter> = {}): Letter => ({
  userId,
  kind: 'refund_rejected',
  key: `letter ${(keys += 1)}`,
  title: { en: 'Refund declined', zh: '退款申请未通过' },
  body: { en: 'The order was bought already.\n\nAsk us if anything is unclear.', zh: '订单已完成采购。\n\n如有疑问请联系我们。' },
  link: '/mine/order/orderDetail?number=CV2611048213K',
  ...over,
});

const inbox = async (shopper: Shopper, query: { unread?: boolean; page?: number; page_size?: number } = {}, language = 'en') => {
  const headers = { 'client-language': language };
  const { data } = await shopper.call(listLettersSchema, { query: { page: 1, page_size: 20, ...query }, headers });
  return data;
};
const titles = async (shopper: Shopper, query: { unread?: boolean } = {}) => (await inbox(shopper, query)).items.map(({ title }) => title);
const sendTitled = async (shopper: Shopper, title: string) => {
  server.clock.advance(minute);
  await server.send(aLetter(shopper, { title: { en: title, zh: title } }));
};
const idOf = async (shopper: Shopper, title: string) => {
  const found = (await inbox(shopper)).items.find((item) => item.title === title);
  if (!found) throw new Error(`no letter ${title}`);
  return found.id;
};
const mailsTo = async ({ identity }: Shopper) => (await server.mails()).filter(({ to }) => to === identity.email);

describe('a letter', () => {
  test('is read in the language of who asks', async () => {
    const shopper = server.shopper();
    await server.send(aLetter(shopper));
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
    expect((await inbox(shopper, {}, 'zh')).items[0]).toMatchObject({ title: '退款申请未通过', body: '订单已完成采购。\n\n如有疑问请联系我们。' });
  });

  test('written again by the same key arrives once, from thirty senders at once, too, and mails once', async () => {
    const shopper = server.shopper();
    const letter = aLetter(shopper, { kind: 'refund_done', key: 'refund 1' });
    await Promise.all(Array.from({ length: 30 }, () => server.send(letter)));
    await server.send({ ...letter, title: { en: 'again', zh: '又来' } });
    expect(await titles(shopper)).toEqual(['Refund declined']);
    expect(await mailsTo(shopper)).toHaveLength(1);
    const other = server.shopper();
    await server.send({ ...letter, userId: other.userId });
    expect(await titles(other)).toEqual(['Refund declined']);
  });

  test('that was thrown away does not come back', async () => {
    const shopper = server.shopper();
    const letter = aLetter(shopper, { kind: 'refund_done' });
    await server.send(letter);
    await shopper.call(removeLetterSchema, { params: { id: await idOf(shopper, 'Refund declined') } });
    await server.send(letter);
    expect(await titles(shopper)).toEqual([]);
    expect(await mailsTo(shopper)).toHaveLength(1);
  });

  test('exists, with its mail, only where the transaction commits', async () => {
    const shopper = server.shopper();
    const undone = server.core.transaction(async (tx) => {
      await server.account.ports.notifier.send(tx, aLetter(shopper, { kind: 'refund_done' }));
      throw new Error('no refund after all');
    });
    await expect(undone).rejects.toThrow('no refund after all');
    expect(await titles(shopper)).toEqual([]);
    expect(await mailsTo(shopper)).toEqual([]);
  });

  test('to nobody, whose account is closed, is written nowhere', async () => {
    const shopper = server.shopper();
    server.people.delete(shopper.userId);
    await server.send(aLetter(shopper, { kind: 'refund_done' }));
    expect(await titles(shopper)).toEqual([]);
    expect(await mailsTo(shopper)).toEqual([]);
  });
});

describe('a mail', () => {
  test.each(letterKinds)('goes with a letter of kind %s only where the kind is a mailed one', async (kind) => {
    const shopper = server.shopper();
    await server.send(aLetter(shopper, { kind }));
    expect(await mailsTo(shopper)).toHaveLength((mailedKinds as readonly string[]).includes(kind) ? 1 : 0);
  });

  test.each([
    ['en', 'Refund declined', 'The order was bought already.', 'See details'],
    ['zh', '退款申请未通过', '订单已完成采购。', '查看详情'],
  ] as const)('speaks the language of its reader (%s) and leads to the page and to the settings', async (language, title, words, action) => {
    const shopper = server.shopper({ language });
    await server.send(aLetter(shopper, { kind: 'package_shipped' }));
    const [mail] = await mailsTo(shopper);
    expect(mail).toMatchObject({ language, subject: title });
    const links = ['http://shop.test/mine/order/orderDetail?number=CV2611048213K', 'http://shop.test/mine/setting'];
    for (const part of [title, words, action, ...links]) {
      expect(mail?.html).toContain(part);
      expect(mail?.text).toContain(part);
    }
    const otherLanguage = language === 'en' ? /[\u4e00-\u9fff]/ : /order was|settings/;
    expect(mail?.text.replaceAll(/https?:\S+/g, '')).not.toMatch(otherLanguage);
  });

  test('shows what was written as words, never as markup', async () => {
    const shopper = server.shopper();
    const title = { en: 'Parcel <script>alert(1)</script>', zh: '包裹' };
    await server.send(aLetter(shopper, { kind: 'package_shipped', title, link: null }));
    const [mail] = await mailsTo(shopper);
    expect(mail?.html).not.toContain('<script');
    expect(mail?.text).toContain('http://shop.test/message');
  });

  test('stays away where it was declined; the letter comes all the same, and so do mails of other kinds', async () => {
    const shopper = server.shopper();
    const declined = { currency: 'CNY', declinedMails: ['refund_done' as const] };
    await server.core.transaction((tx) => savePreferences(tx, shopper.userId, declined, server.clock.now()));
    await server.send(aLetter(shopper, { kind: 'refund_done' }));
    await server.send(aLetter(shopper, { kind: 'order_in_stock' }));
    expect(await titles(shopper)).toHaveLength(2);
    expect(await mailsTo(shopper)).toHaveLength(1);
  });
});

describe('the inbox', () => {
  test('shows unread letters first, then the newest, page by page', async () => {
    const shopper = server.shopper();
    for (const title of ['a', 'b', 'c', 'd']) await sendTitled(shopper, title);
    await shopper.call(readLettersSchema, { body: { ids: [await idOf(shopper, 'c'), await idOf(shopper, 'a')] } });
    expect(await titles(shopper)).toEqual(['d', 'b', 'c', 'a']);
    expect(await titles(shopper, { unread: true })).toEqual(['d', 'b']);
    expect(await titles(shopper, { unread: false })).toEqual(['c', 'a']);
    expect(await titles(shopper, { unread: '1' as never })).toEqual(['d', 'b']);
    const second = await inbox(shopper, { page: 2, page_size: 3 });
    expect(second).toMatchObject({ page: 2, page_size: 3, total: 4, items: [{ title: 'a' }] });
  });

  test('refuses a wish that is neither unread nor read', async () => {
    const query = { page: 1, page_size: 20, unread: 'perhaps' as never };
    expect(await server.shopper().call(listLettersSchema, { query })).toMatchObject({ status: 422, failure: { fields: { unread: expect.any(String) as string } } });
  });

  test('is a shopper’s alone', async () => {
    expect((await server.call(listLettersSchema)).status).toBe(401);
    expect((await server.as({ role: 'staff' }).call(listLettersSchema)).status).toBe(403);
  });
});

describe('reading', () => {
  test('some answers how many are left, again, too; the first time counts', async () => {
    const shopper = server.shopper();
    for (const title of ['a', 'b', 'c']) await sendTitled(shopper, title);
    const ids = [await idOf(shopper, 'a'), await idOf(shopper, 'b')];
    const readAt = server.clock.now().toISOString();
    expect((await shopper.call(readLettersSchema, { body: { ids } })).data).toEqual({ unread_count: 1 });
    server.clock.advance(minute);
    expect((await shopper.call(readLettersSchema, { body: { ids: [...ids, ...ids] } })).data).toEqual({ unread_count: 1 });
    expect((await inbox(shopper, { unread: false })).items.map(({ read_at }) => read_at)).toEqual([readAt, readAt]);
  });

  test('all leaves none, and touches nobody else’s', async () => {
    const [shopper, other] = [server.shopper(), server.shopper()];
    for (const title of ['a', 'b']) await sendTitled(shopper, title);
    await sendTitled(other, 'theirs');
    expect((await shopper.call(readLettersSchema, { body: { all: true } })).data).toEqual({ unread_count: 0 });
    expect(await titles(other, { unread: true })).toEqual(['theirs']);
  });

  test('somebody else’s among one’s own reads none of them', async () => {
    const [shopper, other] = [server.shopper(), server.shopper()];
    await sendTitled(shopper, 'mine');
    await sendTitled(other, 'theirs');
    const ids = [await idOf(shopper, 'mine'), await idOf(other, 'theirs')];
    expect(await shopper.call(readLettersSchema, { body: { ids } })).toMatchObject({ status: 404, reason: 'not_found' });
    expect([await titles(shopper, { unread: true }), await titles(other, { unread: true })]).toEqual([['mine'], ['theirs']]);
  });

  test.each([
    ['nothing named', {}],
    ['both', { ids: ['a'], all: true }],
    ['none of them', { ids: [] }],
    ['more than a page of a hundred', { ids: Array.from({ length: 101 }, (_, index) => `letter_${index}`) }],
    ['all: false', { all: false }],
    ['an unknown field', { all: true, force: true }],
    ['what is no id', { ids: ['../../x'] }],
  ])('%s is refused', async (_, body) => {
    expect(await server.shopper().call(readLettersSchema, { body: body as never })).toMatchObject({ status: 422, reason: 'invalid' });
  });
});

describe('throwing away', () => {
  test('takes a letter out of the inbox and the count, once and again; its words are gone from the database', async () => {
    const shopper = server.shopper();
    for (const title of ['kept', 'gone']) await sendTitled(shopper, title);
    const id = await idOf(shopper, 'gone');
    for (let time = 0; time < 2; time += 1) {
      expect((await shopper.call(removeLetterSchema, { params: { id } })).data).toBeNull();
    }
    expect(await titles(shopper)).toEqual(['kept']);
    expect((await shopper.call(readLettersSchema, { body: { ids: [id] } })).status).toBe(404);
    const { rows } = await server.core.db.execute(`select title::text from letter where id = '${id}'`);
    expect(JSON.stringify(rows)).not.toContain('gone');
  });

  test('somebody else’s, or what never was, is 404 and changes nothing', async () => {
    const [shopper, other] = [server.shopper(), server.shopper()];
    await sendTitled(other, 'theirs');
    for (const id of [await idOf(other, 'theirs'), 'AAAAAAAAAAAAAAAAAAAAAA']) {
      expect((await shopper.call(removeLetterSchema, { params: { id } })).status).toBe(404);
    }
    expect(await titles(other)).toEqual(['theirs']);
  });
});
