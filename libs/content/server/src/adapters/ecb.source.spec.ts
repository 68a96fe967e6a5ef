import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { ecbSource } from './ecb.source.ts';

const recorded = readFileSync(new URL('../testing/eurofxref-daily.xml', import.meta.url));
const answering = (response: () => Response) => vi.fn<typeof fetch>(() => Promise.resolve(response()));
const read = (request: typeof fetch) => ecbSource(request).read(new AbortController().signal);

test('requests the daily file of the bank, follows no redirects, and reads it', async () => {
  const request = answering(() => new Response(recorded, { headers: { 'content-type': 'text/xml' } }));
  expect((await read(request)).asOf).toBe('2022-07-08');
  expect(request).toHaveBeenCalledExactlyOnceWith(
    'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
    expect.objectContaining({ redirect: 'error' }),
  );
});

test.each<[string, () => Response]>([
  ['an error', () => new Response('busy', { status: 503 })],
  ['a response without an end', () => new Response(new Blob(['x'.repeat(70_000)]).stream())],
  ['another page', () => new Response('<html></html>')],
])('%s is refused', async (_, response) => {
  await expect(read(answering(response))).rejects.toThrow();
});

test('stops when the server stops', async () => {
  const stopping = new AbortController();
  const waiting = ecbSource(
    (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  ).read(stopping.signal);
  stopping.abort();
  await expect(waiting).rejects.toThrow('aborted');
});
