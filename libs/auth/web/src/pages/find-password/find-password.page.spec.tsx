import { screen, waitFor } from '@testing-library/react';
import { sendReset } from '@caravan/auth/contract';
import { byTurns, renderRoute, sentTo } from '@caravan/web-core/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { authWeb } from '../../auth.web.ts';
import { authHandlers } from '../../mocks/auth.handlers.ts';

afterEach(() => vi.useRealTimers());

const show = (language: 'en' | 'zh' = 'en', path = '/user/findPassword') =>
  renderRoute({ feature: authWeb, path, language, handlers: authHandlers() });
/** The e-mails that links were requested for. */
const asked = () => sentTo(sendReset).map(({ body }) => body.email);

test.each(
  byTurns([
    [
      'en',
      {
        title: 'Forgot your password?',
        email: 'E-mail',
        send: 'Send the link',
        sent: 'Check your inbox',
        text: /If amy@example\.test has an account/,
      },
    ],
    [
      'zh',
      { title: '忘记密码', email: '邮箱', send: '发送链接', sent: '请查收邮件', text: /如果 amy@example\.test 已注册/ },
    ],
  ] as const),
)('the page in %s sends a link, and does not say whether there is an account', async (language, words) => {
  const { user } = await show(language);
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  expect(screen.getByLabelText(words.email)).toHaveAttribute('autocomplete', 'username');
  await user.type(screen.getByLabelText(words.email), ' Amy@example.test');
  await user.click(screen.getByRole('button', { name: words.send }));
  expect(await screen.findByRole('heading', { level: 1, name: words.sent })).toHaveFocus();
  expect(screen.getByText(words.text)).toBeVisible();
  expect(asked()).toEqual(['amy@example.test']);
});

test('an invalid e-mail is marked on blur, and nothing is sent', async () => {
  const { user } = await show();
  await user.type(screen.getByLabelText('E-mail'), 'amy{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Please enter a valid e-mail address'),
  );
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(asked()).toEqual([]);
});

test('after a minute the link can be sent again, and another e-mail at any time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { user } = await show();
  await user.type(screen.getByLabelText('E-mail'), 'amy@example.test{Enter}');
  const again = await screen.findByRole('button', { name: 'Send again' });
  await user.click(again);
  expect(asked()).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
  await user.click(again);
  await waitFor(() => expect(asked()).toEqual(['amy@example.test', 'amy@example.test']));
  await user.click(screen.getByRole('button', { name: 'Use another e-mail' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
});

test('the link to login keeps the return path', async () => {
  await show('en', '/user/findPassword?next=%2Fcart');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/user/login?next=%2Fcart');
});
