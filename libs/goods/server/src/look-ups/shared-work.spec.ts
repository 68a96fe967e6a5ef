import { fail } from '@caravan/kernel';
import { describe, expect, it } from 'vitest';
import { sharedWork } from './shared-work.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when the test ends it. */
const works = () => {
  const begun: { signal: AbortSignal; end: (value: string) => void; refuse: (error: Error) => void }[] = [];
  const start = (signal: AbortSignal) =>
    new Promise<string>((end, refuse) => {
      begun.push({ signal, end, refuse });
    });
  return { begun, start };
};

describe('shared work', () => {
  it('runs once for concurrent callers, and again later', async () => {
    const shared = sharedWork<string>();
    const { begun, start } = works();
    const wanted = [shared('a', undefined, start), shared('a', undefined, start), shared('b', undefined, start)];
    await settled();
    expect(begun).toHaveLength(2);
    begun[0]?.end('A');
    begun[1]?.end('B');
    expect(await Promise.all(wanted)).toEqual(['A', 'A', 'B']);
    void shared('a', undefined, start);
    expect(begun).toHaveLength(3);
  });

  it('continues for the remaining callers, and is cancelled when all have gone', async () => {
    const shared = sharedWork<string>();
    const { begun, start } = works();
    const first = new AbortController();
    const second = new AbortController();
    const outcomes = Promise.allSettled([shared('a', first.signal, start), shared('a', second.signal, start)]);
    first.abort();
    await settled();
    expect(begun[0]?.signal.aborted).toBe(false);
    second.abort();
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: { reason: 'unavailable' } });
    expect(begun[0]?.signal.aborted).toBe(true);
    // A new caller does not join cancelled work.
    void shared('a', undefined, start);
    await settled();
    expect(begun).toHaveLength(2);
  });

  it('is started again by those who joined a refused caller, and fails for all if it fails', async () => {
    const shared = sharedWork<string>();
    const { begun, start } = works();
    const outcomes = Promise.allSettled([shared('a', undefined, start), shared('a', undefined, start)]);
    begun[0]?.refuse(fail('too_many_requests'));
    await settled();
    expect(begun).toHaveLength(2);
    begun[1]?.end('A');
    expect(await outcomes).toMatchObject([{ reason: { reason: 'too_many_requests' } }, { value: 'A' }]);

    const both = Promise.allSettled([shared('b', undefined, start), shared('b', undefined, start)]);
    begun[2]?.refuse(new Error('broken'));
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(begun).toHaveLength(3);
  });
});
