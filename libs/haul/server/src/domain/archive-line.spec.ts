import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { haulParts, maxRowBytes, type HaulRows } from '@caravan/haul/contract';
import { rowSchemas } from '@caravan/haul/contract/schema';
import { aHaulOrder, aHaulPackage, haulRows } from '@caravan/haul/contract/testing';
import { largestRows } from '../testing/largest-rows.ts';
import { archiveLine } from './archive-line.ts';

type Row = HaulRows[keyof HaulRows][number];

const written = <Of extends Row>(row: Of): Of => JSON.parse(archiveLine(row)) as Of;

/** Fails unless the row's line fits into an archive, and is one of the part. */
const expectLine = (part: keyof HaulRows, row: Row): void => {
  const line = archiveLine(row);
  expect(Buffer.byteLength(line)).toBeLessThanOrEqual(maxRowBytes);
  expect(rowSchemas[part].safeParse(JSON.parse(line)).error).toBeUndefined();
};

describe.each(haulParts)('a row of %s', (part) => {
  it.each([
    ['of one byte', 'a'],
    ['of Chinese', '茶'],
    ['of two code units', '🍵'],
    ['that JSON escapes', '\u0001'],
  ])('fits into an archive and keeps the format if it has the most and longest texts, %s', (_name, character) => {
    const row = largestRows(character)[part];
    expect(rowSchemas[part].safeParse(row).success).toBe(true);
    expectLine(part, row);
  });

  it('that fits is as it was', () => {
    for (const row of haulRows()[part]) expect(archiveLine(row)).toBe(JSON.stringify(row));
  });
});

it('keeps the format and fits, with any number of lines and events and any length of texts', () => {
  const { orders, packages } = largestRows('茶');
  const text = fc.nat(1_000).map((length) => '壶🍵x'.repeat(length).slice(0, length).toWellFormed());
  fc.assert(
    fc.property(text, fc.nat(500), fc.nat(2_000), (name, lines, events) => {
      const order = aHaulOrder({
        note: name,
        lines: orders.lines.slice(0, lines).map((line) => ({ ...line, name })),
        timeline: orders.timeline.slice(0, events),
      });
      const parcel = aHaulPackage({
        photos: packages.photos.slice(0, lines),
        tracking: packages.tracking.slice(0, events).map((event) => ({ ...event, text: name })),
      });
      expectLine('orders', order);
      expectLine('packages', parcel);
    }),
    { numRuns: 10 },
  );
});

describe('a row that is too long', () => {
  const [line] = aHaulOrder().lines;
  if (!line) throw new Error('the order has no line');
  const manyLines = (count: number, over: Partial<typeof line>, note = '') =>
    aHaulOrder({ note, lines: Array.from({ length: count }, (_, at) => ({ ...line, id: `line-${at}`, ...over })) });

  it('keeps all lines and events of a large order, and as much of each text as there is room for', () => {
    const order = manyLines(200, { name: '青瓷茶杯'.repeat(100), spec: '颜色：青' }, '急'.repeat(500));
    const short = written(order);
    expect(short.lines).toHaveLength(200);
    expect(short.timeline).toEqual(order.timeline);
    expect(short.lines[0]).toMatchObject({ spec: '颜色：青', source_url: line.source_url });
    expect(short.lines[0]?.name).toMatch(/^(青瓷茶杯)+.*…$/);
    expect(short.note).toMatch(/^急+…$/);
    // One more character of each name would be too long.
    expect(Buffer.byteLength(archiveLine(order))).toBeGreaterThan(maxRowBytes - 200 * 3);
  });

  it('cuts all texts of a package alike, and keeps all of its events', () => {
    const event = { at: '2026-01-10T08:00:00.000Z', place: '上'.repeat(300), text: '到'.repeat(900) };
    const tracking = Array.from({ length: 100 }, () => event);
    const parcel = written(aHaulPackage({ method: '航'.repeat(200), carrier: '邮'.repeat(200), tracking }));
    expect(parcel.tracking).toHaveLength(100);
    const texts = [parcel.method, parcel.carrier, parcel.tracking[0]?.place ?? '', parcel.tracking[0]?.text ?? ''];
    expect(new Set(texts.map(({ length }) => length)).size).toBe(1);
    for (const text of texts) expect(text).toMatch(/…$/);
  });

  it('leaves out web addresses that are too long, and no part of one', () => {
    const short = written(manyLines(40, { source_url: `https://shop.example/?q=${'a'.repeat(4_000)}` }));
    expect(short.lines.map(({ source_url }) => source_url)).toEqual(Array(40).fill(null));
  });

  it('ends no text within a character', () => {
    const short = written(manyLines(100, { name: '🍵'.repeat(400) }));
    expect(short.lines[0]?.name).toMatch(/^(🍵)+…$/u);
  });

  it('leaves out the oldest events if short texts do not suffice', () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
    const timeline = Array.from({ length: 2_000 }, (_, minute) => ({
      status: 'processing',
      event: 'note_added',
      at: at(minute),
    }));
    const order = written(aHaulOrder({ timeline }));
    expect(order.timeline).toEqual(timeline.slice(-order.timeline.length));
    const tracking = timeline.map(({ at: time }) => ({ at: time, place: '上海', text: '到达' })).toReversed();
    const parcel = written(aHaulPackage({ tracking }));
    expect(parcel.tracking).toEqual(tracking.slice(0, parcel.tracking.length));
    for (const { length } of [order.timeline, parcel.tracking]) expect(length).toBeGreaterThan(500);
  });
});
