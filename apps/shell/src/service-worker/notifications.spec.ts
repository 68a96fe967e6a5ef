import type { PushNotification } from '@caravan/account/contract';
import { describe, expect, it, test } from 'vitest';
import { fakeWorkerScope } from '../testing/fake-worker-scope.ts';
import { notificationHandlers } from './notifications.ts';

const pushed: PushNotification = {
  id: 'message_1',
  language: 'zh',
  title: '您的包裹已发出',
  body: '今天已发出。',
  path: '/mine/package?page=1',
};

const push = async (text: string | null) => {
  const fake = fakeWorkerScope();
  await notificationHandlers(fake.scope).show({ data: text === null ? null : { text: () => text } });
  return fake.shown;
};

const click = async (data: unknown, windows: string[] = []) => {
  const fake = fakeWorkerScope();
  fake.windows.push(...windows);
  let isClosed = false;
  await notificationHandlers(fake.scope).open({ notification: { data, close: () => (isClosed = true) } });
  expect(isClosed).toBe(true);
  return { opened: fake.opened, focused: fake.focused };
};

describe('a push', () => {
  it('is shown in its language; the same message again replaces it', async () => {
    expect(await push(JSON.stringify(pushed))).toEqual([
      {
        title: '您的包裹已发出',
        options: {
          body: '今天已发出。',
          lang: 'zh',
          tag: 'message_1',
          icon: '/icon-192.png',
          badge: '/badge-96.png',
          data: { path: '/mine/package?page=1' },
        },
      },
    ]);
    expect((await push(JSON.stringify({ ...pushed, language: 'en' })))[0]?.options.lang).toBe('en');
  });

  it.each([
    ['no text', null],
    ['no JSON', 'hello'],
    ['null', 'null'],
    ['a missing field', JSON.stringify({ ...pushed, title: undefined })],
    ['what is no language', JSON.stringify({ ...pushed, language: '<b>' })],
  ])('with %s is not shown', async (_, text) => {
    expect(await push(text)).toEqual([]);
  });
});

describe('a click', () => {
  it('opens the page of the message', async () => {
    const elsewhere = ['https://shop.test/cart', 'https://shop.test/mine/package?page=2'];
    expect(await click({ path: pushed.path }, elsewhere)).toEqual({
      opened: ['https://shop.test/mine/package?page=1'],
      focused: [],
    });
  });

  it('focuses the tab that shows the page already', async () => {
    expect(await click({ path: pushed.path }, ['https://shop.test/', 'https://shop.test/mine/package?page=1'])).toEqual(
      {
        opened: [],
        focused: ['https://shop.test/mine/package?page=1'],
      },
    );
  });

  test.each([
    ['//evil.example/x'],
    ['https://evil.example/'],
    ['javascript:alert(1)'],
    ['/v1/users/export'],
    ['/console/refunds'],
    ['/mine/../console/'],
    ['http://'],
    [undefined],
  ])('never opens %s', async (path) => {
    expect(await click({ path })).toEqual({ opened: ['https://shop.test/'], focused: [] });
  });
});
