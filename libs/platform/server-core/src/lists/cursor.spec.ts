import { z } from '@caravan/kernel/zod';
import { describe, expect, it } from 'vitest';
import { cutPage, fitPage, readCursor } from './cursor.ts';

const position = z.tuple([z.int(), z.string()]);
const rows = ['a', 'b', 'c'].map((id, place) => ({ id, place }));
const pageOf = (limit: number) => cutPage(rows.slice(0, limit + 1), limit, ({ place, id }) => [place, id]);

describe('a list with a cursor', () => {
  it('continues after the last item of the page', () => {
    const { items, next } = pageOf(2);
    expect(items.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(readCursor(next ?? undefined, position)).toEqual([1, 'b']);
  });

  it('has no cursor on its last page, and none is needed for the first', () => {
    expect(pageOf(3).next).toBeNull();
    expect(cutPage([], 3, () => [])).toEqual({ items: [], next: null });
    expect(readCursor(undefined, position)).toBeUndefined();
  });

  it('ends before large entries make its answer too long, and loses none of them', () => {
    const large = ['a', 'b', 'c', 'd'].map((id, place) => ({ id, place, text: '字'.repeat(100 * 1024) }));
    const fit = (items: typeof large) => fitPage({ items, next: null, count: 4 }, ({ place, id }) => [place, id]);
    const first = fit(large);
    expect(first.items.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(readCursor(first.next ?? undefined, position)).toEqual([1, 'b']);
    expect(fit(large.slice(2))).toMatchObject({ items: [{ id: 'c' }, { id: 'd' }], next: null });
    const [huge] = large.map((one) => ({ ...one, text: one.text.repeat(9) }));
    expect(fit(huge ? [huge] : []).items).toHaveLength(1);
  });

  it.each(['x', '%', Buffer.from('[1]').toString('base64url'), Buffer.from('["a","b"]').toString('base64url')])(
    'refuses the cursor %s of another list',
    (cursor) => {
      expect(() => readCursor(cursor, position)).toThrow('invalid');
    },
  );
});
