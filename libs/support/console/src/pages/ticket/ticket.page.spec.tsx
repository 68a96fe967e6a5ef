import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { closeConversation, writeStaffMessage } from '@caravan/support/contract';
import { writeStaffMessageContract } from '@caravan/support/contract/schema';
import { aSavedReply, aStaffMessage, aStaffThread } from '@caravan/support/contract/testing';
import { failer, languageTable, otherLanguages, type Language } from '@caravan/kernel';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { renderConsole } from '../../testing/render-console.ts';

const path = '/tickets/conversation-1';
const note = aStaffMessage({ id: 'note', by: 'staff', staff: 'mei', internal: true, text: 'The shop is closed.' });

it('shows the messages, with internal notes marked, and the facts', async () => {
  const image = { url: '/v1/conversations/pictures/one' };
  await renderConsole(path, { threads: [aStaffThread({ messages: [aStaffMessage({ images: [image] }), note] })] });
  const messages = within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('listitem');
  expect(messages[0]).toHaveTextContent('Shopper2 Nov 2026');
  expect(messages[0]).not.toHaveTextContent('Internal note');
  expect(within(messages[0] as HTMLElement).getByRole('img', { name: 'Picture 1 of the message' })).toBeVisible();
  expect(messages[1]).toHaveTextContent('meiInternal note');
  expect(screen.getByRole('link', { name: 'Order OD2611020001' })).toHaveAttribute('href', '/orders/OD2611020001');
  expect(screen.getByText('ada@example.test')).toBeVisible();
  expect(screen.getByText('Not yet')).toBeVisible();
});

it.each(
  byTurns([
    ['en', 'Question about a product', 'Visitor', 'Pictures', /Internal note/],
    ['zh', '商品咨询', '访客', '图片', /内部备注/],
  ] as const),
)(
  'of a visitor names the product, and takes pictures for notes alone (%s)',
  async (language, title, by, pictures, note) => {
    const product = { name: 'Linen tote', url: 'https://shop.example/tote' };
    const about = { kind: 'general' as const, ref: null };
    const threads = [aStaffThread({ product, about, messages: [aStaffMessage()] })];
    const { user } = await renderConsole(path, { language, threads });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Linen tote/ })).toHaveAttribute('href', product.url);
    expect(screen.getByText(by)).toBeVisible();
    expect(screen.queryByText(pictures)).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: note }));
    expect(screen.getByText(pictures)).toBeVisible();
  },
);

it('enlarges a picture by keyboard, in Chinese', async () => {
  const image = { url: '/v1/conversations/pictures/one' };
  const threads = [aStaffThread({ messages: [aStaffMessage({ images: [image] })] })];
  const { user } = await renderConsole(path, { language: 'zh', threads });
  const button = await screen.findByRole('button', { name: '查看大图：消息图片 1' });
  button.focus();
  await user.keyboard('{Enter}');
  const box = await screen.findByRole('dialog', { name: '消息图片' });
  expect(await within(box).findByRole('img', { name: '消息图片 1' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '消息图片' })).not.toBeInTheDocument());
});

it('answers with a saved reply in the shopper’s language, in Chinese', async () => {
  const { user } = await renderConsole(path, { language: 'zh', threads: [aStaffThread({ language: 'zh' })] });
  await user.selectOptions(await screen.findByRole('combobox', { name: '快捷回复' }), 'Bought today');
  const text = screen.getByRole('textbox', { name: '内容' });
  expect(text).toHaveValue(aSavedReply().text_zh);
  await user.selectOptions(screen.getByRole('combobox', { name: '回复语言' }), '英文');
  await user.selectOptions(screen.getByRole('combobox', { name: '快捷回复' }), 'Bought today');
  expect(text).toHaveValue(`${aSavedReply().text_zh}\n\n${aSavedReply().text_en}`);
  await user.click(screen.getByRole('button', { name: '发送回复' }));
  expect(await screen.findByText('回复已发送')).toBeVisible();
  expect(text).toHaveValue('');
  expect(sentTo(writeStaffMessage)).toMatchObject([{ body: { internal: false, images: [] } }]);
});

const others: readonly Language[] = otherLanguages;
it.each(others)('offers English replies first where the shopper writes in another language: %s', async (language) => {
  const { user } = await renderConsole(path, { threads: [aStaffThread({ language })] });
  expect(await screen.findByText(languageTable[language].name)).toBeVisible();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Saved reply' }), 'Bought today');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(aSavedReply().text_en);
});

it('keeps what was written when the server refuses', async () => {
  const refuse = mockEndpoint(writeStaffMessageContract, () => {
    throw failer({})('forbidden');
  });
  const { user } = await renderConsole(path, { handlers: [refuse] });
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'It left today.');
  await user.click(screen.getByRole('checkbox', { name: 'Internal note, the shopper does not see it' }));
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText('You are not allowed to do this')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('It left today.');
});

it('lets roles that do not answer add notes only', async () => {
  const { user } = await renderConsole(path, { roles: ['packer'], threads: [aStaffThread({ actions: ['note'] })] });
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Weighed twice.');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close without an answer' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  await waitFor(() => expect(sentTo(writeStaffMessage)).toMatchObject([{ body: { internal: true } }]));
});

it('closes the version that was read', async () => {
  const { user } = await renderConsole(path, { threads: [aStaffThread({ version: 7 })] });
  await user.click(await screen.findByRole('button', { name: 'Close without an answer' }));
  expect(await screen.findByText('The conversation is closed')).toBeVisible();
  expect(sentTo(closeConversation)).toMatchObject([{ ifMatch: '"7"' }]);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Close without an answer' })).not.toBeInTheDocument(),
  );
});

it('says that a conversation does not exist', async () => {
  await renderConsole('/tickets/none');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it.each(
  byTurns([
    ['en', 'Show 1 earlier message', 'Messages', 'Message', 'Save the note'],
    ['zh', '显示更早的消息（1 条）', '消息记录', '内容', '保存备注'],
  ] as const),
)('shows earlier notes, which stay when one is added, in %s', async (...row) => {
  const [language, earlier, list, field, save] = row;
  const threads = [aStaffThread({ earlier: 1, actions: ['note'] })];
  const { user } = await renderConsole(path, { language, roles: ['packer'], threads });
  await user.click(await screen.findByRole('button', { name: earlier }));
  const messages = within(screen.getByRole('list', { name: list }));
  expect(await messages.findByText('A first note')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: field }), 'Seen');
  await user.click(screen.getByRole('button', { name: save }));
  expect(await messages.findByText('Seen')).toBeVisible();
  expect(messages.getAllByRole('listitem').map((one) => one.textContent)).toHaveLength(3);
  expect(messages.getAllByRole('listitem')[0]).toHaveTextContent('A first note');
});
