import {
  changeTextEventsContract,
  confirmTextPhoneContract,
  deleteUserContract,
  exportUserContract,
  getStaffTextsContract,
  getTextsContract,
  removeTextPhoneContract,
  setTextPhoneContract,
  updateTextLimitsContract,
} from '@caravan/account/contract/schema';
import { day, hour, minute, textEvents } from '@caravan/kernel';
import type { Message, TextNews } from '@caravan/server-core';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { textTable } from './db/text.table.ts';
import { fakeSmsGateway, type FakeSmsGateway } from './testing/fake-sms-gateway.ts';
import { startAccount, type AccountUnderTest, type Shopper } from './testing/start-account.ts';
import { sendTextJob } from './texts/send-texts.ts';
import { sweepJob } from './use-cases/sweep.ts';

let gateway: FakeSmsGateway;
let server: AccountUnderTest;

const start = (rateLimits = false) =>
  startAccount({}, { rateLimits, texts: { ...gateway.key, sender: 'Silk', apiBase: gateway.base } });

beforeAll(async () => {
  gateway = await fakeSmsGateway();
  server = await start();
});
afterAll(async () => {
  await server.close();
  await gateway.close();
});
beforeEach(() => {
  gateway.received.length = 0;
});

let numbers = 0;
const freshNumber = () => `+43664${String(1_000_000 + (numbers += 1))}`;
const setPhone = (shopper: Shopper, number: string) => shopper.call(setTextPhoneContract, { body: { number } });
const confirm = (shopper: Shopper, code: string) => shopper.call(confirmTextPhoneContract, { body: { code } });
const sentCode = () => /\d{6}/.exec(gateway.received.at(-1)?.text ?? '')?.[0] ?? 'none';

/** A shopper with a confirmed number; what the gateway got is forgotten. */
const reachable = async (over: Parameters<AccountUnderTest['shopper']>[0] = {}) => {
  const shopper = server.shopper(over);
  const number = freshNumber();
  await setPhone(shopper, number);
  await server.runJobs();
  expect(await confirm(shopper, sentCode())).toMatchObject({ status: 200, data: { phone: { confirmed: true } } });
  gateway.received.length = 0;
  return { shopper, number };
};

let keys = 0;
const news = (userId: string, text: Partial<TextNews> = {}): Message => ({
  userId,
  kind: 'package_shipped',
  key: `test ${(keys += 1)}`,
  title: { en: 'Shipped', zh: '已寄出', de: 'Versandt' },
  body: { en: 'b', zh: 'b', de: 'b' },
  link: '/mine/package/packageDetail?number=PK2611ABCDEFG',
  text: { event: 'parcel_sent', number: 'PK2611ABCDEFG', until: null, ...text },
});
const rowsOf = (userId: string) =>
  server.core.db.select().from(textTable).where(eq(textTable.userId, userId)).orderBy(textTable.createdAt);
const lastOf = async (userId: string) => (await rowsOf(userId)).filter(({ kind }) => kind !== 'code').at(-1);

