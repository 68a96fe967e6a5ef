import { maxWaitingDeliveries, maxWebhooks, type NewWebhook, type WebhookChange } from '@caravan/account/contract';
import {
  addWebhookContract,
  changeWebhookContract,
  deleteUserContract,
  exportUserContract,
  getCalendarLinkContract,
  listMessagesContract,
  listWebhookDeliveriesContract,
  listWebhooksContract,
  makeCalendarLinkContract,
  removeWebhookContract,
  replaceWebhookSecretContract,
  testWebhookContract,
} from '@caravan/account/contract/schema';
import { day, hour, minute, newId, webhookEvents } from '@caravan/kernel';
import { inBoth } from '@caravan/kernel/testing';
import type { Happening } from '@caravan/server-core';
import { soaking } from '@caravan/server-core/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { webhookDeliveryTable, webhookTable } from './db/webhook.table.ts';
import { fakePrograms } from './testing/fake-program.ts';
import { startAccount, type AccountUnderTest, type Shopper } from './testing/start-account.ts';
import { deliverWebhooksJob } from './use-cases/publish-webhooks.ts';
import { sweepJob } from './use-cases/sweep.ts';

/** Events or changes that come at once. */
const many = soaking ? 200 : 40;

const programs = fakePrograms();
let server: AccountUnderTest;
beforeAll(async () => {
  server = await startAccount({ sendWebhook: programs.send });
});
afterAll(() => server.close());

let hosts = 0;
const newHost = () => `program${(hosts += 1)}.example.com`;
const add = (shopper: Shopper, over: Partial<NewWebhook> = {}) =>
  shopper.call(addWebhookContract, {
    body: { url: `https://${newHost()}/hook?key=secret`, events: [...webhookEvents], ...over },
  });
/** A shopper with one address. */
const withWebhook = async (over: Partial<NewWebhook> = {}) => {
  const shopper = server.shopper();
  const { id, url, secret } = (await add(shopper, over)).data;
  return { shopper, id, secret, host: new URL(url).host };
};
const publish = (userId: string, over: Partial<Happening> = {}) =>
  server.core.transaction((tx) =>
    server.account.ports.notifier.publish(tx, {
      userId,
      type: 'order.changed',
      number: 'CV2611048213K',
      state: 'in_stock',
      ...over,
    }),
  );
const deliveries = async (shopper: Shopper, id: string) =>
  (await shopper.call(listWebhookDeliveriesContract, { params: { id } })).data.items;
const change = (shopper: Shopper, id: string, body: WebhookChange) =>
  shopper.call(changeWebhookContract, { params: { id }, body });
const stateOf = async (shopper: Shopper, id: string) =>
  (await shopper.call(listWebhooksContract)).data.items.find((one) => one.id === id);
const numbersAt = (host: string) => programs.at(host).map(({ payload }) => payload.data.number);
const passes = async (time: number) => {
  server.clock.advance(time);
  await server.runJobs();
};

