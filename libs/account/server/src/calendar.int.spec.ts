import {
  deleteUserContract,
  exportUserContract,
  getCalendarLinkContract,
  makeCalendarLinkContract,
  revokeCalendarLinkContract,
} from '@caravan/account/contract/schema';
import type { Deadline } from '@caravan/account/port';
import { day, hour, minute } from '@caravan/kernel';
import { inBoth, readCalendar } from '@caravan/kernel/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAccount, type AccountUnderTest, type Shopper } from './testing/start-account.ts';

let server: AccountUnderTest;
beforeAll(async () => {
  server = await startAccount();
});
afterAll(() => server.close());

const make = async (shopper: Shopper): Promise<string> => {
  const { data } = await shopper.call(makeCalendarLinkContract);
  return new URL(data.url).pathname;
};
/** Reads a calendar as an app does: without a session, from some address. */
const read = (path: string) => server.app.inject({ url: path, remoteAddress: '203.0.113.7' });
const stateOf = async (shopper: Shopper) => (await shopper.call(getCalendarLinkContract)).data.link;

const deadline = (over: Partial<Deadline> = {}): Deadline => ({
  id: 'CV1-pay',
  time: { at: new Date(server.clock.now().getTime() + day).toISOString() },
  title: inBoth({ en: 'Payment due: order CV1', zh: '订单 CV1 付款截止' }),
  path: '/mine/order/orderDetail?number=CV1',
  changedAt: server.clock.now(),
  ...over,
});

test('a calendar app reads the deadlines by the link alone, in the language of the shopper', async () => {
  const english = server.shopper();
  const chinese = server.shopper({ language: 'zh' });
  for (const { userId } of [english, chinese]) server.deadlines.set(userId, [deadline()]);
  const response = await read(await make(english));
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  const { events, properties } = readCalendar(response.body);
  const { publicUrl } = server.core.config;
  expect(properties).toMatchObject({ NAME: 'Silk: deadlines', 'REFRESH-INTERVAL;VALUE=DURATION': 'PT6H' });
  expect(events).toMatchObject([
    {
      UID: `CV1-pay@${new URL(publicUrl).host}`,
      SUMMARY: 'Payment due: order CV1',
      URL: `${publicUrl}/mine/order/orderDetail?number=CV1`,
      SEQUENCE: '0',
    },
  ]);
  expect(readCalendar((await read(await make(chinese))).body).events[0]?.['SUMMARY']).toBe('订单 CV1 付款截止');
});

test('the same deadlines are the same bytes, and one without deadlines is still a calendar', async () => {
  const shopper = server.shopper();
  const path = await make(shopper);
  expect(readCalendar((await read(path)).body).events).toEqual([]);
  server.deadlines.set(shopper.userId, [deadline({ revision: 2 })]);
  const first = await read(path);
  server.clock.advance(minute);
  expect((await read(path)).body).toBe(first.body);
  expect(readCalendar(first.body).events).toMatchObject([{ SEQUENCE: '2' }]);
});

test('deadlines of all features are sorted, and at most 300', async () => {
  const shopper = server.shopper();
  const start = server.clock.now().getTime();
  const later = (hours: number) => ({ at: new Date(start + hours * hour).toISOString() });
  const many = Array.from({ length: 400 }, (_, index) => deadline({ id: `CV${index}`, time: later(400 - index) }));
  server.deadlines.set(shopper.userId, [
    ...many.slice(0, 250),
    deadline({ id: 'days', time: { from: '2020-01-01', to: '2020-01-02' } }),
  ]);
  const { events } = readCalendar((await read(await make(shopper))).body);
  expect(events).toHaveLength(251);
  expect(events[0]).toHaveProperty(['DTSTART;VALUE=DATE'], '20200101');
  const times = events.slice(1).map((event) => event['DTSTART']);
  expect(times).toEqual([...times].sort());
  server.deadlines.set(shopper.userId, many);
  expect(readCalendar((await read(await make(shopper))).body).events).toHaveLength(300);
});

