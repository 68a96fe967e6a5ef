import { screen, waitFor, within } from '@testing-library/react';
import { writeMessage } from '@caravan/support/contract';
import { aThread } from '@caravan/support/contract/testing';
import { byTurns, renderRoute, sentTo } from '@caravan/web-core/testing';
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
  expect(messages[1]).toHaveTextContent(/^Our staff.*It left today\.$/);
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

test.each(
  byTurns([
    ['en', 'Enlarge picture 2 of the message', 'Pictures of the message', 'Picture 2 of the message', 'Picture 2 of 2'],
    ['zh', '查看大图：消息图片 2', '消息图片', '消息图片 2', '第 2 张，共 2 张'],
  ] as const),
)('enlarges the pictures of a message by keyboard in %s', async (language, open, label, alt, place) => {
  const images = ['one', 'two'].map((name) => ({ url: `/v1/conversations/pictures/${name}` }));
  const handlers = supportHandlers([aThread({ messages: first ? [{ ...first, images }] : [] })]);
  const { user } = await renderRoute({
    ...{ feature: supportWeb, path: '/user/conversations/conversation-1', language },
    ...{ loggedIn: true, handlers },
  });
  const button = await screen.findByRole('button', { name: open });
  button.focus();
  await user.keyboard('{Enter}');
  const box = await screen.findByRole('dialog', { name: label });
  expect(await within(box).findByRole('img', { name: alt })).toBeVisible();
  expect(within(box).getByText(place)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: label })).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
});

test('sends a visitor to login and back', async () => {
  const { location } = await renderRoute({ feature: supportWeb, path: '/user/conversations/conversation-1' });
  expect(location()).toBe('/user/login?next=%2Fuser%2Fconversations%2Fconversation-1');
});

test.each(
  byTurns([
    ['en', 'Show earlier messages (3)', 'Messages'],
    ['zh', '显示更早的消息（3 条）', '消息记录'],
  ] as const),
)('shows earlier messages above the others, in %s', async (language, button, list) => {
  const { user } = await renderRoute({
    feature: supportWeb,
    path: '/user/conversations/conversation-1',
    language,
    loggedIn: true,
    handlers: supportHandlers([{ ...thread, earlier: 3 }]),
  });
  await user.click(await screen.findByRole('button', { name: button }));
  const messages = within(await screen.findByRole('list', { name: list }));
  expect(await messages.findByText('The first question')).toBeVisible();
  expect(messages.getAllByRole('listitem')[0]).toHaveTextContent('The first question');
  expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
});