describe('an address', () => {
  test('is registered with its secret, which is shown once and is not in the database', async () => {
    const shopper = server.shopper();
    const { secret, ...webhook } = (
      await add(shopper, { url: 'https://n8n.example.com/hook', events: ['goods.arrived'] })
    ).data;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toMatchObject({ url: 'https://n8n.example.com/hook', events: ['goods.arrived'], off: null });
    expect((await shopper.call(listWebhooksContract)).data.items).toEqual([webhook]);
    const [row] = await server.core.db.select().from(webhookTable).where(eq(webhookTable.id, webhook.id));
    expect(row?.secret.includes(secret)).toBe(false);
    expect(row?.secret.includes(Buffer.from(secret.slice(6), 'base64'))).toBe(false);
  });

  test('ends with the calendar link when its account turns out to be of somebody else', async () => {
    const { shopper, host } = await withWebhook();
    const other = await withWebhook();
    for (const one of [shopper, other.shopper]) await one.call(makeCalendarLinkContract);
    await server.core.transaction((tx) => server.account.ports.feeds.end(tx, shopper.userId));
    await publish(shopper.userId);
    await publish(other.shopper.userId);
    await server.runJobs();
    expect([numbersAt(host), numbersAt(other.host)]).toEqual([[], ['CV2611048213K']]);
    const links = [shopper, other.shopper].map((one) => one.call(getCalendarLinkContract));
    expect((await Promise.all(links)).map(({ data }) => data.link === null)).toEqual([true, false]);
  });

  test.each([
    'http://hooks.example.com/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.7/',
    'https://2130706433/',
    'https://db.internal/',
    'https://hooks.example.com:22/',
    'https://user:pass@hooks.example.com/',
    'ftp://hooks.example.com/',
    'hooks.example.com',
    `https://hooks.example.com/${'x'.repeat(500)}`,
  ])('is refused with a mark at its field and registers nothing: %s', async (url) => {
    const shopper = server.shopper();
    const { status, failure } = await add(shopper, { url });
    expect(status).toBe(422);
    expect(Object.keys(failure?.fields ?? {})).toEqual(['url']);
    expect((await shopper.call(listWebhooksContract)).data.items).toEqual([]);
  });

  test('needs events that exist', async () => {
    const shopper = server.shopper();
    for (const events of [[], ['order.deleted'], ['order.changed', 'order.changed']])
      expect(await add(shopper, { events: events as never })).toMatchObject({ status: 422, reason: 'invalid' });
  });

  test('of 30 concurrent registrations as many are made as there is room for', async () => {
    const shopper = server.shopper();
    const answers = await Promise.all(Array.from({ length: 30 }, () => add(shopper)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxWebhooks);
    expect(new Set(answers.flatMap(({ reason }) => reason ?? []))).toEqual(new Set(['webhook_limit']));
  });

  test("somebody else's is not found", async () => {
    const { id, host } = await withWebhook();
    const other = server.shopper();
    const params = { id };
    const tries = [
      other.call(changeWebhookContract, { params, body: { on: false } }),
      other.call(changeWebhookContract, { params, body: { url: 'https://mine.example.com/' } }),
      other.call(changeWebhookContract, { params, body: { events: ['order.changed'] } }),
      other.call(replaceWebhookSecretContract, { params }),
      other.call(testWebhookContract, { params }),
      other.call(removeWebhookContract, { params }),
      other.call(listWebhookDeliveriesContract, { params }),
    ];
    for (const { status, reason } of await Promise.all(tries)) expect([status, reason]).toEqual([404, 'not_found']);
    await server.runJobs();
    expect(programs.at(host)).toEqual([]);
  });

  test('without a key on the server nothing is registered', async () => {
    const keyless = await startAccount({ sendWebhook: programs.send }, { staffKey: undefined });
    const shopper = keyless.shopper();
    const body: NewWebhook = { url: 'https://n8n.example.com/', events: ['order.changed'] };
    expect(await shopper.call(addWebhookContract, { body })).toMatchObject({
      status: 503,
      reason: 'webhooks_unavailable',
    });
    expect((await shopper.call(listWebhooksContract)).data.items).toEqual([]);
    await keyless.close();
  });
});

describe('an event', () => {
  test('reaches the addresses that want it, signed, small and without personal data', async () => {
    const { shopper, id, secret, host } = await withWebhook({ events: ['order.changed'] });
    const other = (await add(shopper, { events: ['package.changed'] })).data;
    await publish(shopper.userId);
    await server.runJobs();
    const [received, ...more] = programs.at(host);
    if (!received) throw new Error('nothing was received');
    expect(more).toEqual([]);
    expect(programs.verify(secret, received)).toEqual({
      id: received.post.headers['webhook-id'],
      type: 'order.changed',
      timestamp: server.clock.now().toISOString(),
      data: { number: 'CV2611048213K', state: 'in_stock' },
    });
    expect(programs.at(new URL(other.url).host)).toEqual([]);
    expect(await deliveries(shopper, id)).toMatchObject([
      { type: 'order.changed', number: 'CV2611048213K', result: 'delivered', attempts: 1, status: 200, next_at: null },
    ]);
  });

  test('is sent only if its transaction commits', async () => {
    const { shopper, id, host } = await withWebhook();
    const failing = server.core.transaction(async (tx) => {
      const happening = { userId: shopper.userId, type: 'order.changed' as const, number: 'CV1', state: 'paid' };
      await server.account.ports.notifier.publish(tx, happening);
      throw new Error('the order was not changed');
    });
    await expect(failing).rejects.toThrow('the order was not changed');
    await server.runJobs();
    expect(programs.at(host)).toEqual([]);
    expect(await deliveries(shopper, id)).toEqual([]);
  });

  test('happens also if its address is deleted while its transaction runs', async () => {
    const { shopper, id } = await withWebhook({ events: ['order.changed'] });
    const { userId } = shopper;
    const isRead = Promise.withResolvers<void>();
    const isDeleted = Promise.withResolvers<void>();
    const step = server.core.transaction(async (tx) => {
      const { publish: tell } = server.account.ports.notifier;
      await tell(tx, { userId, type: 'package.changed', number: 'PK1', state: 'paid' });
      isRead.resolve();
      await isDeleted.promise;
      await tell(tx, { userId, type: 'order.changed', number: 'CV1', state: 'paid' });
    });
    await isRead.promise;
    expect((await shopper.call(removeWebhookContract, { params: { id } })).status).toBe(200);
    isDeleted.resolve();
    await step;
    await server.runJobs();
  });

  test('reaches a changed address if it is one of the events chosen now, under the same secret', async () => {
    const { shopper, id, secret, host } = await withWebhook({ events: ['order.changed'] });
    const url = `https://${newHost()}/moved`;
    const { status, data } = await change(shopper, id, { url, events: ['package.changed', 'balance.changed'] });
    expect([status, data.url, data.events, data.off]).toEqual([200, url, ['package.changed', 'balance.changed'], null]);
    expect(await stateOf(shopper, id)).toEqual(data);
    await publish(shopper.userId);
    await publish(shopper.userId, { type: 'package.changed', number: 'P1' });
    await server.runJobs();
    const moved = programs.at(new URL(url).host);
    expect(moved.map(({ payload }) => payload.data.number)).toEqual(['P1']);
    expect(programs.at(host)).toEqual([]);
    const [received] = moved;
    if (!received) expect.fail('nothing was received');
    expect(programs.verify(secret, received)).toEqual(received.payload);
  });

  test('a message is one, by its kind and id', async () => {
    const { shopper, host } = await withWebhook({ events: ['message.received'] });
    const words = inBoth({ en: 'Your private words', zh: '私密内容' });
    const message = { userId: shopper.userId, kind: 'refund_done' as const, title: words, body: words, link: null };
    await server.send({ ...message, key: 'one' });
    await server.send({ ...message, key: 'one' });
    await server.runJobs();
    const [received, ...more] = programs.at(host);
    expect(more).toEqual([]);
    expect(received?.payload).toMatchObject({ type: 'message.received', data: { state: 'refund_done' } });
    expect(received?.post.body.toString()).not.toContain('private');
    const { items } = (await shopper.call(listMessagesContract, { query: { page: 1, page_size: 20 } })).data;
    expect(items.map((one) => one.id)).toEqual([received?.payload.data.number]);
  });

  test(`of ${many} events while 30 jobs run at once, each is received and recorded`, async () => {
    const { shopper, id, host } = await withWebhook();
    const numbers = Array.from({ length: many }, (_, index) => `CV${index}`);
    await Promise.all(numbers.map((number) => publish(shopper.userId, { number })));
    await Promise.all(Array.from({ length: 30 }, () => server.runJob(deliverWebhooksJob, { webhookId: id })));
    await server.runJobs();
    // No process was killed, so none came twice.
    expect([...numbersAt(host)].sort()).toEqual([...numbers].sort());
    const rows = await server.core.db.select().from(webhookDeliveryTable).where(eq(webhookDeliveryTable.webhookId, id));
    expect(rows.map(({ number, result, attempts }) => [number, result, attempts]).sort()).toEqual(
      numbers.map((number) => [number, 'delivered', 1]).sort(),
    );
  });
});

describe('a program that fails', () => {
  test('gets the delivery again under the same id, after growing waits', async () => {
    const { shopper, id, host } = await withWebhook();
    programs.answer(host, () => 500);
    await publish(shopper.userId);
    await server.runJobs();
    const attempts = () => programs.at(host).length;
    expect(attempts()).toBe(1);
    for (const wait of [minute, 5 * minute, 20 * minute, hour, 3 * hour, 6 * hour]) {
      const before = attempts();
      await passes(wait - 3_000);
      expect(attempts()).toBe(before);
      await passes(3_000);
      expect(attempts()).toBe(before + 1);
    }
    expect(await deliveries(shopper, id)).toMatchObject([{ result: 'waiting', attempts: 7, status: 500 }]);
    programs.answer(host, () => 204);
    await passes(6 * hour);
    expect(await deliveries(shopper, id)).toMatchObject([{ result: 'delivered', attempts: 8, status: 204 }]);
    expect(new Set(programs.at(host).map(({ payload }) => payload.id)).size).toBe(1);
    await passes(day);
    expect(attempts()).toBe(8);
    expect(await stateOf(shopper, id)).toMatchObject({ off: null, failing_since: null });
  });

  test('a delivery is given up after two days', async () => {
    const { shopper, id, host } = await withWebhook();
    programs.answer(host, () => 'network');
    await publish(shopper.userId);
    for (let hours = 0; hours < 54; hours += 1) await passes(hour);
    expect(await deliveries(shopper, id)).toMatchObject([{ result: 'given_up', failure: 'network', next_at: null }]);
    const before = programs.at(host).length;
    expect(before).toBeGreaterThan(8);
    await passes(2 * day);
    expect(programs.at(host)).toHaveLength(before);
  });

  test('is switched off after five days in a row, once, with a message', async () => {
    const { shopper, id, host } = await withWebhook({ events: ['order.changed'] });
    programs.answer(host, () => 'time');
    const inbox = async () =>
      (await shopper.call(listMessagesContract, { query: { page: 1, page_size: 20 } })).data.items;
    for (let passed = 0; passed < 20; passed += 1) {
      await publish(shopper.userId);
      await passes(6 * hour);
    }
    expect(await inbox()).toEqual([]);
    expect((await stateOf(shopper, id))?.failing_since).not.toBeNull();
    await publish(shopper.userId);
    await passes(6 * hour);
    expect(await stateOf(shopper, id)).toMatchObject({ off: 'failing' });
    expect(await inbox()).toMatchObject([{ kind: 'webhook_off', link: '/mine/programs' }]);
    expect((await inbox())[0]?.body).toContain(host);
    expect((await inbox())[0]?.body).not.toContain('key=secret');
    expect((await deliveries(shopper, id)).some(({ result }) => result === 'waiting')).toBe(false);
    await publish(shopper.userId);
    const before = programs.at(host).length;
    await passes(day);
    expect(programs.at(host)).toHaveLength(before);

    programs.answer(host, () => 200);
    await shopper.call(changeWebhookContract, { params: { id }, body: { on: true } });
    await publish(shopper.userId, { number: 'after' });
    await server.runJobs();
    expect(numbersAt(host).at(-1)).toBe('after');
  });

  test('that answers 410 is switched off at once', async () => {
    const { shopper, id, host } = await withWebhook();
    programs.answer(host, () => 410);
    await publish(shopper.userId);
    await publish(shopper.userId);
    await server.runJobs();
    expect(programs.at(host)).toHaveLength(1);
    expect(await stateOf(shopper, id)).toMatchObject({ off: 'gone' });
  });

  test('a delivery that it never takes holds up no other', async () => {
    const { shopper, id, host } = await withWebhook();
    programs.answer(host, ({ data }) => (data.number === 'poison' ? 500 : 200));
    await publish(shopper.userId, { number: 'poison' });
    server.clock.advance(1);
    for (let made = 0; made < 5; made += 1) await publish(shopper.userId, { number: `CV${made}` });
    await server.runJobs();
    await passes(minute);
    expect(new Set(numbersAt(host))).toEqual(new Set(['poison', 'CV0', 'CV1', 'CV2', 'CV3', 'CV4']));
    // And it is tried after its own waits, although the others arrive.
    for (let hours = 0; hours < 49; hours += 1) {
      await publish(shopper.userId, { number: `H${hours}` });
      await passes(hour);
    }
    const tries = numbersAt(host).filter((number) => number === 'poison').length;
    expect(tries).toBeGreaterThan(8);
    expect(tries).toBeLessThan(20);
    const rows = await server.core.db.select().from(webhookDeliveryTable).where(eq(webhookDeliveryTable.webhookId, id));
    expect(rows.filter(({ result }) => result !== 'delivered').map(({ number, result }) => [number, result])).toEqual([
      ['poison', 'given_up'],
    ]);
  });

  test(`${many} events at once for a dead address take one attempt, and delay no other address`, async () => {
    const { shopper, id, host } = await withWebhook();
    const living = await withWebhook();
    const held = Promise.withResolvers<number>();
    programs.answer(host, () => held.promise);
    await Promise.all(Array.from({ length: many }, () => publish(shopper.userId)));
    // While the dead address keeps its run waiting, another address gets its event.
    const dead = server.runJob(deliverWebhooksJob, { webhookId: id });
    await expect.poll(() => programs.at(host).length).toBe(1);
    await publish(living.shopper.userId);
    await server.runJobs();
    expect(programs.at(living.host)).toHaveLength(1);
    expect(programs.at(host)).toHaveLength(1);
    held.resolve(500);
    await dead;
    await server.runJobs();
    expect(programs.at(host)).toHaveLength(1);
  });

  test('a run that was killed after an answer sends once more, under the same id', async () => {
    const { shopper, id, host } = await withWebhook();
    await publish(shopper.userId);
    // The process dies while the program answers: nothing is recorded, and the address stays held.
    const never = Promise.withResolvers<number>();
    programs.answer(host, () => never.promise);
    void server.runJob(deliverWebhooksJob, { webhookId: id }).catch(() => undefined);
    await expect.poll(() => programs.at(host).length).toBe(1);
    programs.answer(host, () => 200);
    await server.runJob(deliverWebhooksJob, { webhookId: id });
    expect(programs.at(host)).toHaveLength(1);
    server.clock.advance(30_000);
    await server.runJob(deliverWebhooksJob, { webhookId: id });
    expect(programs.at(host)).toHaveLength(2);
    expect(new Set(programs.at(host).map(({ payload }) => payload.id)).size).toBe(1);
    expect(await deliveries(shopper, id)).toMatchObject([{ result: 'delivered', attempts: 1 }]);
    never.resolve(200);
    await server.runJobs();
    // The record of the late answer changes nothing.
    expect(await deliveries(shopper, id)).toMatchObject([{ result: 'delivered', attempts: 1 }]);
  });

  test('is not forgotten if the job of its pause starts too early, because the clock of the database is ahead', async () => {
    const { shopper, id, host } = await withWebhook();
    programs.answer(host, () => 500);
    await publish(shopper.userId);
    await server.runJobs();
    await server.core.db.execute(sql`DELETE FROM pgboss.job WHERE name = ${deliverWebhooksJob.name}`);
    await server.runJob(deliverWebhooksJob, { webhookId: id, wakes: true });
    programs.answer(host, () => 200);
    await passes(minute);
    expect(await deliveries(shopper, id)).toMatchObject([{ result: 'delivered', attempts: 2 }]);
  });

  test('at most a thousand deliveries wait; further ones are given up at once', async () => {
    const { shopper, id, host } = await withWebhook();
    programs.answer(host, () => 500);
    const at = server.clock.now();
    const waiting = {
      webhookId: id,
      userId: shopper.userId,
      type: 'order.changed' as const,
      number: 'CV1',
      state: 'paid',
    };
    await server.core.db.insert(webhookDeliveryTable).values(
      Array.from({ length: maxWaitingDeliveries - 1 }, () => ({
        ...waiting,
        id: newId(),
        at,
        nextAt: at,
        result: 'waiting' as const,
      })),
    );
    server.clock.advance(minute);
    await publish(shopper.userId, { number: 'last' });
    server.clock.advance(minute);
    await publish(shopper.userId, { number: 'too many' });
    expect(await deliveries(shopper, id)).toMatchObject([
      { number: 'too many', result: 'given_up', attempts: 0 },
      { number: 'last', result: 'waiting' },
      ...Array.from({ length: 28 }, () => ({ number: 'CV1' })),
    ]);
  });
});

describe('a changed address', () => {
  test('keeps what is left out, and says nothing of its secret', async () => {
    const { shopper, id, secret } = await withWebhook({ events: ['goods.arrived'] });
    const before = await stateOf(shopper, id);
    const url = `https://${newHost()}/`;
    expect((await change(shopper, id, { url })).data).toEqual({ ...before, url });
    const answer = await change(shopper, id, { events: ['order.changed'] });
    expect(answer.data).toEqual({ ...before, url, events: ['order.changed'] });
    expect(JSON.stringify(answer)).not.toContain(secret.slice(6, 30));
    expect((await change(shopper, id, {})).data).toEqual(answer.data);
  });

  test.each([
    [{ events: [] }, 'events'],
    [{ events: ['order.deleted'] }, 'events.0'],
    [{ events: ['order.changed', 'order.changed'] }, 'events'],
    [{ url: 'http://hooks.example.com/' }, 'url'],
    [{ url: 'https://10.0.0.7/' }, 'url'],
    [{ url: 'https://hooks.example.com:22/' }, 'url'],
    [{ secret: 'whsec_mine' }, 'secret'],
  ])('is refused with %j, and stays as it was', async (body, field) => {
    const { shopper, id } = await withWebhook();
    const before = await stateOf(shopper, id);
    const { status, failure } = await change(shopper, id, body as WebhookChange);
    expect([status, Object.keys(failure?.fields ?? {})]).toEqual([422, [field]]);
    expect(await stateOf(shopper, id)).toEqual(before);
  });

  test('gets what waited for the one before, once and under the same ids, whatever events are chosen now', async () => {
    const { shopper, id, host } = await withWebhook();
    programs.answer(host, () => 500);
    for (const number of ['CV1', 'CV2', 'CV3']) await publish(shopper.userId, { number });
    await server.runJobs();
    const waited = await deliveries(shopper, id);
    expect(waited.map(({ result }) => result)).toEqual(['waiting', 'waiting', 'waiting']);
    const url = `https://${newHost()}/`;
    const { data } = await change(shopper, id, { url, events: ['message.received'] });
    expect(data.failing_since).toBeNull();
    expect((await deliveries(shopper, id)).map((one) => one.id)).toEqual(waited.map((one) => one.id));
    await passes(5 * minute);
    const moved = programs.at(new URL(url).host).map(({ payload }) => payload.id);
    expect([...moved].sort()).toEqual(waited.map((one) => one.id).sort());
    expect((await deliveries(shopper, id)).every(({ result }) => result === 'delivered')).toBe(true);
    const before = programs.at(host).length;
    await passes(day);
    expect([programs.at(host).length, programs.at(new URL(url).host).length]).toEqual([before, 3]);
  });

  test('is not switched off or paused by a late answer of the one before', async () => {
    const { shopper, id, host } = await withWebhook();
    const held = Promise.withResolvers<number>();
    programs.answer(host, () => held.promise);
    await publish(shopper.userId);
    const run = server.runJob(deliverWebhooksJob, { webhookId: id });
    await expect.poll(() => programs.at(host).length).toBe(1);
    const url = `https://${newHost()}/`;
    await change(shopper, id, { url });
    held.resolve(410);
    await run;
    expect(await stateOf(shopper, id)).toMatchObject({ url, off: null, failing_since: null });
    await passes(minute);
    expect(numbersAt(new URL(url).host)).toEqual(['CV2611048213K']);
  });

  test('that is off stays off until it is switched on', async () => {
    const { shopper, id } = await withWebhook();
    await change(shopper, id, { on: false });
    const url = `https://${newHost()}/`;
    expect((await change(shopper, id, { url })).data.off).toBe('shopper');
    expect((await change(shopper, id, { on: true })).data).toMatchObject({ url, off: null });
  });

  test(`of ${many} changes at once is one of them, whole`, async () => {
    const { shopper, id } = await withWebhook();
    const wanted = Array.from({ length: many }, (_, index) => ({
      url: `https://hooks.example.com/${index}`,
      events: [webhookEvents[index % webhookEvents.length] ?? 'order.changed'],
    }));
    const answers = await Promise.all(wanted.map((body) => change(shopper, id, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(many);
    const state = await stateOf(shopper, id);
    expect(wanted).toContainEqual({ url: state?.url, events: state?.events });
  });
});

describe('the shopper', () => {
  test('replaces a secret, and for a day both sign', async () => {
    const { shopper, id, secret, host } = await withWebhook();
    const fresh = (await shopper.call(replaceWebhookSecretContract, { params: { id } })).data;
    expect(fresh.secret).not.toBe(secret);
    expect(fresh.old_secret_until).toBe(new Date(server.clock.now().getTime() + day).toISOString());
    await publish(shopper.userId);
    await server.runJobs();
    const [both] = programs.at(host);
    expect(both?.post.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    await passes(day);
    await publish(shopper.userId);
    await server.runJobs();
    expect(programs.at(host).at(-1)?.post.headers['webhook-signature']?.split(' ')).toHaveLength(1);
    expect((await stateOf(shopper, id))?.old_secret_until).toBeNull();
  });

  test('sends a test at once, also while an address is paused, and it is tried once', async () => {
    const { shopper, id, host } = await withWebhook();
    programs.answer(host, () => 500);
    await publish(shopper.userId);
    await server.runJobs();
    await shopper.call(testWebhookContract, { params: { id } });
    await server.runJobs();
    expect(programs.at(host).map(({ payload }) => payload.type)).toEqual(['order.changed', 'webhook.test']);
    expect((await deliveries(shopper, id)).find(({ type }) => type === 'webhook.test')).toMatchObject({
      result: 'given_up',
      attempts: 1,
      status: 500,
      next_at: null,
    });
  });

  test('switches an address off: what waits is given up, and nothing more is sent', async () => {
    const { shopper, id, host } = await withWebhook();
    await publish(shopper.userId);
    const off = (await shopper.call(changeWebhookContract, { params: { id }, body: { on: false } })).data;
    expect(off.off).toBe('shopper');
    expect(await shopper.call(testWebhookContract, { params: { id } })).toMatchObject({
      status: 409,
      reason: 'webhook_off',
    });
    await publish(shopper.userId);
    await server.runJobs();
    expect(programs.at(host)).toEqual([]);
    expect(await deliveries(shopper, id)).toMatchObject([{ result: 'given_up' }]);
  });

  test('chooses other events, which needs at least one', async () => {
    const { shopper, id, host } = await withWebhook();
    const params = { id };
    expect((await shopper.call(changeWebhookContract, { params, body: { events: [] } })).status).toBe(422);
    await shopper.call(changeWebhookContract, { params, body: { events: ['goods.arrived'] } });
    await publish(shopper.userId);
    await publish(shopper.userId, { type: 'goods.arrived', number: 'IT1', state: 'good' });
    await server.runJobs();
    expect(numbersAt(host)).toEqual(['IT1']);
  });

  test('deletes an address with its deliveries', async () => {
    const { shopper, id, host } = await withWebhook();
    await publish(shopper.userId);
    await shopper.call(removeWebhookContract, { params: { id } });
    await server.runJobs();
    expect(programs.at(host)).toEqual([]);
    expect(
      await server.core.db.select().from(webhookDeliveryTable).where(eq(webhookDeliveryTable.webhookId, id)),
    ).toEqual([]);
  });

  test('exports addresses without secrets, and takes all of it along when the account closes', async () => {
    const { shopper, id, secret } = await withWebhook();
    await publish(shopper.userId);
    const exported = (await shopper.call(exportUserContract)).data.data;
    expect(exported).toMatchObject({ webhooks: [{ id }] });
    expect(JSON.stringify(exported)).not.toContain(secret.slice(6, 30));
    expect((await shopper.call(deleteUserContract, { body: { password: 'ferry246' } })).status).toBe(200);
    const { db } = server.core;
    expect(await db.select().from(webhookTable).where(eq(webhookTable.userId, shopper.userId))).toEqual([]);
    expect(await db.select().from(webhookDeliveryTable).where(eq(webhookDeliveryTable.userId, shopper.userId))).toEqual(
      [],
    );
    await publish(shopper.userId);
    await server.runJobs();
  });
});

test('deliveries are deleted after 30 days', async () => {
  const { shopper, id } = await withWebhook();
  await publish(shopper.userId);
  await server.runJobs();
  server.clock.advance(30 * day);
  await server.runJob(sweepJob, null);
  expect(await deliveries(shopper, id)).toHaveLength(1);
  server.clock.advance(1);
  await server.runJob(sweepJob, null);
  expect(await deliveries(shopper, id)).toEqual([]);
});
