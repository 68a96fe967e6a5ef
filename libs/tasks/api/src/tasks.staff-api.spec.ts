import { afterEach, expect, test, vi } from 'vitest';
import type { LiveEvent } from '@caravan/tasks/contract';
import { aTask, aTaskQuery, someFigures } from '@caravan/tasks/contract/testing';
import { makeStore } from '@caravan/web-core';
import { answers, fails, fakeEnvironment, type Answer } from '@caravan/web-core/testing';
import { tasksStaffApi } from './tasks.staff-api.ts';

const { listQueues, listTasks, liveChanges } = tasksStaffApi.endpoints;
const query = aTaskQuery({ queue: 'buy' });
const path = '/staff/tasks?state=open&sort=due&limit=20&queue=buy';

/** An event stream whose events the test sends. */
const openStream = () => {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (made) => void (controller = made) });
  const write = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
  return {
    answer: () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    write,
    send: ({ event, data }: LiveEvent) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    close: () => controller?.close(),
  };
};

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const start = async (stream: Answer) => {
  const fake = fakeEnvironment(
    {
      'GET /staff/live': stream,
      'GET /staff/queues': answers([someFigures()]),
      [`GET ${path}`]: answers({ items: [aTask()], next: null, count: 1 }),
    },
    { token: 'abc' },
  );
  const store = makeStore(fake.environment);
  const live = store.dispatch(liveChanges.initiate());
  await Promise.all([store.dispatch(listQueues.initiate()), store.dispatch(listTasks.initiate({ query }))]);
  ends.push(live.unsubscribe);
  const state = () => liveChanges.select()(store.getState()).data;
  const reads = (of: string) => fake.calls().filter((call) => call === `GET ${of}`).length;
  return { ...fake, store, state, reads };
};

test('a change on another desk reads the list in view again, at most once a second', async () => {
  const stream = openStream();
  const { reads, state } = await start(stream.answer);
  await vi.waitFor(() => expect(state()?.connected).toBe(true), 10_000);
  await vi.waitFor(() => expect(reads(path)).toBe(2), 10_000);
  for (let n = 0; n < 5; n += 1) stream.send({ event: 'tasks', data: [{ queue: 'buy', ref: `CV${n}` }] });
  await vi.waitFor(() => expect(reads(path)).toBe(4), 10_000);
});

test('figures replace those in view without a call', async () => {
  const stream = openStream();
  const { store, reads } = await start(stream.answer);
  await vi.waitFor(() => expect(reads('/staff/queues')).toBe(2), 10_000);
  stream.send({ event: 'figures', data: [someFigures({ open: 99 })] });
  await vi.waitFor(() => expect(listQueues.select()(store.getState()).data?.[0]?.open).toBe(99), 10_000);
  expect(reads('/staff/queues')).toBe(2);
});

test('a stream that is opened anew reads the roles again, because their change ends streams', async () => {
  const readRoles = vi.fn(() => ({ data: ['packer'] }));
  const { endpoints } = tasksStaffApi.injectEndpoints({
    endpoints: (build) => ({ roles: build.query<string[], void>({ queryFn: readRoles, providesTags: ['me'] }) }),
  });
  const stream = openStream();
  const { store, state } = await start(stream.answer);
  await vi.waitFor(() => expect(state()?.connected).toBe(true), 10_000);
  await store.dispatch(endpoints.roles.initiate());
  stream.send({ event: 'resync', data: null });
  await vi.waitFor(() => expect(readRoles).toHaveBeenCalledTimes(2), 10_000);
});

test('a task that somebody takes over is told; events of a newer server are skipped', async () => {
  const stream = openStream();
  const { state } = await start(stream.answer);
  const taken = { queue: 'buy', ref: 'CV1', title: 'Tea pot', by: 'wang', note: 'you are ill' } as const;
  stream.write('event: weather\ndata: {}\n\n:\n\n');
  stream.send({ event: 'taken', data: taken });
  await vi.waitFor(() => expect(state()?.taken).toEqual([taken]), 10_000);
});

test('the stream carries the token in a header, and is opened again after its end', async () => {
  const streams = [openStream(), openStream()];
  let opened = 0;
  const { fetch, state } = await start(() => streams[(opened += 1) - 1]?.answer() ?? new Response(null));
  await vi.waitFor(() => expect(state()?.connected).toBe(true), 10_000);
  const call = fetch.mock.calls.find(([url]) => url === '/staff/live');
  expect(new Headers(call?.[1].headers).get('authorization')).toBe('Bearer abc');
  streams[0]?.close();
  await vi.waitFor(() => expect(state()?.connected).toBe(false), 10_000);
  await vi.waitFor(() => expect([opened, state()?.connected]).toEqual([2, true]), 10_000);
});

test('a refused stream is not opened again', async () => {
  const { calls, state } = await start(fails(403, 'forbidden', 'Not allowed'));
  await vi.waitFor(() => expect(calls()).toContain('GET /staff/live'), 10_000);
  expect(state()?.connected).toBe(false);
});

test('the end of the session, which the stream meets first, makes the page in view meet it', async () => {
  const { reads } = await start(fails(401, 'login_required', 'Please login first'));
  await vi.waitFor(() => expect([reads(path), reads('/staff/queues')]).toEqual([2, 2]), 10_000);
});
