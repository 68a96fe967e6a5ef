import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderQueueView, testStaff } from '@caravan/console-core/testing';
import { closeConversation, writeStaffMessage } from '@caravan/support/contract';
import { aTask } from '@caravan/tasks/contract/testing';
import { sentTo } from '@caravan/web-core/testing';
import { supportStaffHandlers } from '../mocks/support.handlers.ts';
import { supportConsole } from '../support.console.ts';
import { view } from './ticket.queue.tsx';

const task = aTask({
  id: 'task_1',
  queue: 'ticket',
  kind: 'conversation',
  ref: 'conversation-1',
  facts: { about: 'general', number: null, last_words: 'Where is my tea?', language: 'zh', version: 3 },
});

it('an answer ends the task; the row shows the last words and the language', async () => {
  const onDone = vi.fn();
  const handlers = supportStaffHandlers();
  const { user } = await renderQueueView(view, { feature: supportConsole, task, handlers, onDone });
  expect(await screen.findByText('Last words: Where is my tea?')).toBeVisible();
  expect(screen.getByText('Language: Chinese')).toBeVisible();
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'In our warehouse.');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sentTo(writeStaffMessage)).toMatchObject([{ body: { text: 'In our warehouse.', internal: false } }]);
});

it('a note does not end the task, and closing does, in Chinese', async () => {
  const onDone = vi.fn();
  const handlers = supportStaffHandlers();
  const { user } = await renderQueueView(view, { feature: supportConsole, task, language: 'zh', handlers, onDone });
  await user.type(await screen.findByRole('textbox', { name: '内容' }), '店铺休息。');
  await user.click(screen.getByRole('checkbox', { name: '内部备注，用户看不到' }));
  await user.click(screen.getByRole('button', { name: '保存备注' }));
  expect(await screen.findByText('备注已保存')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '不回复，直接关闭' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sentTo(closeConversation)).toHaveLength(1);
});

it('a task shows its shopper to those who see accounts', async () => {
  const handlers = supportStaffHandlers();
  const me = { ...testStaff, roles: ['service'] as const };
  await renderQueueView(view, { feature: supportConsole, task, handlers, me });
  const shopper = await screen.findByRole('link', { name: 'Open the shopper’s page' });
  expect(shopper).toHaveAttribute('href', '/people/user-1');
});
