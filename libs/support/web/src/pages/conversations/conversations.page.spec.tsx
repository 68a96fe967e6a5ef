import { screen, waitFor } from '@testing-library/react';
import { supportPaths } from '@caravan/routes';
import { createConversation, fail, uploadConversationPicture } from '@caravan/support/contract';
import { createConversationContract } from '@caravan/support/contract/schema';
import { aThread } from '@caravan/support/contract/testing';
import { byTurns, mockEndpoint, renderRoute, sentTo } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { supportHandlers } from '../../mocks/support.handlers.ts';
import { supportWeb } from '../../support.web.ts';

type Handlers = NonNullable<Parameters<typeof renderRoute>[0]['handlers']>;

const show = (path = '/user/conversations', language: 'en' | 'zh' = 'en', handlers: Handlers = []) =>
  renderRoute({
    feature: supportWeb,
    path,
    language,
    loggedIn: true,
    handlers: [...handlers, ...supportHandlers([aThread({ state: 'answered', last: { by: 'staff', text: 'Soon.' } })])],
  });

test.each(
  byTurns([
    ['en', 'Contact us', 'About order OD2611020001', 'Our staff: Soon.'],
    ['zh', '联系客服', '关于订单 OD2611020001', '客服：Soon.'],
  ] as const),
)('lists the conversations in %s', async (language, title, link, last) => {
  await show(undefined, language);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', '/user/conversations/conversation-1');
  expect(screen.getByText(last)).toBeVisible();
});

test('writes about the order of the address, with a picture, and opens the conversation', async () => {
  const { user, location } = await show('/user/conversations?kind=order&ref=OD2611020001');
  await user.upload(
    await screen.findByLabelText(/Pictures/),
    new File([new Uint8Array([1])], 'a.png', { type: 'image/png' }),
  );
  expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'When is it bought?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(location()).toBe(supportPaths.conversation.href({ id: 'conversation-1' })));
  expect(sentTo(uploadConversationPicture)).toHaveLength(1);
  expect(sentTo(createConversation)).toMatchObject([
    {
      body: {
        about: { kind: 'order', ref: 'OD2611020001' },
        text: 'When is it bought?',
        images: ['picture-1'],
      },
    },
  ]);
});

test('asks a buyer to find goods, with what was typed before', async () => {
  const { user } = await show(supportPaths.conversations.href({ kind: 'request', text: 'Blue tea pot' }));
  expect(await screen.findByRole('region', { name: 'What should we find for you?' })).toBeVisible();
  const text = screen.getByRole('textbox', { name: 'Your message' });
  expect(text).toHaveValue('Blue tea pot');
  await user.type(text, ', 2 pieces');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(sentTo(createConversation)).toMatchObject([
      { body: { about: { kind: 'request' }, text: 'Blue tea pot, 2 pieces' } },
    ]),
  );
});

test('keeps the text when the server refuses, in Chinese', async () => {
  const refusing = mockEndpoint(createConversationContract, () => {
    throw fail('not_found');
  });
  const { user } = await show(undefined, 'zh', [refusing]);
  const text = await screen.findByRole('textbox', { name: '留言内容' });
  await user.click(screen.getByRole('button', { name: '发送' }));
  await waitFor(() => expect(text).toHaveAccessibleDescription(/请填写此项/));
  await user.type(text, '你好');
  await user.click(screen.getByRole('button', { name: '发送' }));
  await waitFor(() => expect(sentTo(createConversation)).toHaveLength(1));
  expect(text).toHaveValue('你好');
});