test('a new link ends the one before, and a revoked one ends at once', async () => {
  const shopper = server.shopper();
  expect(await stateOf(shopper)).toBeNull();
  const first = await make(shopper);
  const second = await make(shopper);
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  expect((await shopper.call(revokeCalendarLinkContract)).status).toBe(200);
  expect((await read(second)).statusCode).toBe(404);
  expect(await stateOf(shopper)).toBeNull();
  expect((await shopper.call(revokeCalendarLinkContract)).status).toBe(200);
});

test('every other token is not found, and the answers are the same', async () => {
  const shopper = server.shopper();
  const revoked = await make(shopper);
  await shopper.call(revokeCalendarLinkContract);
  const current = await make(shopper);
  const answers = await Promise.all(
    [
      revoked,
      `/v1/calendar/${'A'.repeat(43)}.ics`,
      '/v1/calendar/short.ics',
      current.replace('.ics', ''),
      `${current}x`,
      '/v1/calendar/%00.ics',
    ].map(read),
  );
  const bodies = answers.slice(0, 5).map(({ statusCode, body }) => [statusCode, JSON.parse(body).message]);
  expect(new Set(bodies.map(String)).size).toBe(1);
  expect(bodies[0]?.[0]).toBe(404);
  for (const { headers } of answers.slice(0, 5)) expect(headers['referrer-policy']).toBe('no-referrer');
});

test('one shopper neither sees nor ends the link of another', async () => {
  const ada = server.shopper();
  const eve = server.shopper();
  const path = await make(ada);
  await eve.call(revokeCalendarLinkContract);
  expect(await stateOf(eve)).toBeNull();
  await make(eve);
  server.deadlines.set(ada.userId, [deadline({ id: 'CVADA' })]);
  expect((await read(path)).body).toContain('CVADA');
  expect((await read(await make(eve))).body).not.toContain('CVADA');
  expect((await server.call(getCalendarLinkContract)).status).toBe(401);
});

test('the token is stored nowhere, only its hash', async () => {
  const shopper = server.shopper();
  const token = (await make(shopper)).replace('/v1/calendar/', '').replace('.ics', '');
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const { rows } = await server.core.db.execute<{ row: string }>(
    sql`SELECT row_to_json(l)::text AS row FROM calendar_link l WHERE user_id = ${shopper.userId}`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(token);
  expect(rows[0]?.row).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
});

test('the last reading is noted once an hour', async () => {
  const shopper = server.shopper();
  const path = await make(shopper);
  const lastRead = async () => (await stateOf(shopper))?.last_read_at ?? null;
  expect(await lastRead()).toBeNull();
  const first = server.clock.now().toISOString();
  await read(path);
  expect(await lastRead()).toBe(first);
  server.clock.advance(59 * minute);
  await read(path);
  expect(await lastRead()).toBe(first);
  server.clock.advance(minute);
  await Promise.all(Array.from({ length: 5 }, () => read(path)));
  expect(await lastRead()).toBe(server.clock.now().toISOString());
});

test('the link ends with the account, and is in the export without its token', async () => {
  const shopper = server.shopper();
  const path = await make(shopper);
  const exported = (await shopper.call(exportUserContract)).data.data;
  expect(exported).toHaveProperty('calendar_link.made_at');
  expect((await shopper.call(deleteUserContract, { body: { password: 'ferry246' } })).status).toBe(200);
  expect((await read(path)).statusCode).toBe(404);
  const { rows } = await server.core.db.execute(sql`SELECT FROM calendar_link WHERE user_id = ${shopper.userId}`);
  expect(rows).toHaveLength(0);
  expect((await shopper.call(makeCalendarLinkContract)).status).toBe(401);
});

test('of links that are made at once, one is left', async () => {
  const shopper = server.shopper();
  const paths = await Promise.all(Array.from({ length: 15 }, () => make(shopper)));
  const answers = await Promise.all(paths.map(read));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});
