import { consoleCoreFeature } from '@caravan/console-core';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { authReasons, fail, resetPassword, sendReset } from '@caravan/auth/contract';
import { resetPasswordContract } from '@caravan/auth/contract/schema';
import { byTurns, mockEndpoint, mockServer, renderRoute, sentTo } from '@caravan/web-core/testing';
import { authConsole } from '../../auth.console.ts';
import { authStaffHandlers } from '../../mocks/auth.handlers.ts';

const show = (path: string, language: 'en' | 'zh' = 'en', loggedIn = false) =>
  renderRoute({
    features: [consoleCoreFeature, authConsole],
    path,
    language,
    loggedIn,
    handlers: authStaffHandlers(),
  });

test.each(
  byTurns([
    ['en', 'Forgot the password?', 'E-mail', 'Send the link', 'Look at your mail', /If mei@shop\.test has an account/],
    ['zh', '忘记密码？', '邮箱', '发送链接', '请查收邮件', /如果 mei@shop\.test 已有账户/],
  ] as const),
)('in %s the login leads to a link by mail, whoever asks', async (language, forgot, email, submit, title, text) => {
  const { user } = await show('/login', language);
  await user.click(await screen.findByRole('link', { name: forgot }));
  const button = await screen.findByRole('button', { name: submit });
  await user.type(screen.getByLabelText(email), 'mei@shop.test');
  await user.click(button);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(sentTo(sendReset)).toMatchObject([{ body: { email: 'mei@shop.test' } }]);
});

test('the link sets a new password, and leads to the login of a browser that was logged in', async () => {
  const { user, location } = await show('/reset-password?token=abc', 'en', true);
  await user.type(await screen.findByLabelText('New password'), 'harbour357');
  await user.type(screen.getByLabelText('Repeat the password'), 'harbour357{Enter}');
  await waitFor(() => expect(location()).toBe('/login'));
  expect(await screen.findByText('The new password is set. Please log in.')).toBeInTheDocument();
  expect(sentTo(resetPassword)).toMatchObject([
    { body: { token: 'abc', password: 'harbour357', password_confirm: 'harbour357' } },
  ]);
});

test('a link that was used leads to a new one', async () => {
  const { user } = await show('/reset-password?token=abc');
  mockServer.use(
    mockEndpoint(
      resetPasswordContract,
      () => {
        throw fail('link_expired');
      },
      authReasons,
    ),
  );
  await user.type(await screen.findByLabelText('New password'), 'harbour357');
  await user.type(screen.getByLabelText('Repeat the password'), 'harbour357{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/find-password');
});
