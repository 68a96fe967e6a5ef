import { screen, waitFor, within } from '@testing-library/react';
import { writeMessage } from '@caravan/support/contract';
import { aThread } from '@caravan/support/contract/testing';
import { renderRoute, sentTo } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { supportHandlers } from '../../mocks/support.handlers.ts';
import { supportWeb } from '../../support.web.ts';

const [first] = aThread().messages;
const thread = aThread({
  state: 'closed',
  messages: first ? [first, { ...first, id: 'm2', by: 'staff', text: 'It left today.' }] : [],
});

const show = (path = '/user/conversations/conversation-1', language: 'en' | 'zh' = 'en') =>
  renderRoute({ feature: supportWeb, path, language, loggedIn: true, handlers: supportHandlers([thread]) });

test('shows who wrote what, and sends the next message', async () => {
  const { user } = await show();
  const messages = within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('listitem');
  expect(messages[0]).toHaveTextContent(/^You/);
  expect(messages[1]).toHaveTextContent(/^Caravan.*It left today\.$/);
  expect(screen.getByText('Your message opens the conversation again.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Thank you');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your message was sent')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveValue(''));
  expect(sentTo(writeMessage)).toMatchObject([{ body: { text: 'Thank you', images: [] } }]);
});

test('is in Chinese, too', async () => {
  await show(undefined, 'zh');
  expect(await screen.findByRole('heading', { level: 1, name: '关于订单 OD2611020001' })).toBeVisible();
  expect(screen.getByText('已关闭')).toBeVisible();
});

test('sends a visitor to login and back', async () => {
  const { location } = await renderRoute({ feature: supportWeb, path: '/user/conversations/conversation-1' });
  expect(location()).toBe('/user/login?next=%2Fuser%2Fconversations%2Fconversation-1');
});
