import { screen, waitFor, within } from '@testing-library/react';
import { getArticlePageSchema } from '@caravan/content/contract/schema';
import { anArticlePage, anArticleSummary } from '@caravan/content/contract/testing';
import { fail } from '@caravan/content/contract';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { renderRoute } from '@caravan/web-core/testing';
import { describe, expect, test } from 'vitest';
import { contentWeb } from '../../content.web.ts';
import { contentHandlers } from '../../mocks/content.handlers.ts';

const show = (path: string, language: 'en' | 'zh' = 'en') => renderRoute({ feature: contentWeb, path, language, handlers: contentHandlers() });

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test.each([
  ['en', { title: 'Help centre', group: 'Buying', article: 'How proxy purchase works', topics: 'Topics', all: 'All topics 2', ask: 'How to reach us' }],
  ['zh', { title: '帮助中心', group: '代购', article: '代购流程', topics: '主题', all: '全部主题 2', ask: '联系方式' }],
] as const)('the help centre in %s shows topics and the articles of each', async (language, words) => {
  await show('/faq', language);
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  expect(document.title).toBe(words.title);
  const group = screen.getByRole('region', { name: words.group });
  expect(within(group).getByRole('link', { name: words.article })).toHaveAttribute('href', '/faq/59/proxy-purchase-process');
  expect(linksOf(words.topics)[0]).toEqual([words.all, '/faq']);
  expect(screen.getByRole('link', { name: words.ask })).toHaveAttribute('href', '/article/81/contact');
});

test('the list of articles holds those that are no FAQ as well, each on the path of its kind', async () => {
  await show('/article');
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/article/81/contact');
  expect(screen.getByRole('link', { name: 'Refunds and cancelling' })).toHaveAttribute('href', '/faq/66/refunds');
});

test.each(['/faq/refunds', '/faq/refunds/66', '/article/a/b/c', '/article/-1', '/faq/'])('%s names no article and shows the list', async (path) => {
  await show(path);
  expect(screen.getByRole('heading', { level: 1, name: path.startsWith('/faq') ? 'Help centre' : 'Articles' })).toBeVisible();
});

describe('topics', () => {
  test('keep to one group, say which, and lead back', async () => {
    const { user, location } = await show('/faq');
    await user.click(screen.getByRole('link', { name: 'Fees and payment 1' }));
    expect(location()).toBe('/faq?group=fees');
    expect(await screen.findByRole('link', { name: 'Fees and payment 1', current: 'page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Refunds and cancelling' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'How proxy purchase works' })).toBeNull();
    await waitFor(() => expect(document.title).toBe('Fees and payment · Help centre'));
  });

  test('keep the search', async () => {
    await show('/faq?q=the');
    expect(linksOf('Topics')).toContainEqual(['Buying 1', '/faq?q=the&group=buying']);
  });
});

describe('the search', () => {
  test('shows what it found, with the group of each, and is kept from search engines', async () => {
    const { user, location } = await show('/faq');
    await user.type(screen.getByRole('searchbox', { name: 'Search by words' }), ' refunds {Enter}');
    expect(location()).toBe('/faq?q=refunds');
    const found = await screen.findByRole('heading', { level: 2, name: 'Found for “refunds” (1)' });
    expect(found).toBeVisible();
    expect(screen.getByRole('link', { name: 'Refunds and cancelling' }).closest('li')).toHaveTextContent('Fees and payment');
    expect(screen.getByRole('searchbox')).toHaveValue('refunds');
    await waitFor(() => expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'));
  });

  test('without a result says so and offers everything', async () => {
    const { user, location } = await show('/faq?q=teapot');
    expect(screen.getByText('No article has these words. Try fewer or other ones.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show all articles' }));
    expect(location()).toBe('/faq');
    expect(await screen.findByRole('link', { name: 'How proxy purchase works' })).toBeVisible();
  });

  test('is a form that works without a script', async () => {
    await show('/article');
    const form = screen.getByRole('search');
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/article']);
  });
});

test('a long list has pages with addresses of their own', async () => {
  const items = [anArticleSummary()];
  const handler = mockEndpoint(getArticlePageSchema, ({ query }) => anArticlePage({ items, page: query.page, total: 45 }));
  await renderRoute({ feature: contentWeb, path: '/faq?group=buying&page=2', handlers: [handler] });
  const hrefs = linksOf('Pages').map(([, href]) => href);
  expect(hrefs).toContain('/faq?group=buying');
  expect(hrefs).toContain('/faq?group=buying&page=3');
});

test('a server that cannot answer is said as it is', async () => {
  const handler = mockEndpoint(getArticlePageSchema, () => {
    throw fail('unavailable');
  });
  await renderRoute({ feature: contentWeb, path: '/faq', handlers: [handler] });
  expect(screen.getByRole('heading', { level: 1, name: '503' })).toBeVisible();
});
