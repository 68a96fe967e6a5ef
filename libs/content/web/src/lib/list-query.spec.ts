import { expect, test } from 'vitest';
import { listHref, listQueryOf } from './list-query.ts';
import { articleSection, faqSection } from './section.ts';

const read = (search: string) => listQueryOf(faqSection, new URLSearchParams(search));

test('reads the query from an address', () => {
  expect(read('q=free+storage&group=fees&page=3')).toEqual({
    type: '1',
    group: 'fees',
    q: 'free storage',
    page: 3,
    page_size: 20,
  });
  expect(listQueryOf(articleSection, new URLSearchParams())).toMatchObject({ type: undefined, page: 1 });
});

test.each(['page=0', 'page=-1', 'page=two', 'page=1.5', 'page=9999999', 'q=', 'q=+++', 'group='])(
  '%s asks for nothing in particular',
  (search) => {
    expect(read(search)).toEqual({ type: '1', group: undefined, q: undefined, page: 1, page_size: 20 });
  },
);

test('a search is cut to the server’s maximum', () => {
  expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(100);
  expect(read(`q=${'a'.repeat(99)}😀😀`).q).toBe(`${'a'.repeat(99)}😀`);
});

test('addresses contain only the set parameters', () => {
  expect(listHref(faqSection)).toBe('/faq');
  expect(listHref(faqSection, { group: 'fees', page: 1 })).toBe('/faq?group=fees');
  expect(listHref(articleSection, { q: 'a b', group: 'fees', page: 2 })).toBe('/article?q=a+b&group=fees&page=2');
});
