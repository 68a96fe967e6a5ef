import { expect, test } from 'vitest';
import { preloadedFontUrl } from '@caravan/ui-kit';
import { builtAssetTags } from './document.ts';
import { escapeHtml, jsonScript, tag } from './html.ts';

test('every script that the entry imports is preloaded once, dependencies first', () => {
  const manifest = {
    'src/entry-client.tsx': { file: 'e.js', imports: ['_a.js', '_b.js'], dynamicImports: ['later.tsx'] },
    '_a.js': { file: 'a.js', imports: ['_b.js'] },
    '_b.js': { file: 'b.js', imports: ['_a.js'] },
    'later.tsx': { file: 'later.js' },
    'style.css': { file: 's.css' },
  };
  const head = new DOMParser().parseFromString(builtAssetTags(manifest), 'text/html').head;
  const files = [...head.children].map((one) => one.getAttribute('href') ?? one.getAttribute('src'));
  expect(files).toEqual([preloadedFontUrl, '/s.css', '/b.js', '/a.js', '/e.js']);
});

test('a build without the entry is an error', () => {
  expect(() => builtAssetTags({ 'style.css': { file: 's.css' } })).toThrow('src/entry-client.tsx');
});

test('no value in the page can end its tag', () => {
  expect(tag('meta', { content: `"><script>alert('&')`, name: undefined })).toBe(
    '<meta content="&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)">',
  );
  expect(escapeHtml('</title>')).toBe('&lt;/title&gt;');
});

test('a data block parses to the written value, and nothing in it ends its script', () => {
  const data = { name: '</script><!--', note: 'a\u2028b\u2029c', text: '客服', left: undefined };
  const script = jsonScript({ type: 'application/json', id: 'x' }, data);
  const [, json = ''] = /^<script type="application\/json" id="x">(.*)<\/script>$/s.exec(script) ?? [];
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ name: data.name, note: data.note, text: data.text });
});
