import {
  addPushSubscriptionContract,
  endOtherSessionsContract,
  exportUserContract,
  deleteUserContract,
  listMessagesContract,
  listPushSubscriptionsContract,
  readMessagesContract,
  removeMessageContract,
  removePushSubscriptionContract,
} from '@caravan/account/contract/schema';
import { mailedKinds } from '@caravan/account/contract';
import { aNewPushSubscription } from '@caravan/account/contract/testing';
import { messageKinds, minute } from '@caravan/kernel';
import { inBoth } from '@caravan/kernel/testing';
import { FetchRefused, type Message } from '@caravan/server-core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import { vapidOf, type FakeBrowser } from './testing/fake-push-service.ts';
import { startAccount, type AccountUnderTest, type Shopper } from './testing/start-account.ts';
import { pushMessage, pushMessageJob } from './use-cases/push-messages.ts';

let server: AccountUnderTest;
beforeAll(async () => {
  server = await startAccount();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.runJobs();
  Object.assign(server.pushService, { received: [], requests: [], answers: [] });
});

let keys = 0;
const aMessage = ({ userId }: { userId: string }, over: Partial<Message> = {}): Message => ({
  userId,
  kind: 'package_shipped',
  key: `push ${(keys += 1)}`,
  title: inBoth({ en: 'Your package is on its way', zh: '您的包裹已发出' }),
  body: inBoth({ en: 'It left today.\n\nTracking number: LX1', zh: '今天已发出。\n\n运单号：LX1' }),
  link: '/mine/package/packageDetail?number=PK2611000042M',
  ...over,
});

const subscribe = (shopper: Shopper, browser: FakeBrowser, language = 'en') =>
  shopper.call(addPushSubscriptionContract, {
    body: browser.subscription,
    headers: { 'client-language': language },
  });
const endpointsOf = async (shopper: Shopper) =>
  (await shopper.call(listPushSubscriptionsContract)).data.items.map(({ endpoint }) => endpoint);
/** A shopper with one browser. */
const subscriber = async (language = 'en') => {
  const shopper = server.shopper();
  const browser = server.pushService.browser();
  const { id } = (await subscribe(shopper, browser, language)).data;
  return { shopper, browser, endpoint: browser.subscription.endpoint, id };
};
const receivedBy = (endpoint: string) =>
  server.pushService.received.filter((push) => push.endpoint === endpoint).map(({ notification }) => notification);
const messageIdOf = async (shopper: Shopper): Promise<string> => {
  const { data } = await shopper.call(listMessagesContract, { query: { page: 1, page_size: 1 } });
  return data.items[0]?.id ?? '';
};
/** Runs the shopper's push as its job would, and keeps the job for others. */
const attemptPush = async (shopper: Shopper, subscriptionId: string, attempt: number): Promise<void> => {
  const push = { keys: async () => vapidKeys, subject: 'mailto:desk@shop.test', send: server.pushService.send };
  await pushMessage(
    { db: server.core.db, push },
    { subscriptionId, messageId: await messageIdOf(shopper) },
    { attempt },
  );
};
const vapidKeys = webPush.generateVAPIDKeys();
const lastAttempt = pushMessageJob.retries ?? 0;

