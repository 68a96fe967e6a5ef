import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout } from '@caravan/console-core/testing';
import { aTask } from '@caravan/tasks/contract/testing';
import { renderRoute } from '@caravan/web-core/testing';
import { tasksHandlers } from '../../mocks/tasks.handlers.ts';
import { tasksConsole } from '../../tasks.console.ts';

const id = 'IaS_OiHRxrhtieoKZpm3sQ';

const show = async (path: string, language: 'en' | 'zh', tasks: ReturnType<typeof aTask>[]) => {
  await renderRoute({
    features: [consoleCoreFeature, tasksConsole],
    path,
    language,
    handlers: tasksHandlers({ tasks }),
    loggedIn: true,
    appLayout: consoleTestLayout({ me: { id: 'li', email: 'li@shop.test', name: null, roles: ['owner'] } }),
  });
  await screen.findByRole('table');
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
};

it('shows no random id of a purchase, and no column without a value', async () => {
  const headers = await show('/work/seller', 'en', [
    aTask({ queue: 'seller', kind: 'purchase', ref: id, title: 'Tea House', amount_fen: null }),
  ]);
  expect(headers).toContain('Title');
  expect(headers).not.toContain('Number');
  expect(headers).not.toContain('Amount');
  expect(screen.queryByText(id)).not.toBeInTheDocument();
});

it('leaves four columns beside the open task, in Chinese', async () => {
  const headers = await show('/work/remit?at=CV2611A1B2C3D', 'zh', [
    aTask({
      queue: 'remit',
      kind: 'payment',
      ref: 'CV2611A1B2C3D',
      title: '5417250669',
      facts: { country: 'DE', amount: '68.50', currency: 'USD', version: 1 },
    }),
  ]);
  expect(headers.filter(Boolean)).toEqual(['标题', '编号', '截止时间', '处理人']);
  const panel = await screen.findByRole('region', { name: '5417250669' });
  expect(within(panel).getByText('德国')).toBeInTheDocument();
  expect(within(panel).getByText('68.50 USD')).toBeInTheDocument();
  expect(within(panel).queryByText('version')).not.toBeInTheDocument();
});
