import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout } from '@caravan/console-core/testing';
import { fail } from '@caravan/kernel';
import { listQueuesContract } from '@caravan/tasks/contract/schema';
import { someFigures } from '@caravan/tasks/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { renderRoute } from '@caravan/web-core/testing';
import { tasksHandlers } from '../../mocks/tasks.handlers.ts';
import { tasksConsole } from '../../tasks.console.ts';

const figures = [
  someFigures({ oldest_at: new Date(Date.now() - 3 * 3_600_000 - 1_000).toISOString() }),
  someFigures({ queue: 'review', open: 0, mine: 0, overdue: 0, oldest_at: null }),
];
const show = (language: 'en' | 'zh' = 'en', handlers = tasksHandlers({ figures })) =>
  renderRoute({
    features: [consoleCoreFeature, tasksConsole],
    path: '/',
    language,
    handlers,
    loggedIn: true,
    appLayout: consoleTestLayout(),
  });

it('lists the queues with their numbers, each of which opens what it counts', async () => {
  await show();
  const row = await screen.findByRole('row', { name: /To buy/ });
  expect(within(row).getByRole('link', { name: 'To buy' })).toHaveAttribute('href', '/work/buy');
  expect(within(row).getByRole('link', { name: '2' })).toHaveAttribute('href', '/work/buy?mine=true');
  expect(within(row).getByRole('link', { name: '1' })).toHaveAttribute('href', '/work/buy?overdue=true');
  expect(within(row).getByText('3 hours ago')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Price changes/ })).toHaveTextContent('–');
});

it('speaks Chinese', async () => {
  await show('zh');
  expect(await screen.findByRole('heading', { name: '工作台' })).toBeInTheDocument();
  expect(await screen.findByRole('row', { name: /待采购.*3小时前/ })).toBeInTheDocument();
});

it('says what a member of staff without a queue can do', async () => {
  await show('en', tasksHandlers());
  expect(await screen.findByText(/Your roles have no queue of work/)).toBeInTheDocument();
});

it('offers another try if the queues cannot be read', async () => {
  const unavailable = mockEndpoint(listQueuesContract, () => {
    throw fail('unavailable');
  });
  await show('en', [unavailable, ...tasksHandlers()]);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
