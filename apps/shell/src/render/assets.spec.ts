import { expect, test } from 'vitest';
import { websiteTagOf } from '../website-tag.ts';
import { assetsOf } from './assets.ts';
import { escapeHtml, tag } from './escape.ts';

test('the closure of a page comes once, dependencies first', () => {
  const manifest = {
    'src/entry-client.tsx': { file: 'e.js', imports: ['_a.js', '_b.js'], css: ['e.css'] },
    '_a.js': { file: 'a.js', imports: ['_b.js'], css: ['a.css'] },
    '_b.js': { file: 'b.js', imports: ['_a.js'] },
    'page.tsx': { file: 'p.js', imports: ['_a.js', 'src/entry-client.tsx'], css: ['a.css', 'p.css'], dynamicImports: ['later.tsx'] },
    'later.tsx': { file: 'later.js', css: ['later.css'] },
  };
  expect(assetsOf(manifest, ['page.tsx', 'page.tsx', 'not-built.tsx'])).toEqual({
    entry: '/e.js',
    scripts: ['/b.js', '/a.js', '/p.js'],
    styles: ['/a.css', '/e.css', '/p.css'],
  });
});

test('a build without the entry is a mistake', () => {
  expect(() => assetsOf({}, [])).toThrow('src/entry-client.tsx');
});

test('nothing written into the page can end its tag', () => {
  expect(tag('meta', { content: `"><script>alert('&')`, name: undefined })).toBe('<meta content="&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)">');
  expect(escapeHtml('</title>')).toBe('&lt;/title&gt;');
});

test.each([
  ['production.caravan', 'caravan'],
  ['production', 'default'],
  ['production.', 'default'],
  ['development.north.extra', 'north'],
])('the website tag of %s is %s', (mode, expected) => {
  expect(websiteTagOf(mode)).toBe(expected);
});
