import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout } from '@caravan/console-core/testing';
import { fail } from '@caravan/kernel';
import { nextTask } from '@caravan/tasks/contract';
import { listQueuesContract } from '@caravan/tasks/contract/schema';
import { aTask, someFigures } from '@caravan/tasks/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { renderRoute, sentTo } from '@caravan/web-core/testing';
import { tasksHandlers } from '../../mocks/tasks.handlers.ts';
import { tasksConsole } from '../../tasks.console.ts';

const figures = [
  someFigures({ overdue: 0, oldest_at: new Date(Date.now() - 3 * 3_600_000 - 1_000).toISOString() }),
  someFigures({ queue: 'review', open: 0, mine: 0, overdue: 0, oldest_at: null }),
  someFigures({ queue: 'pack', open: 4, mine: 0, overdue: 1 }),
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

it('groups the queues by stage, what is overdue first, and each number opens what it counts', async () => {
  await show();
  const buying = within(await screen.findByRole('region', { name: 'Buying' }));
  expect(buying.getByRole('link', { name: 'To buy' })).toHaveAttribute('href', '/work/buy');
  expect(buying.getByRole('link', { name: '2 mine' })).toHaveAttribute('href', '/work/buy?mine=true');
  expect(await buying.findByText('3 hours ago')).toBeInTheDocument();
  const packing = within(screen.getByRole('region', { name: 'Packing' }));
  expect(packing.getByRole('link', { name: '1 overdue' })).toHaveAttribute('href', '/work/pack?overdue=true');
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Packing', 'Buying']);
  expect(screen.getByText('Today 21 tasks done, 9 by you')).toBeInTheDocument();
  expect(screen.getByText('1 empty queue')).toBeInTheDocument();
  expect(screen.getByText('Price changes')).toBeInTheDocument();
});

it('speaks Chinese', async () => {
  await show('zh');
  expect(await screen.findByRole('heading', { name: '工作台' })).toBeInTheDocument();
  const buying = await screen.findByRole('region', { name: '采购' });
  expect(await within(buying).findByText('3小时前')).toBeInTheDocument();
  expect(screen.getByText('今天已完成 21 项，其中您完成 9 项')).toBeInTheDocument();
});

it('claims the next task of all queues and opens it', async () => {
  const next = aTask({ queue: 'pack', ref: 'PK 1' });
  const { user, location } = await show('en', tasksHandlers({ figures, next, tasks: [next] }));
  await user.click(await screen.findByRole('button', { name: 'Next task' }));
  await waitFor(() => expect(location()).toBe('/work/pack?at=PK%201'));
  expect(sentTo(nextTask)).toEqual([expect.objectContaining({ body: {} })]);
});

it('says when no task is free, also by its key', async () => {
  const { user } = await show();
  await screen.findByRole('button', { name: 'Next task' });
  await user.keyboard('n');
  expect(await screen.findByText('No task is free in your queues')).toBeInTheDocument();
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
