import { act, screen, waitFor } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { makePageRenderer } from './render/page-renderer.tsx';
import { pageRequest } from './testing/page-request.ts';
import { arrivals, testSite } from './testing/test-site.tsx';
import { startPage } from './start-page.tsx';

const manifest = { 'src/entry-client.tsx': { file: 'assets/entry.js' }, 'style.css': { file: 'assets/style.css' } };
const render = makePageRenderer(testSite, {
  publicUrl: 'https://caravan.test',
  websiteTag: 'default',
  assets: { manifest },
});

const opened: Root[] = [];
const openPage = async (path: string, language: 'en' | 'zh' = 'en'): Promise<void> => {
  const { html } = await render(pageRequest(path, { language }));
  const page = new DOMParser().parseFromString(html, 'text/html');
  history.replaceState(null, '', path);
  document.head.innerHTML = page.head.innerHTML;
  document.body.innerHTML = page.body.innerHTML;
  await act(async () => void opened.push(await startPage(testSite)));
  await waitFor(() => expect(document.documentElement.dataset['hydrated']).toBe('1'));
};

// Emotion keeps the style elements that it has put into the head.
const headBefore = [...document.head.childNodes];
afterEach(() => {
  act(() => opened.splice(0).forEach((root) => root.unmount()));
  document.head.replaceChildren(...headBefore);
  delete document.documentElement.dataset['hydrated'];
  document.body.innerHTML = '';
});

// A hydration mismatch is a console error, which fails the test.
test.each([
  ['/', 'en', 'Home </script>'],
  ['/?lang=zh', 'zh', '首页'],
  ['/nowhere', 'en', '404'],
  ['/gone', 'en', '410'],
] as const)('hydrates %s as the server rendered it', async (path, language, heading) => {
  await openPage(path, language);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
});

test('a lazy slot that the page names is in the HTML of the server, and stays there', async () => {
  const { html } = await render(pageRequest('/with-slot', { language: 'en' }));
  expect(html).toContain('<p>early words</p>');
  await openPage('/with-slot');
  expect(screen.getByText('early words')).toBeVisible();
});

test('a feature keeps its part of the address at which the visitor arrives, on any page', async () => {
  for (const path of ['/?from=ada', '/nowhere?from=bob', '/gone?other=cy']) await openPage(path);
  await waitFor(() => expect(arrivals).toEqual(['ada', 'bob']));
});

test('the page is interactive after hydration, and a guarded link leads to login', async () => {
  await openPage('/');
  expect(await screen.findByText('awake')).toBeVisible();
  act(() => screen.getByRole('link', { name: 'private' }).click());
  await waitFor(() => expect(location.pathname + location.search).toBe('/user/login?next=%2Fprivate'));
  await waitFor(() => expect(document.title).toBe('404 · Caravan'));
});
