import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listStaffArticles } from '@caravan/content/contract';
import { aStaffArticle } from '@caravan/content/contract/testing/staff';
import { sentTo } from '@caravan/web-core/testing';
import { renderConsole } from '../../testing/render-console.ts';

const text = { slug: 'x', summary: 'x', markdown: 'x' };
const articles = [
  aStaffArticle(),
  aStaffArticle({
    id: 1001,
    type: 3,
    group: 'news',
    texts: { en: { ...text, name: 'New year' }, zh: { ...text, name: '春节安排' } },
    state: 'scheduled',
    publish_at: '2999-02-01T00:00:00.000Z',
    edited_at: null,
  }),
];

it('lists articles with both titles, their group and whether visitors see them', async () => {
  await renderConsole('/settings/articles', { articles });
  const row = await screen.findByRole('row', { name: /New year/ });
  expect(row).toHaveTextContent('春节安排');
  expect(row).toHaveTextContent('News');
  expect(row).toHaveTextContent(/Scheduled.*2999/);
  expect(within(row).getByRole('link', { name: 'New year' })).toHaveAttribute('href', '/settings/articles/1001');
  expect(screen.getByRole('row', { name: /Wooden goods/ })).toHaveTextContent('Published');
});

it('filters by state and group, and keeps the filter in the address', async () => {
  const { user } = await renderConsole('/settings/articles', { articles });
  const filter = within(await screen.findByRole('search', { name: 'Filter: Articles' }));
  await user.selectOptions(await filter.findByRole('combobox', { name: 'State' }), 'Scheduled');
  await filter.findByRole('option', { name: 'News' });
  await user.selectOptions(filter.getByRole('combobox', { name: 'Group' }), 'News');
  await user.click(filter.getByRole('button', { name: 'Filter' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Wooden goods/ })).not.toBeInTheDocument());
  expect(await screen.findByRole('row', { name: /New year/ })).toBeInTheDocument();
  expect(sentTo(listStaffArticles).at(-1)).toMatchObject({ query: { state: 'scheduled', group: 'news' } });
});

it('shows Chinese titles first in Chinese, and says what to do with an empty list', async () => {
  await renderConsole('/settings/articles', { articles, language: 'zh' });
  expect(await screen.findByRole('link', { name: '春节安排' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /春节安排/ })).toHaveTextContent('定时发布');
  expect(screen.getByRole('link', { name: '写文章' })).toHaveAttribute('href', '/settings/articles/new');
});

it('says so if no article matches', async () => {
  await renderConsole('/settings/articles?state=draft', { articles });
  expect(await screen.findByText('No article matches. Change the filter, or write one.')).toBeInTheDocument();
});
