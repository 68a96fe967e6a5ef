import fc from 'fast-check';
import { trackingStages } from '@caravan/shipping/contract';
import { describe, expect, test } from 'vitest';
import { isJourneyOver, latestFirst, type JourneyPoint } from './journey-order.ts';

const point = (at: string, stage: JourneyPoint['stage'], zoned = true): JourneyPoint => ({
  at: new Date(at),
  stage,
  zoned,
});

describe('the order of a journey', () => {
  const sent = point('2026-11-20T08:00:00Z', 'departed');
  const out = point('2026-11-25T16:00:00Z', 'out_for_delivery');

  test('a delivery at 14:00 in Los Angeles comes after what happened there at 8:00, which is 16:00 UTC', () => {
    const there = point('2026-11-25T14:00:00Z', 'delivered', false);
    expect(latestFirst([there, out, sent])).toEqual([there, out, sent]);
    expect(isJourneyOver([sent, there, out])).toBe(true);
  });

  test('with a time zone, or more than 14 hours earlier, its time counts', () => {
    for (const early of [
      point('2026-11-25T14:00:00Z', 'delivered'),
      point('2026-11-25T01:59:00Z', 'delivered', false),
    ]) {
      expect(latestFirst([early, sent, out])).toEqual([out, early, sent]);
      expect(isJourneyOver([early, sent, out])).toBe(false);
    }
  });

  test('an event without a stage does not hide the delivery', () => {
    const note = point('2026-11-26T08:00:00Z', null);
    expect(isJourneyOver([note, point('2026-11-25T17:00:00Z', 'delivered'), out])).toBe(true);
    expect(isJourneyOver([note])).toBe(false);
    expect(isJourneyOver([])).toBe(false);
  });

  test('keeps every event, whatever order they came in', () => {
    const points = fc.array(
      fc.record({
        at: fc.integer({ min: 0, max: 200 }).map((hours) => new Date(Date.UTC(2026, 10, 1, hours))),
        zoned: fc.boolean(),
        stage: fc.constantFrom(...trackingStages, null),
      }),
    );
    fc.assert(
      fc.property(points, (events) => {
        const ordered = latestFirst(events);
        expect(new Set(ordered)).toEqual(new Set(events));
        const zoned = ordered.filter((event) => event.zoned).map(({ at }) => at.getTime());
        expect(zoned).toEqual([...zoned].sort((one, other) => other - one));
      }),
    );
  });
});
