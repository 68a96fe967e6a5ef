import { expect, test } from 'vitest';
import { colors, preloadedFontUrl } from '@caravan/ui-kit';
import { builtAssetTags, writeDocument } from './document.ts';
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

const headOf = (colorMode: 'light' | 'dark' | undefined) => {
  const state = { store: {}, texts: {}, router: {} } as Parameters<typeof writeDocument>[0]['state'];
  const html = writeDocument({
    language: 'zh',
    websiteTag: 'harbour',
    colorMode,
    head: '',
    assetTags: '',
    body: '',
    state,
  });
  return new DOMParser().parseFromString(html, 'text/html').head;
};

test('every page can be installed: its manifest in its language, and icons', () => {
  const hrefs = [...headOf(undefined).querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname]);
  expect(hrefs).toEqual([
    ['icon', '/favicon.svg'],
    ['apple-touch-icon', '/apple-touch-icon.png'],
    ['manifest', '/site.webmanifest'],
  ]);
  const manifest = headOf(undefined).querySelector('link[rel=manifest]')?.getAttribute('href') ?? '';
  expect(Object.fromEntries(new URL(manifest, 'http://shop.test').searchParams)).toEqual({
    lang: 'zh',
    tag: 'harbour',
  });
});

test('the browser’s bars have the colour of the header in the chosen mode, otherwise in that of the system', () => {
  const barsIn = (mode: 'light' | 'dark' | undefined) =>
    [...headOf(mode).querySelectorAll('meta[name=theme-color]')].map((meta) => [
      meta.getAttribute('media'),
      meta.getAttribute('content'),
    ]);
  const { light, dark } = colors.surface;
  expect(barsIn(undefined)).toEqual([
    ['(prefers-color-scheme: light)', light],
    ['(prefers-color-scheme: dark)', dark],
  ]);
  expect(barsIn('dark')).toEqual([[null, dark]]);
});
