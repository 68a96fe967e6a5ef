import { screen, within } from '@testing-library/react';
import { fail, getArticle, rateArticle } from '@caravan/content/contract';
import { rateArticleContract } from '@caravan/content/contract/schema';
import { anArticle, anArticleLink } from '@caravan/content/contract/testing';
import {
  byTurns,
  joinedDates,
  mockEndpoint,
  renderRoute,
  type RenderRouteOptions,
  sentTo,
} from '@caravan/web-core/testing';
import { describe, expect, test } from 'vitest';
import { contentWeb } from '../../content.web.ts';
import { contentAnswers, contentHandlers, type ContentAnswers } from '../../mocks/content.handlers.ts';

const show = (
  path: string,
  { handlers = [], answers, ...options }: Partial<RenderRouteOptions> & { answers?: Partial<ContentAnswers> } = {},
) =>
  renderRoute({
    feature: contentWeb,
    path,
    ...options,
    handlers: [...handlers, ...contentHandlers(contentAnswers(answers))],
  });

const canonical = () =>
  new URL(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '').pathname;

test.each(
  byTurns([
    [
      'en',
      {
        title: 'How proxy purchase works',
        place: 'Where you are',
        list: 'Help centre',
        group: 'Buying',
        heading: 'Paste a link',
        updated: 'Updated 2 Jan 2026',
      },
    ],
    [
      'zh',
      {
        title: '代购流程',
        place: '当前位置',
        list: '帮助中心',
        group: '代购',
        heading: '粘贴链接',
        updated: joinedDates('更新于 2026年1月2日'),
      },
    ],
  ] as const),
)('an article in %s says where it stands, what it holds and when it changed', async (language, words) => {
  const article = anArticle({
    article_name: words.title,
    group_name: words.group,
    content_html: `<h2 id="paste">${words.heading}</h2>`,
  });
  await show('/faq/59/proxy-purchase-process', { language, answers: { articles: [article] } });
  expect(sentTo(getArticle)).toMatchObject([{ params: { id: 59 }, language }]);
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  expect(document.title).toBe(words.title);
  const place = within(screen.getByRole('navigation', { name: words.place }));
  expect(place.getByRole('link', { name: words.list })).toHaveAttribute('href', '/faq');
  expect(place.getByRole('link', { name: words.group })).toHaveAttribute('href', '/faq?group=buying');
  expect(screen.getByRole('heading', { level: 2, name: words.heading })).toBeVisible();
  expect(screen.getByText(words.updated)).toHaveAttribute('datetime', '2026-01-02T03:04:05.000Z');
});

test('an article that is not in the language of the page is marked with its own', async () => {
  const related = [
    anArticleLink({ id: 60, language: 'zh', article_name: '如何粘贴商品链接' }),
    anArticleLink({ id: 61 }),
  ];
  await show('/faq/59', { language: 'zh', answers: { articles: [anArticle({ related })] } });
  expect(screen.getByText('How proxy purchase works', { selector: 'h1 *' })).toHaveAttribute('lang', 'en');
  expect(screen.getByText('From the link to the parcel.')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('heading', { level: 2, name: 'Paste a link' }).closest('[lang]')).toHaveAttribute(
    'lang',
    'en',
  );
  expect(screen.getByRole('link', { name: 'How proxy purchase works' }).firstElementChild).toHaveAttribute(
    'lang',
    'en',
  );
  expect(screen.getByRole('link', { name: '如何粘贴商品链接' }).firstElementChild).toBeNull();
});

test('its table of contents links to its headings', async () => {
  const article = anArticle({
    content_html: '<h2 id="粘贴链接">粘贴链接</h2><h3 id="举个例子">举个例子</h3><p>一个包裹。</p>',
    toc: [
      { id: '粘贴链接', title: '粘贴链接', level: 2 },
      { id: '举个例子', title: '举个例子', level: 3 },
    ],
  });
  await show('/faq/59', { language: 'zh', answers: { articles: [article] } });
  const [contents] = screen.getAllByRole('navigation', { name: '本页目录' });
  if (!contents) throw new Error('no contents');
  const hrefs = within(contents)
    .getAllByRole('link')
    .map((link) => decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''));
  expect(hrefs).toEqual(['粘贴链接', '举个例子']);
  for (const id of hrefs) expect(document.getElementById(id)).toBeVisible();
});

test.each(['/faq/59', '/faq/59/', '/faq/59/any/tail', '/article/59', '/article/59/something-old'])(
  '%s is the article, canonical at its own address',
  async (path) => {
    await show(path);
    expect(screen.getByRole('heading', { level: 1, name: 'How proxy purchase works' })).toBeVisible();
    expect(canonical()).toBe('/faq/59/proxy-purchase-process');
  },
);

test('an article that is no FAQ has its canonical address below /article', async () => {
  await show('/faq/81/contact');
  expect(canonical()).toBe('/article/81/contact');
  expect(screen.getByRole('link', { name: 'Articles' })).toHaveAttribute('href', '/article');
});

test('links in the text and to related articles do not reload the page', async () => {
  const { user, location } = await show('/faq/59/proxy-purchase-process');
  await user.click(screen.getByRole('link', { name: 'what is paid back' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Refunds and cancelling' })).toBeVisible();
  expect(location()).toBe('/faq/66/refunds');
  await user.click(screen.getByRole('link', { name: 'Contact' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(location()).toBe('/article/81/contact');
});

test.each(['/faq/4711', '/article/4711/fees', '/faq/0', '/faq/99999999999999999999'])(
  '%s does not exist: shows the not-found page and no toast',
  async (path) => {
    await show(path);
    expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

describe('the question whether it helped', () => {
  test.each([
    ...byTurns([
      ['en', true, 'Was this helpful?', 'Yes', 'Thank you for your feedback.'],
      ['zh', true, '这篇文章有帮助吗？', '有帮助', '感谢您的反馈。'],
    ] as const),
    ...byTurns([
      [
        'en',
        false,
        'Was this helpful?',
        'No',
        'Thank you, we will improve it. If you still have a question, write to us.',
      ],
      ['zh', false, '这篇文章有帮助吗？', '没有帮助', '感谢您的反馈，我们会改进。如果还有疑问，欢迎来信。'],
    ] as const),
  ])('in %s takes the answer %s and says thank you', async (language, helpful, question, button, thanks) => {
    const { user } = await show('/faq/59', { language });
    const asked = within(screen.getByRole('region', { name: question }));
    await user.click(asked.getByRole('button', { name: button }));
    expect(await screen.findByText(thanks)).toBeVisible();
    expect(asked.queryByRole('button')).toBeNull();
    expect(sentTo(rateArticle)).toMatchObject([{ params: { id: 59 }, body: { helpful } }]);
  });

  test('asks again if the request failed', async () => {
    const failing = mockEndpoint(rateArticleContract, () => {
      throw fail('unavailable');
    });
    const { user } = await show('/faq/59', { handlers: [failing] });
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is busy');
    expect(screen.getByRole('button', { name: 'Yes' })).toBeEnabled();
  });
});
