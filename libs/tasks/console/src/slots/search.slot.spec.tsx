import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout } from '@caravan/console-core/testing';
import { searchStaff, type TakenTask } from '@caravan/tasks/contract';
import { type AppLayout, type LayoutProps, useLazySlot } from '@caravan/web-core';
import { renderRoute, sentTo } from '@caravan/web-core/testing';
import { tasksHandlers } from '../mocks/tasks.handlers.ts';
import { tasksConsole } from '../tasks.console.ts';

const found = [
  { kind: 'order', ref: 'CV1', title: 'CV1 · Tea House', state: 'paid', part_of: null },
  {
    kind: 'payment',
    ref: 'pay-1',
    title: 'MTCN 1234567890',
    state: 'waiting',
    part_of: { kind: 'package', ref: 'PA1' },
  },
  { kind: 'dispute', ref: 'dp_1', title: 'dp_1', state: 'lost', part_of: { kind: 'person', ref: 'user_1' } },
  { kind: 'conversation', ref: 'talk-1', title: 'CV1 · When?', state: 'open', part_of: null },
  { kind: 'coupon', ref: 'C1', title: 'C1', state: null, part_of: { kind: 'order', ref: 'CV1' } },
  { kind: 'coupon', ref: 'C2', title: 'C2', state: null, part_of: null },
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
    features: [consoleCoreFeature, tasksConsole],
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
  const linked = (name: string) => within(dialog).getByRole('link', { name });
  expect(linked('Payment · MTCN 1234567890')).toHaveAttribute('href', '/money/payments/pay-1');
  expect(linked('Dispute · dp_1')).toHaveAttribute('href', '/money/disputes/dp_1');
  expect(linked('Conversation · CV1 · When?')).toHaveAttribute('href', '/tickets/talk-1');
  expect(linked('coupon · C1')).toHaveAttribute('href', '/orders/CV1');
  expect(within(dialog).getByText('coupon · C2')).not.toHaveAttribute('href');
  expect(sentTo(searchStaff)[0]?.query).toEqual({ q: 'CV1' });
});

it('is used by keys: arrows move through the results, Enter opens one, Escape closes', async () => {
  const { user, location } = await show('zh');
  await screen.findByRole('button', { name: '搜索' });
  await user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', { name: '全局搜索' });
  const field = within(dialog).getByRole('searchbox');
  await user.type(field, 'x{Enter}');
  const first = await within(dialog).findByRole('link', { name: '订单 · CV1 · Tea House' });
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
  expect(field).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(field).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('searchbox'), 'x{Enter}');
  await screen.findByRole('link', { name: '争议 · dp_1' });
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(location()).toBe('/money/disputes/dp_1'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('opens the best result by a second Enter', async () => {
  const { user, location } = await show();
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.type(await screen.findByRole('searchbox'), 'x{Enter}');
  await screen.findByRole('link', { name: 'Order · CV1 · Tea House' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location()).toBe('/orders/CV1'));
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
