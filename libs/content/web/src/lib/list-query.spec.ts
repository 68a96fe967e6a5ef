import { expect, test } from 'vitest';
import { listHref, listQueryOf } from './list-query.ts';
import { articleSection, faqSection } from './section.ts';

const read = (search: string) => listQueryOf(faqSection, new URLSearchParams(search));

test('an address says what its list holds', () => {
  expect(read('q=free+storage&group=fees&page=3')).toEqual({ type: '1', group: 'fees', q: 'free storage', page: 3, page_size: 20 });
  expect(listQueryOf(articleSection, new URLSearchParams())).toMatchObject({ type: undefined, page: 1 });
});

test.each(['page=0', 'page=-1', 'page=two', 'page=1.5', 'page=9999999', 'q=', 'q=+++', 'group='])('%s asks for nothing in particular', (search) => {
  expect(read(search)).toEqual({ type: '1', group: undefined, q: undefined, page: 1, page_size: 20 });
});

test('a search is no longer than the server takes', () => {
  expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(100);
});

test('addresses carry what is set and no more', () => {
  expect(listHref(faqSection)).toBe('/faq');
  expect(listHref(faqSection, { group: 'fees', page: 1 })).toBe('/faq?group=fees');
  expect(listHref(articleSection, { q: 'a b', group: 'fees', page: 2 })).toBe('/article?q=a+b&group=fees&page=2');
});
