import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sendTestMail, updateSetup, type TestMail } from '@caravan/content/contract';
import { sendTestMailContract } from '@caravan/content/contract/staff';
import { someSetup } from '@caravan/content/contract/testing/staff';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { renderConsole } from '../../testing/render-console.ts';

it.each(
  byTurns([
    ['en', /^Name of the shop/, /^Company and address/, 'Leave out: Company and address', /Left out/, '3 of 12'],
    ['zh', /^店铺名称/, /^公司与地址/, '略过：公司与地址', /已略过/, '已完成 3 项'],
  ] as const),
)('shows what is done and open, and leaves an item out on purpose, in %s', async (...row) => {
  const [language, name, company, skip, skipped, progress] = row;
  const { user } = await renderConsole('/settings/setup', { roles: ['owner'], language });
  const rowOf = async (text: RegExp) =>
    within((await screen.findByRole('heading', { name: text })).closest('li') ?? document.body);
  expect(await screen.findByText(new RegExp(progress))).toBeInTheDocument();
  const done = await rowOf(name);
  expect(done.getByRole('link')).toHaveAttribute('href', '/settings/website');
  expect(done.queryByRole('button')).not.toBeInTheDocument();
  const open = await rowOf(company);
  await user.click(open.getByRole('button', { name: skip }));
  expect(await open.findByText(skipped)).toBeInTheDocument();
  expect(sentTo(updateSetup)).toEqual([expect.objectContaining({ body: { skipped: ['bins', 'company'] } })]);
});

it('leads to the shop for a test order, and says of each way to pay whether it has keys', async () => {
  await renderConsole('/settings/setup', { roles: ['owner'], setup: someSetup({}) });
  const link = await screen.findByRole('link', { name: 'Open: A first test order' });
  expect(link).toHaveAttribute('href', 'https://shop.test/demo-shop/');
  expect(screen.getByText('Stripe: ready')).toBeInTheDocument();
  expect(screen.getByText('PayPal: not yet')).toBeInTheDocument();
});

const trials: Record<TestMail['outcome'], Pick<TestMail, 'mailbox' | 'words'>> = {
  sent: { words: null, mailbox: null },
  kept: { words: null, mailbox: 'https://shop.test/dev/mail' },
  failed: { words: 'Invalid login: 535 authentication failed', mailbox: null },
};
it.each([
  ['en', 'sent', 'Send a test mail to me', /^Sent to li@shop\.test/],
  ['zh', 'kept', '给我发送测试邮件', /^尚未设置邮件服务器.*在服务器上查看$/],
  ['en', 'failed', 'Send a test mail to me', /Invalid login: 535 authentication failed$/],
] as const)('sends a test mail and says what became of it, in %s: %s', async (language, outcome, button, words) => {
  const answer = { outcome, to: 'li@shop.test', ...trials[outcome] };
  const handlers = [mockEndpoint(sendTestMailContract, () => answer)];
  const { user } = await renderConsole('/settings/setup', { roles: ['owner'], language, handlers });
  const send = await screen.findByRole('button', { name: button });
  const mail = within(send.closest('li') ?? document.body);
  await user.click(send);
  await vi.waitFor(() => expect(mail.getByRole('status')).toHaveTextContent(words));
  expect(sentTo(sendTestMail)).toHaveLength(1);
  if (outcome === 'kept') expect(mail.getByRole('link')).toHaveAttribute('href', trials.kept.mailbox);
});
