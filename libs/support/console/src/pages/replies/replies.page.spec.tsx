import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createReply, deleteReply, fail, updateReply } from '@caravan/support/contract';
import { createReplyContract } from '@caravan/support/contract/schema';
import { mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { renderConsole } from '../../testing/render-console.ts';

const path = '/settings/replies';

it('adds a reply in both languages, and keeps the input when its name is known', async () => {
  let tries = 0;
  const create = mockEndpoint(createReplyContract, ({ body }) => {
    tries += 1;
    if (tries === 1) throw fail('reply_name_known');
    return { ...body, id: 'reply-2', version: 1 };
  });
  const { user } = await renderConsole(path, { handlers: [create] });
  await user.click(await screen.findByRole('button', { name: 'Add a reply' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a reply' }));
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Thanks');
  await user.type(dialog.getByRole('textbox', { name: /English text/ }), 'Thank you.');
  await user.type(dialog.getByRole('textbox', { name: /Chinese text/ }), '谢谢您。');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('A saved reply with this name exists already')).length).toBeGreaterThan(0);
  await user.type(dialog.getByRole('textbox', { name: /Name/ }), ' 2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo(createReply).at(-1)).toMatchObject({
    body: { name: 'Thanks 2', text_en: 'Thank you.', text_zh: '谢谢您。' },
  });
});

it('changes a reply, in Chinese', async () => {
  const { user } = await renderConsole(path, { language: 'zh' });
  await user.click(await screen.findByRole('button', { name: '编辑“Bought today”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bought today' }));
  await user.type(dialog.getByRole('textbox', { name: /名称/ }), '!');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo(updateReply)).toMatchObject([{ body: { name: 'Bought today!' } }]);
});

it('deletes a reply after a question, in Chinese', async () => {
  const { user } = await renderConsole(path, { language: 'zh' });
  await user.click(await screen.findByRole('button', { name: '删除' }));
  const ask = within(await screen.findByRole('alertdialog'));
  await user.click(ask.getByRole('button', { name: '删除' }));
  expect(await screen.findByText('快捷回复已删除')).toBeVisible();
  expect(sentTo(deleteReply)).toHaveLength(1);
});

it('is read only for buyers', async () => {
  await renderConsole(path, { roles: ['buyer'] });
  expect(await screen.findByText('We buy your order today.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a reply' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});
