import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { hour } from '@caravan/kernel';
import type { ApiError } from '@caravan/web-core';
import { fakeOutboxBrowser } from '../testing/fake-outbox-browser.ts';
import { judgeFailure, serverErrorAttempts } from './judge-failure.ts';
import { makeMemoryOutboxStore } from './memory-outbox-store.ts';
import type { OutboxStore } from './outbox-store.ts';
import { makeOutbox } from './outbox.ts';

const failure = (status: number, reason?: string): ApiError => ({
  status,
  message: `status ${status}`,
  ...(reason ? { body: { code: status, message: reason, data: { reason } } } : {}),
});

const setUp = (store: OutboxStore = makeMemoryOutboxStore()) => {
  const browser = fakeOutboxBrowser();
  const outbox = makeOutbox('staff-1', store, browser);
  return { browser, outbox, store };
};

describe('a failure', () => {
  test.each([
    [failure(0), 'retry'],
    [failure(401), 'retry'],
    [failure(429), 'retry'],
    [failure(500), 'retry'],
    [failure(503), 'retry'],
    [failure(409, 'request_in_progress'), 'retry'],
    [failure(403, 'confirm_needed'), 'retry'],
    [failure(409, 'other_account'), 'retry'],
    [new TypeError('Failed to fetch'), 'retry'],
    [new DOMException('timed out', 'TimeoutError'), 'retry'],
    [failure(403, 'forbidden'), 'park'],
    [failure(404), 'park'],
    [failure(409, 'wrong_state'), 'park'],
    [failure(413), 'park'],
    [failure(422, 'too_many'), 'park'],
  ])('%o: %s', (error, kind) => {
    expect(judgeFailure(error, 1).kind).toBe(kind);
  });

  test('is retried after longer and longer pauses', () => {
    const pauses = [1, 2, 3, 7, 50].map((attempts) => judgeFailure(failure(0), attempts));
    expect(pauses).toEqual([1000, 2000, 4000, 60_000, 60_000].map((afterMs) => ({ kind: 'retry', afterMs })));
  });

  test('of the server itself makes way in the end; a missing network never does', () => {
    expect(judgeFailure(failure(500), serverErrorAttempts).kind).toBe('park');
    expect(judgeFailure(failure(0), 10_000).kind).toBe('retry');
    expect(judgeFailure(failure(503), 10_000).kind).toBe('retry');
  });
});

