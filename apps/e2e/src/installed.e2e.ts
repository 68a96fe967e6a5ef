import type { Page } from '@playwright/test';
import { accountWords } from './support/account-words.ts';
import { checkPage, expect, open, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { newShopper } from './support/people.ts';

interface Manifest {
  name: string;
  lang: string;
  description: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

/** Waits until the service worker controls the page. */
const workerOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    return new URL(active?.scriptURL ?? '').pathname;
  });

test('a page leads to a manifest in its language, with icons and its colours, and Chromium would install it', async ({
  page,
  request,
  language,
}) => {
  await open(page, '/');
  await workerOf(page);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({ name: 'Caravan', lang: language === 'zh' ? 'zh-CN' : 'en' });
  expect(manifest.icons).not.toEqual([]);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      return `${bitmap.width}x${bitmap.height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  const light = page.locator('meta[name=theme-color]').first();
  expect(await light.getAttribute('content')).toBe(manifest.theme_color);
  const canvas = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--colors-canvas').trim(),
  );
  expect(canvas.toLowerCase()).toBe(manifest.background_color.toLowerCase());

  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window of Playwright is private, in which nothing is installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

/** Chromium reports each request that fails without a connection. */
const forgetDisconnections = (faults: string[]): void => {
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED')));
};

/** The paths of everything that the service worker keeps. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('without a connection pages are replaced by one in both languages, until it comes back; nothing else is kept', async ({
  page,
  context,
  faults,
}) => {
  await open(page, '/');
  expect(await workerOf(page)).toBe('/sw.js');
  for (const path of ['/faq', '/logistics', '/']) await open(page, path);
  expect(await keptPaths(page)).toEqual(['/offline.html']);

  await context.setOffline(true);
  // Calls and the console are left to the browser, whose processes learn one after the other that they are offline.
  await expect.poll(() => page.evaluate(() => fetch('/v1/website').then(String, String))).toContain('TypeError');
  for (const path of ['/console/', '/v1/openapi.json']) {
    // In a page of its own, because the browser's error page arrives later than the failure.
    const other = await context.newPage();
    await expect(other.goto(path)).rejects.toThrow('net::ERR_INTERNET_DISCONNECTED');
    await other.close();
  }
  for (const path of ['/faq', '/mine/order', '/?lang=zh']) {
    await page.goto(path);
    for (const text of ['You are offline', '无网络连接'])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await checkPage(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkPage(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/faq');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
  expect(new URL(page.url()).pathname).toBe('/faq');
  forgetDisconnections(faults);
});

/** A push service in the page, because a browser without an account at one has none. */
const fakePushService = (page: Page, endpoint: string) =>
  page.addInitScript((address) => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const stored = () => sessionStorage.getItem('push');
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
    const subscription = () => ({
      endpoint: address,
      options: { applicationServerKey: bytes(stored() ?? '').buffer },
      toJSON: () => ({ endpoint: address, expirationTime: null, keys }),
      unsubscribe: async () => {
        sessionStorage.removeItem('push');
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (stored() === null ? null : subscription()),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        sessionStorage.setItem('push', applicationServerKey);
        return subscription();
      },
    });
  }, endpoint);

test.describe('notifications', () => {
  test('are switched on and off with the keyboard, at 320 px', async ({
    page,
    request,
    context,
    baseURL,
    language,
  }) => {
    const say = accountWords[language];
    await context.grantPermissions(['notifications']);
    await fakePushService(page, `https://push.example.com/send/${Date.now()}-${language}`);
    const shopper = await newShopper(page, request, baseURL);
    const count = async () =>
      (await shopper.call<{ items: unknown[] }>('GET', '/users/push_subscriptions')).items.length;
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/mine/setting');
    const toggle = page.getByRole('switch', { name: say.push });
    await expect(toggle).toBeEnabled();
    await tabTo(page, toggle);
    await page.keyboard.press('Space');
    await expect(page.getByText(say.pushOn, { exact: true })).toBeVisible();
    await expect(toggle).toBeChecked();
    await checkPage(page);
    expect(await count()).toBe(1);
    await page.reload();
    await expect(toggle).toBeChecked();
    await toggle.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(say.pushOff, { exact: true })).toBeVisible();
    await expect(toggle).not.toBeChecked();
    expect(await count()).toBe(0);
  });

  test('are shown by the service worker when the server pushes them', async ({ page, context }) => {
    await context.grantPermissions(['notifications']);
    await open(page, '/');
    await workerOf(page);
    const session = await context.newCDPSession(page);
    const registration = new Promise<string>((resolve) =>
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      }),
    );
    await session.send('ServiceWorker.enable');
    const data = JSON.stringify({
      id: 'message_1',
      language: 'zh',
      title: '您的包裹已发出',
      body: '今天已发出。',
      path: '/faq',
    });
    const { origin } = new URL(page.url());
    const shown = () =>
      page.evaluate(async () => {
        const list = await (await navigator.serviceWorker.ready).getNotifications();
        return list.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }));
      });
    const expected = { title: '您的包裹已发出', body: '今天已发出。', lang: 'zh', tag: 'message_1' };
    // The same message again replaces its notification.
    for (let time = 0; time < 2; time += 1) {
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registration, data });
      await expect.poll(shown).toEqual([expected]);
    }
  });
});
