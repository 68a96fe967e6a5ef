import { expect, it } from 'vitest';
import { linkInPage } from './link-in-page.ts';

it.each([
  [`<script>var url = 'https://item.taobao.com/item.htm?ft=t&id=674029285425';</script>`, '674029285425'],
  [`{"target":"https:\\/\\/detail.tmall.com\\/item.htm?spm=1\\u0026id=612345678901"}`, '612345678901'],
  [`<a href="https://weidian.com/item.html?a=1&amp;itemID=7240382968">`, '7240382968'],
  [`<script src="https://cdn.example/a.js"></script>`, undefined],
  [null, undefined],
])('%s', (text, itemId) => {
  expect(linkInPage(text)?.itemId).toBe(itemId);
});

it('checks a limited number of URLs', () => {
  const after = (count: number) =>
    `${'"https://cdn.example/a.js" '.repeat(count)} "https://item.taobao.com/item.htm?id=674029285425"`;
  expect(linkInPage(after(199))?.itemId).toBe('674029285425');
  expect(linkInPage(after(200))).toBeUndefined();
});