describe('the outbox', () => {
  test('sends entries in their order, each under its key, with files', async () => {
    const { outbox } = setUp();
    const sent: [unknown, string][] = [];
    outbox.handle({
      'receive.parcel': async (payload, { idempotencyKey }) => void sent.push([payload, idempotencyKey]),
      'receive.photo': async (payload, { idempotencyKey }) => void sent.push([payload, idempotencyKey]),
    });
    const first = await outbox.add({ kind: 'receive.parcel', title: 'receive.parcel', payload: { code: 'PA1' } });
    await outbox.add({
      kind: 'receive.photo',
      title: 'receive.photo',
      payload: { file: new Blob(['jpeg']) },
      key: 'own-key',
    });
    await vi.waitFor(() => expect(sent).toHaveLength(2), 10_000);
    expect(sent[0]).toEqual([{ code: 'PA1' }, first]);
    expect(sent[1]?.[1]).toBe('own-key');
    await vi.waitFor(() => expect(outbox.state().pending).toBe(0), 10_000);
  });

  test('keeps the order of a lane that two parts of a page send, until the last of them is gone', async () => {
    const { outbox } = setUp();
    const sent: unknown[] = [];
    const send = async (payload: unknown): Promise<void> => void sent.push(payload);
    const add = (kind: string, payload: number) => outbox.add({ kind, title: kind, payload });
    const closeParcels = outbox.handle({ 'receive.parcel': send });
    await add('receive.photo', 1);
    await add('receive.parcel', 2);
    const closePhotos = outbox.handle({ 'receive.photo': send });
    await vi.waitFor(() => expect(sent).toEqual([1, 2]), 10_000);
    closeParcels();
    await add('receive.photo', 3);
    await vi.waitFor(() => expect(sent).toEqual([1, 2, 3]), 10_000);
    closePhotos();
    await add('receive.photo', 4);
    expect(outbox.state()).toMatchObject({ pending: 1, elsewhere: [{ payload: 4 }] });
  });

  test('adds a key once', async () => {
    const { outbox } = setUp();
    await outbox.add({ kind: 'receive.parcel', title: 'receive.parcel', payload: 1, key: 'key' });
    await outbox.add({ kind: 'receive.parcel', title: 'receive.parcel', payload: 2, key: 'key' });
    expect(outbox.state().pending).toBe(1);
  });

  test('keeps entries while there is no connection, and sends them when it is back', async () => {
    const { outbox, browser } = setUp();
    const handler = vi.fn(async () => undefined);
    browser.setOnline(false);
    outbox.handle({ 'scan.item': handler });
    await outbox.add({ kind: 'scan.item', title: 'scan.item', payload: 1 });
    expect(outbox.state()).toMatchObject({ waiting: [{ payload: 1 }], pending: 1, parked: [], broken: false });
    expect(handler).not.toHaveBeenCalled();
    browser.setOnline(true);
    await vi.waitFor(() => expect(outbox.state().pending).toBe(0), 10_000);
    expect(handler).toHaveBeenCalledOnce();
  });

  test('parks what the server refuses, sends what follows, and sends it again on demand', async () => {
    const { outbox } = setUp();
    let refuses = true;
    const sent: unknown[] = [];
    outbox.handle({
      'scan.item': async (payload) => {
        if (payload === 1 && refuses) throw failure(422, 'too_many');
        sent.push(payload);
      },
    });
    const parked = await outbox.add({ kind: 'scan.item', title: 'scan.item', payload: 1 });
    await outbox.add({ kind: 'scan.item', title: 'scan.item', payload: 2 });
    await vi.waitFor(() => expect(sent).toEqual([2]), 10_000);
    expect(outbox.state()).toMatchObject({
      pending: 0,
      parked: [{ id: parked, parked: { kind: 'refused', status: 422, reason: 'too_many', message: 'status 422' } }],
    });
    refuses = false;
    await outbox.retry(parked);
    await vi.waitFor(() => expect(sent).toEqual([2, 1]), 10_000);
    expect(outbox.state().parked).toEqual([]);
  });

  test('discards a parked entry', async () => {
    const { outbox, store } = setUp();
    outbox.handle({ 'scan.item': () => Promise.reject(failure(404)) });
    const key = await outbox.add({ kind: 'scan.item', title: 'scan.item', payload: 1 });
    await vi.waitFor(() => expect(outbox.state().parked).toHaveLength(1), 10_000);
    await outbox.discard(key);
    expect(outbox.state().parked).toEqual([]);
    expect(await store.list('staff-1')).toEqual([]);
  });

  test('blocks no other lane by an entry that nobody handles or that fails', async () => {
    const { outbox } = setUp();
    const sent: unknown[] = [];
    outbox.handle({
      'scan.item': async (payload) => void sent.push(payload),
      'photo.add': () => Promise.reject(failure(500)),
    });
    await outbox.add({ kind: 'weigh.package', title: 'weigh.package', payload: 'nobody handles this' });
    await outbox.add({ kind: 'photo.add', title: 'photo.add', payload: 'fails' });
    await outbox.add({ kind: 'scan.item', title: 'scan.item', payload: 'sent' });
    await vi.waitFor(() => expect(sent).toEqual(['sent']), 10_000);
    expect(outbox.state().pending).toBeGreaterThanOrEqual(1);
  });

  test('does not repeat by itself what the server may have forgotten', async () => {
    const { outbox, browser, store } = setUp();
    await store.add('staff-1', {
      id: 'old',
      kind: 'scan.item',
      title: 'old',
      payload: 1,
      at: browser.now(),
      triedAt: browser.now(),
    });
    browser.advance(23 * hour + 1);
    const handler = vi.fn(async () => undefined);
    outbox.handle({ 'scan.item': handler });
    await vi.waitFor(
      () => expect(outbox.state().parked).toMatchObject([{ id: 'old', parked: { kind: 'too-old' } }]),
      10_000,
    );
    expect(handler).not.toHaveBeenCalled();
    await outbox.retry('old');
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce(), 10_000);
  });

  test('belongs to one member of staff', async () => {
    const { outbox, store, browser } = setUp();
    await outbox.add({ kind: 'scan.item', title: 'scan.item', payload: 1 });
    const colleague = makeOutbox('staff-2', store, browser);
    const handler = vi.fn(async () => undefined);
    colleague.handle({ 'scan.item': handler });
    await colleague.add({ kind: 'scan.item', title: 'scan.item', payload: 2 });
    await vi.waitFor(() => expect(handler).toHaveBeenCalledOnce(), 10_000);
    expect((await store.list('staff-1')).map(({ payload }) => payload)).toEqual([1]);
  });

  test('says when the device cannot keep entries, and refuses to add', async () => {
    const broken: OutboxStore = { ...makeMemoryOutboxStore(), add: () => Promise.reject(new Error('quota')) };
    const { outbox } = setUp(broken);
    await expect(outbox.add({ kind: 'scan.item', title: 'scan.item', payload: 1 })).rejects.toThrow('quota');
    const lost = setUp({ ...broken, list: () => Promise.reject(new Error('no database')) });
    const stop = lost.outbox.subscribe(() => undefined);
    await vi.waitFor(() => expect(lost.outbox.state().broken).toBe(true), 10_000);
    stop();
  });

  test('sends in one tab at a time; the next tab takes over', async () => {
    const { outbox, browser, store } = setUp();
    const other = makeOutbox('staff-1', store, browser);
    const sent: string[] = [];
    const close = outbox.handle({ 'scan.item': async (payload) => void sent.push(`first ${String(payload)}`) });
    other.handle({ 'scan.item': async (payload) => void sent.push(`second ${String(payload)}`) });
    await outbox.add({ kind: 'scan.item', title: 'scan.item', payload: 1 });
    await vi.waitFor(() => expect(sent).toEqual(['first 1']), 10_000);
    close();
    await other.add({ kind: 'scan.item', title: 'scan.item', payload: 2 });
    await vi.waitFor(() => expect(sent).toEqual(['first 1', 'second 2']), 10_000);
  });
});