describe('a number', () => {
  test('is confirmed by the code that went to it, as people type codes', async () => {
    const shopper = server.shopper({ language: 'de' });
    expect(await setPhone(shopper, '0043 664 123 4567')).toMatchObject({
      data: { offered: true, phone: { number: '+436641234567', confirmed: false } },
    });
    await server.runJobs();
    const [{ to, text } = { to: '', text: '' }] = gateway.received;
    expect(to).toBe('436641234567');
    expect(text).toMatch(/^\d{6} ist Ihr Code für SMS von Silk\. Er gilt 10 Minuten\.$/);
    expect(await confirm(shopper, 'x')).toMatchObject({ status: 422, reason: 'text_code_wrong' });
    const code = sentCode();
    const { data } = await confirm(shopper, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(data.phone).toEqual({ number: '+436641234567', confirmed: true, code_expires_at: null });
    expect(Object.values(data.events)).toEqual([true, true, true, true, true]);
    expect(await confirm(shopper, code)).toMatchObject({ reason: 'text_code_over' });
    // The code is nowhere afterwards.
    expect(JSON.stringify(await rowsOf(shopper.userId))).not.toContain(code);
  });

  test('may be without a calling code at home', async () => {
    const shopper = server.shopper();
    expect(await setPhone(shopper, '0664 123 4567')).toMatchObject({
      status: 422,
      failure: { fields: { number: expect.any(String) as string } },
    });
    expect(await setPhone(shopper, '12')).toMatchObject({ status: 422 });
    expect(await setPhone(shopper, '+86 139 1234 5678')).toMatchObject({ reason: 'phone_not_served' });
    expect((await rowsOf(shopper.userId)).length).toBe(0);
  });

  test('dies with its code after ten minutes, and after five wrong guesses, also at once', async () => {
    const shopper = server.shopper();
    await setPhone(shopper, freshNumber());
    await server.runJobs();
    const code = sentCode();
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = await Promise.all(Array.from({ length: 9 }, () => confirm(shopper, wrong)));
    expect(answers.filter(({ reason }) => reason === 'text_code_wrong')).toHaveLength(5);
    expect(await confirm(shopper, code)).toMatchObject({ reason: 'text_code_over' });

    await setPhone(shopper, freshNumber());
    await server.runJobs();
    server.clock.advance(10 * minute);
    expect(await confirm(shopper, sentCode())).toMatchObject({ reason: 'text_code_over' });
  });

  test('that is changed gets nothing until it is confirmed; the code of the one before is void', async () => {
    const { shopper, number } = await reachable();
    expect((await setPhone(shopper, number)).data.phone).toMatchObject({ confirmed: true });
    await setPhone(shopper, freshNumber());
    await server.runJobs();
    const first = sentCode();
    await setPhone(shopper, freshNumber());
    await server.send(news(shopper.userId));
    await server.runJobs();
    expect(gateway.received.map(({ text }) => text).filter((text) => text.includes('Parcel'))).toEqual([]);
    const second = sentCode();
    if (first !== second) expect(await confirm(shopper, first)).toMatchObject({ reason: 'text_code_wrong' });
    expect(await confirm(shopper, second)).toMatchObject({ data: { phone: { confirmed: true } } });
  });

  test('is removed, and then nothing is chosen or sent', async () => {
    const { shopper } = await reachable();
    await server.send(news(shopper.userId));
    expect((await shopper.call(removeTextPhoneContract)).data.phone).toBeNull();
    await server.runJobs();
    expect(gateway.received).toEqual([]);
    expect(await lastOf(shopper.userId)).toMatchObject({ state: 'dropped', failure: 'unwanted', content: null });
    expect(await shopper.call(changeTextEventsContract, { body: { question: false } })).toMatchObject({
      status: 409,
      reason: 'text_phone_missing',
    });
  });
});

describe('an event', () => {
  test('is told once, in the shopper’s language, with a link of the shop', async () => {
    const { shopper, number } = await reachable({ language: 'zh' });
    const message = news(shopper.userId);
    await server.send(message);
    await server.send(message);
    await server.runJobs();
    expect(gateway.received).toMatchObject([
      {
        to: number.slice(1),
        from: 'Silk',
        text: '【Silk】包裹 PK2611ABCDEFG 已发出，查看物流：http://shop.test/mine/package/packageDetail?number=PK2611ABCDEFG',
      },
    ]);
    expect(await lastOf(shopper.userId)).toMatchObject({ state: 'sent', parts: 1, content: null });
  });

  test('that is not chosen, or without a text, or of a shopper without a number, is not told', async () => {
    const { shopper } = await reachable();
    await shopper.call(changeTextEventsContract, { body: { parcel_sent: false } });
    await server.send(news(shopper.userId));
    const without = news(shopper.userId);
    delete without.text;
    await server.send(without);
    await server.send(news(server.shopper().userId));
    await server.runJobs();
    expect(gateway.received).toEqual([]);
    expect((await shopper.call(getTextsContract)).data.events).toMatchObject({ parcel_sent: false, question: true });
  });

  test('a failed transaction tells nothing', async () => {
    const { shopper } = await reachable();
    const failing = server.core.transaction(async (tx) => {
      await server.account.ports.notifier.send(tx, news(shopper.userId));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await server.runJobs();
    expect(gateway.received).toEqual([]);
  });

  test('is not told when it is over, or a day late', async () => {
    const { shopper } = await reachable();
    await server.send(
      news(shopper.userId, { event: 'question', until: new Date(server.clock.now().getTime() + hour) }),
    );
    server.clock.advance(hour);
    await server.runJobs();
    expect(await lastOf(shopper.userId)).toMatchObject({ state: 'dropped', failure: 'late' });
    await server.send(news(shopper.userId));
    server.clock.advance(day);
    await server.runJobs();
    expect(await lastOf(shopper.userId)).toMatchObject({ state: 'dropped', failure: 'late' });
    expect(gateway.received).toEqual([]);
  });
});

describe('the gateway', () => {
  const run = async (id: string, attempt = 0): Promise<void> => {
    const definition = server.account.jobs?.find(({ job }) => job.name === sendTextJob.name);
    const { signal } = new AbortController();
    await definition?.handle({ id }, { id: 'run', attempt, signal, stopping: signal });
  };

  test('that is down is asked again, and sends once', async () => {
    const { shopper } = await reachable();
    await server.send(news(shopper.userId));
    const { id = '' } = (await lastOf(shopper.userId)) ?? {};
    gateway.next({ status: 200, body: { ResponseCode: 'AMOUNT_NOT_ENOUGH' } });
    await expect(run(id)).rejects.toThrow('money');
    expect(await lastOf(shopper.userId)).toMatchObject({ state: 'waiting', failure: 'money', sentAt: null, parts: 0 });
    const staff = server.as({ userId: 'owner', role: 'staff', staffRoles: ['owner'] });
    expect((await staff.call(getStaffTextsContract)).data.waiting).toMatchObject({ count: 1, failure: 'money' });
    await run(id);
    await run(id);
    expect(gateway.received).toHaveLength(1);
    expect(await lastOf(shopper.userId)).toMatchObject({ state: 'sent', failure: null });
  });

  test('that stays down ends the last attempt', async () => {
    const { shopper } = await reachable();
    await server.send(news(shopper.userId));
    const { id = '' } = (await lastOf(shopper.userId)) ?? {};
    gateway.next({ status: 503, body: '' });
    await run(id, 20);
    expect(await lastOf(shopper.userId)).toMatchObject({ state: 'refused', failure: 'unreachable', content: null });
  });

  test.each([
    ['refused', { status: 200, body: { ResponseCode: 'MOBILE_NUMBER_ILLEGAL' } }, 'MOBILE_NUMBER_ILLEGAL'],
    ['unknown', 'closed', 'no_answer'],
  ] as const)('whose answer is %s is not asked again', async (state, mishap, failure) => {
    const { shopper } = await reachable();
    await server.send(news(shopper.userId));
    const { id = '' } = (await lastOf(shopper.userId)) ?? {};
    gateway.next(mishap);
    const before = gateway.calls();
    await run(id);
    await run(id);
    expect(gateway.calls() - before).toBe(1);
    expect(await lastOf(shopper.userId)).toMatchObject({ state, failure, content: null });
  });

  test('a run that was killed while it sent is not repeated', async () => {
    const { shopper } = await reachable();
    await server.send(news(shopper.userId));
    const { id = '' } = (await lastOf(shopper.userId)) ?? {};
    await server.core.db.update(textTable).set({ state: 'sending' }).where(eq(textTable.id, id));
    await server.runJobs();
    expect(gateway.received).toEqual([]);
    expect(await lastOf(shopper.userId)).toMatchObject({ state: 'unknown', failure: 'broken_off' });
  });
});

describe('limits', () => {
  const owner = () => server.as({ userId: 'owner', role: 'staff', staffRoles: ['owner'] });

  test('hold back what is beyond them, also of many at once', async () => {
    const { shopper } = await reachable();
    const other = await reachable();
    server.clock.advance(day);
    const staff = owner();
    const { version } = (await staff.call(getStaffTextsContract)).data;
    const set = (body: { per_day: number; per_shopper: number }, expected?: number) =>
      staff.call(updateTextLimitsContract, {
        body,
        ...(expected === undefined ? {} : { headers: { 'if-match': String(expected) } }),
      });
    expect(await set({ per_day: 3, per_shopper: 2 }, version)).toMatchObject({ status: 200 });
    expect(await set({ per_day: 9, per_shopper: 9 }, version)).toMatchObject({ reason: 'changed_meanwhile' });
    for (let time = 0; time < 6; time += 1) await server.send(news(shopper.userId));
    await server.runJobs();
    expect(gateway.received).toHaveLength(2);
    for (let time = 0; time < 3; time += 1) await server.send(news(other.shopper.userId));
    await server.runJobs();
    expect(gateway.received).toHaveLength(3);
    expect(await setPhone(shopper, freshNumber())).toMatchObject({ status: 503, reason: 'texts_unavailable' });
    const { parts, failed } = (await staff.call(getStaffTextsContract)).data;
    expect(parts.day).toBe(3);
    const held = failed.filter(({ state }) => state === 'held').map(({ failure }) => failure);
    expect(held.sort()).toEqual(['limit_shop', 'limit_shop', ...Array.from({ length: 4 }, () => 'limit_shopper')]);
    server.clock.advance(day);
    await server.send(news(shopper.userId));
    await server.runJobs();
    expect(gateway.received).toHaveLength(4);
    await set({ per_day: 500, per_shopper: 100 });
  });

  test('of codes: an account, a number and an address', async () => {
    const limited = await start(true);
    const ask = (shopper: Shopper, number: string) => shopper.call(setTextPhoneContract, { body: { number } });
    const shopper = limited.shopper();
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push((await ask(shopper, freshNumber())).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    limited.clock.advance(hour);
    const number = freshNumber();
    const byNumber = [];
    for (let time = 0; time < 5; time += 1) byNumber.push((await ask(limited.shopper(), number)).status);
    expect(byNumber).toEqual([200, 200, 200, 200, 429]);
    const byAddress = [];
    for (let time = 0; time < 6; time += 1) byAddress.push((await ask(limited.shopper(), freshNumber())).status);
    expect(byAddress).toEqual([200, 200, 200, 200, 200, 429]);
    await limited.close();
  });
});

test('without keys nothing is offered and nothing is stored', async () => {
  const without = await startAccount();
  const shopper = without.shopper();
  expect((await shopper.call(getTextsContract)).data).toMatchObject({ offered: false, phone: null });
  expect(await shopper.call(setTextPhoneContract, { body: { number: freshNumber() } })).toMatchObject({
    status: 503,
    reason: 'texts_unavailable',
  });
  await without.send(news(shopper.userId));
  expect(await without.core.db.select().from(textTable)).toEqual([]);
  await without.close();
});

test('the export has number and records; the closing leaves only what counts towards the limits', async () => {
  const { shopper, number } = await reachable();
  server.clock.advance(1_000);
  await server.send(news(shopper.userId));
  await server.runJobs();
  server.clock.advance(1_000);
  await server.send(news(shopper.userId));
  const { data } = (await shopper.call(exportUserContract)).data;
  expect(data['text_messages']).toMatchObject({
    phone: { number, events: [...textEvents] },
    sent: [
      { kind: 'parcel_sent', state: 'waiting' },
      { kind: 'parcel_sent', state: 'sent' },
      { kind: 'code', state: 'sent' },
    ],
  });
  const ids = (await rowsOf(shopper.userId)).map(({ id }) => id);
  expect((await shopper.call(deleteUserContract, { body: { password: 'ferry246' } })).status).toBe(200);
  expect(await rowsOf(shopper.userId)).toEqual([]);
  const left = await server.core.db.select().from(textTable).where(inArray(textTable.id, ids));
  expect(
    left.map(({ state, userId, content, reference, parts }) => [state, userId, content, reference, parts]),
  ).toEqual([
    ['sent', null, null, null, 1],
    ['sent', null, null, null, 1],
  ]);
  gateway.received.length = 0;
  await server.runJobs();
  expect(gateway.received).toEqual([]);
});

test('old messages are deleted after 30 days', async () => {
  const { shopper } = await reachable();
  server.clock.advance(30 * day + 1);
  await server.send(news(shopper.userId));
  await server.runJob(sweepJob, null);
  expect((await rowsOf(shopper.userId)).map(({ state }) => state)).toEqual(['waiting']);
});