describe('registering a browser', () => {
  test('lists it with the server’s key, which never changes', async () => {
    const { shopper, endpoint, id } = await subscriber();
    const { data } = await shopper.call(listPushSubscriptionsContract);
    expect(data.items).toEqual([{ id, endpoint, created_at: server.clock.now().toISOString() }]);
    expect(Buffer.from(data.public_key, 'base64url')).toHaveLength(65);
    const all = await Promise.all(Array.from({ length: 30 }, () => shopper.call(listPushSubscriptionsContract)));
    expect(new Set(all.map((answer) => answer.data.public_key))).toEqual(new Set([data.public_key]));
    const { rows } = await server.core.db.execute(sql`select count(*)::int as n from account_key`);
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('again updates its keys and language and keeps its id', async () => {
    const { shopper, browser, endpoint, id } = await subscriber('en');
    server.clock.advance(minute);
    expect((await subscribe(shopper, browser, 'zh')).data.id).toBe(id);
    expect(await endpointsOf(shopper)).toEqual([endpoint]);
    await server.send(aMessage(shopper));
    await server.runJobs();
    expect(receivedBy(endpoint)).toMatchObject([{ language: 'zh', title: '您的包裹已发出' }]);
  });

  test('of another account moves it; what waits for the other account is not delivered to it', async () => {
    const { shopper: before, browser, endpoint, id } = await subscriber();
    await server.send(aMessage(before));
    const after = server.shopper();
    expect((await subscribe(after, browser)).data.id).not.toBe(id);
    await server.runJobs();
    expect(receivedBy(endpoint)).toEqual([]);
    expect([await endpointsOf(before), await endpointsOf(after)]).toEqual([[], [endpoint]]);
  });

  test.each([
    ['en', 'Up to 10 devices can receive notifications. Please switch them off on another device first'],
    ['zh', '最多可在 10 台设备上接收推送，请先在其他设备上关闭'],
  ])('is limited to ten browsers, also for thirty at the same time (%s)', async (language, message) => {
    const shopper = server.shopper();
    const browsers = Array.from({ length: 30 }, () => server.pushService.browser());
    const answers = await Promise.all(browsers.map((browser) => subscribe(shopper, browser, language)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map((answer) => `${answer.reason} ${answer.message}`))).toEqual(
      new Set([`push_limit ${message}`]),
    );
    const known = browsers.find((_, index) => answers[index]?.status === 200);
    expect((await subscribe(shopper, known ?? server.pushService.browser())).status).toBe(200);
    expect(await endpointsOf(shopper)).toHaveLength(10);
  });

  test('of the same browser by two accounts at a time leaves it to one of them', async () => {
    for (let round = 0; round < 10; round += 1) {
      const shoppers = [server.shopper(), server.shopper()];
      const browser = server.pushService.browser();
      await Promise.all(Array.from({ length: 30 }, (_, index) => subscribe(shoppers[index % 2] as Shopper, browser)));
      const lists = await Promise.all(shoppers.map(endpointsOf));
      expect(lists.flat()).toEqual([browser.subscription.endpoint]);
    }
  });

  test.each([
    'https://127.0.0.1/push',
    'https://2130706433/push',
    'https://[::1]/push',
    'https://[::ffff:10.0.0.1]/push',
    'https://10.1.2.3/push',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/push',
    'https://printer.local/push',
    'https://db.internal/push',
    'https://intranet/push',
    'https://push.example.com:8443/push',
    'https://push.example.com:22/push',
    'https://user:password@push.example.com/push',
  ])('at %s is refused', async (endpoint) => {
    const body = aNewPushSubscription({ endpoint });
    for (const [language, message] of [
      ['en', "This browser's notification service is not supported"],
      ['zh', '不支持此浏览器的推送服务'],
    ] as const)
      expect(
        await server.shopper().call(addPushSubscriptionContract, { body, headers: { 'client-language': language } }),
      ).toMatchObject({ status: 422, reason: 'push_service_refused', message });
  });

  test.each([
    ['without https', { endpoint: 'http://push.example.com/1' }],
    [
      'with a key that is no point of the curve',
      { keys: { ...aNewPushSubscription().keys, p256dh: `BA${'A'.repeat(85)}` } },
    ],
    ['with an unknown field', { user_id: 'user_1' }],
  ])('%s is refused', async (_, over) => {
    const body = { ...aNewPushSubscription(), ...over };
    expect(await server.shopper().call(addPushSubscriptionContract, { body: body as never })).toMatchObject({
      status: 422,
      reason: 'invalid',
    });
  });

  test('is for shoppers only', async () => {
    for (const contract of [listPushSubscriptionsContract, addPushSubscriptionContract]) {
      const body = contract === addPushSubscriptionContract ? { body: aNewPushSubscription() } : {};
      expect((await server.call(contract, body as never)).status).toBe(401);
      expect((await server.as({ role: 'staff' }).call(contract, body as never)).status).toBe(403);
    }
  });
});

describe('removing a browser', () => {
  test('ends its notifications', async () => {
    const { shopper, endpoint, id } = await subscriber();
    await server.send(aMessage(shopper));
    expect((await shopper.call(removePushSubscriptionContract, { params: { id } })).data).toBeNull();
    await server.send(aMessage(shopper));
    await server.runJobs();
    expect(receivedBy(endpoint)).toEqual([]);
    expect((await shopper.call(removePushSubscriptionContract, { params: { id } })).status).toBe(404);
  });

  test('of somebody else is 404 and changes nothing', async () => {
    const { shopper, endpoint, id } = await subscriber();
    expect(await server.shopper().call(removePushSubscriptionContract, { params: { id } })).toMatchObject({
      status: 404,
      reason: 'not_found',
    });
    expect(await endpointsOf(shopper)).toEqual([endpoint]);
  });

  test('"log out elsewhere" removes those of other sessions', async () => {
    const identity = server.shopper();
    const [here, there] = ['here', 'there'].map((id) => ({
      ...server.as({ id: `${identity.userId} ${id}`, userId: identity.userId }),
      userId: identity.userId,
      identity: identity.identity,
    })) as [Shopper, Shopper];
    const own = server.pushService.browser();
    const lost = server.pushService.browser();
    await subscribe(here, own);
    await subscribe(there, lost);
    await here.call(endOtherSessionsContract);
    expect(await endpointsOf(here)).toEqual([own.subscription.endpoint]);
  });
});

describe('a message', () => {
  test.each([
    ['en', 'Your package is on its way', 'It left today. Tracking number: LX1'],
    ['zh', '您的包裹已发出', '今天已发出。 运单号：LX1'],
  ])('is encrypted for each browser, in its language (%s)', async (language, title, body) => {
    const { shopper, endpoint } = await subscriber(language);
    const second = server.pushService.browser();
    await subscribe(shopper, second, language);
    await server.send(aMessage(shopper));
    await server.runJobs();
    const id = await messageIdOf(shopper);
    const expected = { id, language, title, body, path: '/mine/package/packageDetail?number=PK2611000042M' };
    expect(receivedBy(endpoint)).toEqual([expected]);
    expect(receivedBy(second.subscription.endpoint)).toEqual([expected]);
    const [push] = server.pushService.received;
    expect(push?.request.body.toString('latin1')).not.toContain('LX1');
    expect(push?.request.headers).toMatchObject({ TTL: '259200', 'Content-Encoding': 'aes128gcm' });
  });

  test('is signed by the server’s key for this push service only', async () => {
    const { shopper } = await subscriber();
    await server.send(aMessage(shopper));
    await server.runJobs();
    const { key, claims } = vapidOf(server.pushService.requests[0] ?? { endpoint: '', headers: {}, body: Buffer.of() });
    expect(key).toBe((await shopper.call(listPushSubscriptionsContract)).data.public_key);
    expect(claims).toMatchObject({ aud: 'https://push.example.com', sub: 'mailto:no-reply@shop.test' });
    expect(claims.exp - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600);
  });

  test.each(messageKinds)('of kind %s is pushed only if the kind is mailed', async (kind) => {
    const { shopper, endpoint } = await subscriber();
    await server.send(aMessage(shopper, { kind }));
    await server.runJobs();
    expect(receivedBy(endpoint)).toHaveLength((mailedKinds as readonly string[]).includes(kind) ? 1 : 0);
  });

  test('with the same key is pushed once, even by thirty concurrent senders', async () => {
    const { shopper, endpoint } = await subscriber();
    const message = aMessage(shopper);
    await Promise.all(Array.from({ length: 30 }, () => server.send(message)));
    await server.runJobs();
    expect(receivedBy(endpoint)).toHaveLength(1);
  });

  test('is pushed only if its transaction commits', async () => {
    const { shopper, endpoint } = await subscriber();
    const undone = server.core.transaction(async (tx) => {
      await server.account.ports.notifier.send(tx, aMessage(shopper));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await server.runJobs();
    expect(receivedBy(endpoint)).toEqual([]);
  });

  test('that the shopper has read or deleted in the meantime is not pushed', async () => {
    const { shopper, endpoint } = await subscriber();
    await server.send(aMessage(shopper));
    await shopper.call(readMessagesContract, { body: { all: true } });
    await server.send(aMessage(shopper));
    await shopper.call(removeMessageContract, { params: { id: await messageIdOf(shopper) } });
    await server.runJobs();
    expect(receivedBy(endpoint)).toEqual([]);
  });

  test('without a page leads to the inbox, and a long one is cut between characters', async () => {
    const { shopper, endpoint } = await subscriber();
    const long = '👩‍🚀'.repeat(300);
    await server.send(aMessage(shopper, { link: null, body: inBoth({ en: long, zh: long }) }));
    await server.runJobs();
    const [notification] = receivedBy(endpoint);
    expect(notification?.path).toBe('/message');
    expect([...(notification?.body ?? '')]).toHaveLength(200);
    expect(notification?.body.isWellFormed()).toBe(true);
  });
});

describe('a push service', () => {
  test.each([500, 503, 429, 408, new FetchRefused('network'), new FetchRefused('time')])(
    'that answers %s is asked again, until the message is delivered once',
    async (answer) => {
      const { shopper, endpoint, id } = await subscriber();
      await server.send(aMessage(shopper));
      server.pushService.answers.push(answer, answer);
      for (const attempt of [0, 1])
        await expect(attemptPush(shopper, id, attempt)).rejects.toMatchObject({ name: 'RetryLater' });
      await server.runJobs();
      expect(receivedBy(endpoint)).toHaveLength(1);
      expect(server.pushService.requests).toHaveLength(3);
    },
  );

  test.each([404, 410, new FetchRefused('address')])('that answers %s ends the subscription', async (answer) => {
    const { shopper, endpoint } = await subscriber();
    await server.send(aMessage(shopper));
    server.pushService.answers.push(answer);
    await server.runJobs();
    expect(await endpointsOf(shopper)).toEqual([]);
    await server.send(aMessage(shopper));
    await server.runJobs();
    expect(receivedBy(endpoint)).toEqual([]);
    expect(server.pushService.requests).toHaveLength(1);
  });

  test.each([
    ['refuses', 403, 0],
    ['redirects', 307, 0],
    ['does not answer the last attempt of', 503, lastAttempt],
  ])('that %s five messages in a row ends the subscription; a delivery counts anew', async (_, answer, attempt) => {
    const { shopper, endpoint, id } = await subscriber();
    await server.send(aMessage(shopper));
    for (const answers of [[answer, answer, answer, answer], [201], [answer, answer, answer, answer]]) {
      server.pushService.answers.push(...answers);
      for (let index = 0; index < answers.length; index += 1) await attemptPush(shopper, id, attempt);
      expect(await endpointsOf(shopper)).toEqual([endpoint]);
    }
    server.pushService.answers.push(answer);
    await attemptPush(shopper, id, attempt);
    expect(await endpointsOf(shopper)).toEqual([]);
  });
});

describe('personal data', () => {
  test('the export has the browsers, and the closing erases them', async () => {
    const { shopper, endpoint } = await subscriber('zh');
    const { data } = (await shopper.call(exportUserContract)).data;
    expect(data['push_subscriptions']).toEqual([
      { endpoint, language: 'zh', created_at: server.clock.now().toISOString() },
    ]);
    expect((await shopper.call(deleteUserContract, { body: { password: 'ferry246' } })).status).toBe(200);
    const { rows } = await server.core.db.execute(
      sql`select count(*)::int as n from push_subscription where user_id = ${shopper.userId}`,
    );
    expect(rows).toEqual([{ n: 0 }]);
    expect((await subscribe(shopper, server.pushService.browser())).status).toBe(401);
  });
});