type Fault = 'none' | 'lost-request' | 'lost-reply' | 'busy' | 'crash';

/** A server that counts a key once, behind a network that loses requests and replies. */
const fakeServer = () => {
  const seen = new Map<string, unknown>();
  const order: unknown[] = [];
  const faults: Fault[] = [];
  const tick = () => new Promise((resolve) => setTimeout(resolve));
  const call = async (payload: unknown, { idempotencyKey }: { idempotencyKey: string }): Promise<void> => {
    const fault = faults.shift() ?? 'none';
    await tick();
    if (fault === 'lost-request') throw failure(0);
    if (fault === 'busy') throw failure(429);
    if (fault === 'crash') throw failure(500);
    if (String(payload).startsWith('bad')) throw failure(422, 'invalid');
    if (!seen.has(idempotencyKey)) {
      seen.set(idempotencyKey, payload);
      order.push(payload);
    }
    await tick();
    if (fault === 'lost-reply') throw failure(0);
  };
  return { call, faults, order };
};

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('good', 'bad') },
  { weight: 2, arbitrary: fc.constantFrom('offline', 'online', 'reload', 'second-tab', 'wait') },
  { weight: 3, arbitrary: fc.constantFrom('lost-request', 'lost-reply', 'busy', 'crash') },
);

test('any sequence of outages, lost replies and reloads loses no entry and doubles none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { browser, store } = setUp();
      const server = fakeServer();
      const open = () => {
        const outbox = makeOutbox('staff-1', store, browser);
        return { outbox, close: outbox.handle({ 'scan.item': server.call }) };
      };
      let page = open();
      const tabs = [page];
      const added: string[] = [];
      for (const name of steps) {
        if (name === 'good' || name === 'bad') {
          const payload = `${name} ${added.length}`;
          added.push(payload);
          await page.outbox.add({ kind: 'scan.item', title: 'scan.item', payload });
        } else if (name === 'offline' || name === 'online') browser.setOnline(name === 'online');
        else if (name === 'wait') await new Promise((resolve) => setTimeout(resolve));
        else if (name === 'reload' || name === 'second-tab') {
          if (name === 'reload') page.close();
          page = open();
          tabs.push(page);
        } else server.faults.push(name as Fault);
      }
      browser.setOnline(true);
      await vi.waitFor(async () => expect((await store.list('staff-1')).filter(({ parked }) => !parked)).toEqual([]), {
        interval: 1,
        timeout: 10_000,
      });
      tabs.forEach(({ close }) => close());
      expect(server.order).toEqual(added.filter((payload) => payload.startsWith('good')));
      expect((await store.list('staff-1')).map(({ payload }) => payload)).toEqual(
        added.filter((payload) => payload.startsWith('bad')),
      );
    }),
    { numRuns: 60 },
  );
});
