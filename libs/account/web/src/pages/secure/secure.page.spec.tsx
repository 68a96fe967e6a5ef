import { screen, waitFor } from '@testing-library/react';
import { aUserInfo } from '@caravan/auth/contract/testing';
import { sendActivation } from '@caravan/auth/contract';
import { sendActivationContract } from '@caravan/auth/contract/schema';
import { fail } from '@caravan/kernel';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

describe.each(
  byTurns([
    [
      'en',
      {
        title: 'Account security',
        verified: 'Verified',
        unverified: 'Not verified yet',
        resend: 'Send the link again',
        sent: /^A link is on its way to a@example.test/,
        change: 'Change password',
      },
    ],
    [
      'zh',
      {
        title: '账户安全',
        verified: '已验证',
        unverified: '尚未验证',
        resend: '重新发送验证链接',
        sent: /^验证链接已发送至 a@example.test/,
        change: '修改密码',
      },
    ],
  ] as const),
)('security in %s', (language, say) => {
  test('marks an unverified e-mail, and sends one link for a double click', async () => {
    const answers = { user: aUserInfo({ email: 'a@example.test' }) };
    const { user } = await openPage('/mine/secure', { language, answers });
    expect(screen.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
    expect(await screen.findByText(say.unverified)).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: say.resend }));
    expect(await screen.findByText(say.sent)).toBeVisible();
    expect(sentTo(sendActivation)).toHaveLength(1);
  });

  test('offers no link for a verified e-mail, and links to the password', async () => {
    await openPage('/mine/secure', { language, answers: { user: aUserInfo({ email_verified: true }) } });
    expect(await screen.findByText(say.verified)).toBeVisible();
    expect(screen.queryByRole('button', { name: say.resend })).toBeNull();
    expect(screen.getByRole('link', { name: say.change })).toHaveAttribute('href', '/mine/modifyPassword');
  });
});

test('does not confirm a mail that could not be sent', async () => {
  const busy = mockEndpoint(sendActivationContract, () => {
    throw fail('too_many_requests');
  });
  const { user } = await openPage('/mine/secure', { handlers: [busy] });
  await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText('Too many attempts. Please wait a moment')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/on its way/)).toBeNull());
});
