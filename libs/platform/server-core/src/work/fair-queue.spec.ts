import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairQueue } from './fair-queue.ts';

const limits = { places: 2, perCaller: 1, waiting: 10, waitingPerCaller: 3 };
/** Lets settled promises run their callbacks. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const caller = (queue: ReturnType<typeof fairQueue>, started: string[]) => (name: string, signal?: AbortSignal) => {
  const place = queue.enter({ caller: name, signal });
  place.then(
    () => started.push(name),
    () => undefined,
  );
  return place;
};

describe('a fair queue', () => {
  it('lets callers take turns, even if one of them has many tasks', async () => {
    const started: string[] = [];
    const enter = caller(fairQueue({ ...limits, places: 1, perCaller: 2 }), started);
    const places = [enter('flood'), enter('flood'), enter('flood'), enter('visitor'), enter('other')];
    await settled();
    expect(started).toEqual(['flood']);
    (await places[0])?.();
    await settled();
    expect(started).toEqual(['flood', 'visitor']);
    (await places[3])?.();
    (await places[4])?.();
    await settled();
    expect(started).toEqual(['flood', 'visitor', 'other', 'flood']);
  });

  it('never gives one caller all places', async () => {
    const started: string[] = [];
    const enter = caller(fairQueue(limits), started);
    for (let index = 0; index < 3; index += 1) void enter('flood').catch(() => undefined);
    void enter('visitor');
    await settled();
    expect(started).toEqual(['flood', 'visitor']);
  });

  it('refuses tasks beyond a caller’s share and beyond its capacity', async () => {
    const queue = fairQueue(limits);
    for (let index = 0; index < 4; index += 1) void queue.enter({ caller: 'flood' }).catch(() => undefined);
    await expect(queue.enter({ caller: 'flood' })).rejects.toMatchObject({ reason: 'too_many_requests' });
    await queue.enter({ caller: 'visitor' });
    for (let index = 0; index < 7; index += 1) void queue.enter({ caller: `${index}` }).catch(() => undefined);
    await expect(queue.enter({ caller: 'late' })).rejects.toMatchObject({ reason: 'unavailable' });
    queue.close();
    await expect(queue.enter({ caller: 'later' })).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('keeps its limits and serves every caller, with random arrivals, ends and cancellations', async () => {
    const step = fc.record({
      what: fc.constantFrom('enter' as const, 'leave' as const, 'abort' as const),
      who: fc.constantFrom('a', 'b', 'c'),
      which: fc.nat(20),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const queue = fairQueue({ places: 3, perCaller: 2, waiting: 6, waitingPerCaller: 3 });
        const inside: { who: string; leave: () => void }[] = [];
        const outside: { who: string; abort: AbortController }[] = [];
        for (const { what, who, which } of steps) {
          if (what === 'enter') {
            const one = { who, abort: new AbortController() };
            outside.push(one);
            const away = () => void outside.splice(outside.indexOf(one), 1);
            queue.enter({ caller: who, signal: one.abort.signal }).then((leave) => {
              away();
              inside.push({ who, leave });
            }, away);
          }
          if (what === 'leave') inside.splice(which % (inside.length || 1), 1)[0]?.leave();
          if (what === 'abort') outside[which % (outside.length || 1)]?.abort.abort();
          await settled();
          expect(inside.length).toBeLessThanOrEqual(3);
          for (const name of ['a', 'b', 'c']) {
            const share = inside.filter((one) => one.who === name).length;
            expect(share).toBeLessThanOrEqual(2);
            // A place stays free only if all waiting callers have their share.
            if (inside.length < 3 && outside.some((one) => one.who === name)) expect(share).toBe(2);
          }
        }
        while (inside.length) {
          inside.pop()?.leave();
          await settled();
        }
        expect(outside).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
