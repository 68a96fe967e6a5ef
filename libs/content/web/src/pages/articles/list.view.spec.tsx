import { screen, waitFor, within } from '@testing-library/react';
import { getArticlePageContract } from '@caravan/content/contract/schema';
import { anArticlePage, anArticleSummary } from '@caravan/content/contract/testing';
import { fail, getArticlePage } from '@caravan/content/contract';
import { byTurns, mockEndpoint, renderRoute, type RenderRouteOptions, sentTo } from '@caravan/web-core/testing';
import { describe, expect, test } from 'vitest';
import { contentWeb } from '../../content.web.ts';
import { contentAnswers, contentHandlers, type ContentAnswers } from '../../mocks/content.handlers.ts';

const show = async (
  path: string,
  { answers: given, ...options }: Partial<RenderRouteOptions> & { answers?: Partial<ContentAnswers> } = {},
) => {
  const answers = contentAnswers(given);
  return {
    ...(await renderRoute({ feature: contentWeb, path, ...options, handlers: contentHandlers(answers) })),
    answers,
  };
};
const fees = { group: 'fees', group_name: 'Fees and payment' };
const refunds = anArticleSummary({ id: 66, slug: 'refunds', article_name: 'Refunds and cancelling', ...fees });
const groups = [
  { group: 'buying', group_name: 'Buying', count: 1 },
  { ...fees, count: 1 },
];

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test.each(
  byTurns([
    [
      'en',
      {
        title: 'Help centre',
        group: 'Buying',
        article: 'How proxy purchase works',
        topics: 'Topics',
        all: 'All topics 2',
        ask: 'Contact us',
      },
    ],
    [
      'zh',
      { title: '帮助中心', group: '代购', article: '代购流程', topics: '主题', all: '全部主题 2', ask: '联系客服' },
    ],
  ] as const),
)('the help centre in %s shows topics and the articles of each', async (language, words) => {
  const purchase = anArticleSummary({ article_name: words.article, group_name: words.group });
  const page = anArticlePage({ items: [purchase, refunds], total: 2, groups });
  await show('/faq', { language, answers: { page } });
  expect(sentTo(getArticlePage)).toMatchObject([{ query: { type: '1', page: 1 }, language }]);
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  expect(document.title).toBe(words.title);
  const group = screen.getByRole('region', { name: words.group });
  expect(within(group).getByRole('link', { name: words.article })).toHaveAttribute(
    'href',
    '/faq/59/proxy-purchase-process',
  );
  expect(linksOf(words.topics)[0]).toEqual([words.all, '/faq']);
  expect(screen.getByRole('link', { name: words.ask })).toHaveAttribute('href', '/user/conversations');
});

test('the list of articles includes other types, each on the path of its type', async () => {
  await show('/article');
  expect(sentTo(getArticlePage)[0]?.query).not.toHaveProperty('type');
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/article/81/contact');
  expect(screen.getByRole('link', { name: 'Refunds and cancelling' })).toHaveAttribute('href', '/faq/66/refunds');
});

test.each(['/faq/refunds', '/faq/refunds/66', '/article/a/b/c', '/article/-1', '/faq/'])(
  '%s names no article and shows the list',
  async (path) => {
    await show(path);
    expect(
      screen.getByRole('heading', { level: 1, name: path.startsWith('/faq') ? 'Help centre' : 'Articles' }),
    ).toBeVisible();
  },
);

describe('topics', () => {
  test('filter by one group, mark it, and link to all', async () => {
    const { user, location, answers } = await show('/faq');
    answers.page = anArticlePage({ items: [refunds], groups });
    await user.click(screen.getByRole('link', { name: 'Fees and payment 1' }));
    expect(location()).toBe('/faq?group=fees');
    await waitFor(() => expect(sentTo(getArticlePage).at(-1)?.query).toMatchObject({ type: '1', group: 'fees' }));
    expect(await screen.findByRole('link', { name: 'Fees and payment 1', current: 'page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Refunds and cancelling' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'How proxy purchase works' })).toBeNull();
    await waitFor(() => expect(document.title).toBe('Fees and payment · Help centre'));
  });

  test('keep the search', async () => {
    await show('/faq?q=the');
    expect(sentTo(getArticlePage)).toMatchObject([{ query: { type: '1', q: 'the' } }]);
    expect(linksOf('Topics')).toContainEqual(['Buying 1', '/faq?q=the&group=buying']);
  });
});

describe('the search', () => {
  test('shows the results with their groups, and is not indexed', async () => {
    const { user, location, answers } = await show('/faq');
    answers.page = anArticlePage({ items: [refunds], groups: [{ ...fees, count: 1 }] });
    await user.type(screen.getByRole('searchbox', { name: 'Search articles' }), ' refunds {Enter}');
    expect(location()).toBe('/faq?q=refunds');
    const found = await screen.findByRole('heading', { level: 2, name: 'Results for “refunds” (1)' });
    expect(found).toBeVisible();
    expect(sentTo(getArticlePage).at(-1)?.query).toMatchObject({ type: '1', q: 'refunds' });
    expect(screen.getByRole('link', { name: 'Refunds and cancelling' }).closest('li')).toHaveTextContent(
      'Fees and payment',
    );
    expect(screen.getByRole('searchbox')).toHaveValue('refunds');
    await waitFor(() =>
      expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'),
    );
  });

  test('without results links to the full list', async () => {
    const nothing = anArticlePage({ items: [], total: 0, groups: [] });
    const { user, location, answers } = await show('/faq?q=teapot', { answers: { page: nothing } });
    expect(screen.getByText('No article contains these words. Try fewer or different ones.')).toBeVisible();
    answers.page = contentAnswers().page;
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

test('each page of a long list has an address', async () => {
  await show('/faq?group=buying&page=2', { answers: { page: anArticlePage({ page: 2, total: 45 }) } });
  expect(sentTo(getArticlePage)).toMatchObject([{ query: { group: 'buying', page: 2 } }]);
  const hrefs = linksOf('Pages').map(([, href]) => href);
  expect(hrefs).toContain('/faq?group=buying');
  expect(hrefs).toContain('/faq?group=buying&page=3');
});

test('shows an error if the server fails', async () => {
  const handler = mockEndpoint(getArticlePageContract, () => {
    throw fail('unavailable');
  });
  await renderRoute({ feature: contentWeb, path: '/faq', handlers: [handler] });
  expect(screen.getByRole('heading', { level: 1, name: '503' })).toBeVisible();
});
