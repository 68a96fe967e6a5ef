import { describe, expect, it, test } from 'vitest';
import { fakeWorkerScope } from '../testing/fake-worker-scope.ts';
import { offlineHandlers } from './offline.ts';

const page = { path: '/offline.html', version: '2' };

const offline = () => {
  throw new TypeError('Failed to fetch');
};

/** jsdom's requests have no mode of a navigation. */
const requestFor = (url: string, over: { mode?: string; method?: string } = {}) =>
  Object.defineProperties(new Request(new URL(url, 'https://shop.test'), { method: over.method ?? 'GET' }), {
    mode: { value: over.mode ?? 'navigate' },
  });

const started = async () => {
  const fake = fakeWorkerScope();
  const handlers = offlineHandlers(fake.scope, page);
  await handlers.install();
  await handlers.activate();
  fake.requests.length = 0;
  /** The worker's answer; undefined if it leaves the request to the browser. */
  const ask = async (request: Request) => {
    let answer: Promise<Response> | undefined;
    handlers.answer({
      request,
      respondWith: (response) => (answer = response),
      waitUntil: () => undefined,
    });
    return (await answer)?.text();
  };
  return { ...fake, handlers, ask };
};

describe('installing', () => {
  it('keeps the offline page alone, fresh from the server, and takes over at once', async () => {
    const fake = fakeWorkerScope();
    await offlineHandlers(fake.scope, page).install();
    expect([...fake.kept].map(([name, files]) => [name, [...files.keys()]])).toEqual([
      ['offline-2', ['/offline.html']],
    ]);
    expect(fake.requests.map(({ cache }) => cache)).toEqual(['reload']);
    expect(fake.done).toEqual(['skip waiting']);
  });

  it('fails, and so is tried again later, if the page cannot be loaded', async () => {
    for (const respond of [async () => new Response('', { status: 503 }), offline]) {
      const fake = fakeWorkerScope();
      fake.network.respond = respond;
      await expect(offlineHandlers(fake.scope, page).install()).rejects.toThrow(TypeError);
      expect(fake.done).toEqual([]);
    }
  });
});

test('activating deletes what earlier workers kept', async () => {
  const fake = fakeWorkerScope();
  await fake.scope.caches.open('offline-1');
  await fake.scope.caches.open('pages');
  const handlers = offlineHandlers(fake.scope, page);
  await handlers.install();
  await handlers.activate();
  expect([...fake.kept.keys()]).toEqual(['offline-2']);
  expect(fake.done).toEqual(['skip waiting', 'claim']);
});

describe('a page', () => {
  it('comes from the network and is not kept', async () => {
    const { ask, kept, requests } = await started();
    expect(await ask(requestFor('/mine/order?page=2'))).toBe('live https://shop.test/mine/order?page=2');
    expect(requests).toHaveLength(1);
    expect([...(kept.get('offline-2')?.keys() ?? [])]).toEqual(['/offline.html']);
  });

  it('is the offline page while the server cannot be reached', async () => {
    const { ask, network } = await started();
    network.respond = offline;
    expect(await ask(requestFor('/cart'))).toBe('live https://shop.test/offline.html');
  });

  it('fails as without a worker if the browser has deleted the offline page', async () => {
    const { ask, network, kept } = await started();
    kept.clear();
    network.respond = offline;
    await expect(ask(requestFor('/cart'))).rejects.toThrow('Failed to fetch');
  });
});

test.each([
  ['a call', '/v1/cart', { mode: 'cors' }],
  ['a file of the API', '/v1/openapi.json', {}],
  ['the console', '/console', {}],
  ['a page of the console', '/console/orders', {}],
  ['the reference of the API', '/docs/', {}],
  ['the development mailbox', '/dev/mail', {}],
  ['a script', '/assets/entry.js', { mode: 'cors' }],
  ['a picture', '/logo.svg', { mode: 'no-cors' }],
  ['a posted form', '/user/login', { method: 'POST' }],
  ['another site', 'https://push.example.com/', {}],
])('%s is left to the browser', async (_, url, over) => {
  const { ask, network, requests } = await started();
  network.respond = offline;
  expect(await ask(requestFor(url, over))).toBeUndefined();
  expect(requests).toEqual([]);
});

test('a page whose path only begins like the console’s is a page', async () => {
  const { ask } = await started();
  expect(await ask(requestFor('/consoles'))).toBe('live https://shop.test/consoles');
});
