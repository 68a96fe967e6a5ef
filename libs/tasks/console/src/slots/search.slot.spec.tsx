import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleTestLayout } from '@caravan/console-core/testing';
import { searchStaff, type TakenTask } from '@caravan/tasks/contract';
import { type AppLayout, type LayoutProps, useLazySlot } from '@caravan/web-core';
import { renderRoute, sentTo } from '@caravan/web-core/testing';
import { tasksHandlers } from '../mocks/tasks.handlers.ts';
import { tasksConsole } from '../tasks.console.ts';

const found = [
  { kind: 'order', ref: 'CV1', title: 'CV1 · Tea House', state: 'paid' },
  { kind: 'payment', ref: 'pay-1', title: 'MTCN 1234567890', state: 'waiting' },
];

/** A layout that shows the search above each page, as the console's does. */
const layoutWithSearch = (): AppLayout => {
  const base = consoleTestLayout();
  const { default: Layout } = base.layouts;
  const WithSearch = ({ children }: LayoutProps) => {
    const Search = useLazySlot('consoleSearch');
    return (
      <Layout>
        {Search ? <Search /> : null}
        {children}
      </Layout>
    );
  };
  return { ...base, layouts: { default: WithSearch, login: WithSearch, bare: WithSearch } };
};
const show = (language: 'en' | 'zh' = 'en', items = found, taken: TakenTask[] = []) =>
  renderRoute({
    feature: tasksConsole,
    path: '/',
    language,
    handlers: tasksHandlers({ found: items, taken }),
    loggedIn: true,
    appLayout: layoutWithSearch(),
  });

it('opens by Ctrl-K, and links what has a page', async () => {
  const { user } = await show();
  await screen.findByRole('button', { name: 'Search' });
  await user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Search everything' });
  const field = within(dialog).getByRole('searchbox', { name: 'Number, e-mail, tracking number or words' });
  await user.type(field, '{Shift>}CV{/Shift}1{Enter}');
  expect(await within(dialog).findByRole('link', { name: 'Order · CV1 · Tea House' })).toHaveAttribute(
    'href',
    '/orders/CV1',
  );
  expect(within(dialog).getByText('Payment · MTCN 1234567890')).toBeInTheDocument();
  expect(sentTo(searchStaff)[0]?.query).toEqual({ q: 'CV1' });
});

it('says in Chinese that nothing was found', async () => {
  const { user } = await show('zh', []);
  await user.click(await screen.findByRole('button', { name: '搜索' }));
  await user.type(await screen.findByRole('searchbox', { name: '编号、邮箱、运单号或关键词' }), 'x{Enter}');
  expect(await screen.findByText('没有找到结果，请核对编号或减少关键词。')).toBeInTheDocument();
});

it('tells on every page of a task that a colleague took over', async () => {
  await show('en', [], [{ queue: 'buy', ref: 'CV1', title: 'Tea pot', by: 'wang', note: 'you are ill' }]);
  expect(await screen.findByText('wang has taken over Tea pot: you are ill')).toBeInTheDocument();
});
