import { z } from '@caravan/kernel/zod';
import { describe, expect, it } from 'vitest';
import { cutPage, readCursor } from './cursor.ts';

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

  it.each(['x', '%', Buffer.from('[1]').toString('base64url'), Buffer.from('["a","b"]').toString('base64url')])(
    'refuses the cursor %s of another list',
    (cursor) => {
      expect(() => readCursor(cursor, position)).toThrow('invalid');
    },
  );
});
