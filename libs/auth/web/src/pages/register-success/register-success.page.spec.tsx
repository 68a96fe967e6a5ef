import { screen, waitFor } from '@testing-library/react';
import { aUserInfo } from '@caravan/auth/contract/testing';
import { fail, sendActivation, sendWelcome } from '@caravan/auth/contract';
import { sendWelcomeContract } from '@caravan/auth/contract/schema';
import { byTurns, mockEndpoint, renderRoute, sentTo } from '@caravan/web-core/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { authWeb } from '../../auth.web.ts';
import { authHandlers } from '../../mocks/auth.handlers.ts';
import { afterLogin } from '../../testing/landing.web.tsx';

afterEach(() => vi.useRealTimers());

interface Shown {
  path?: string;
  language?: 'en' | 'zh';
  loggedIn?: boolean;
  verified?: boolean;
  welcomeFails?: boolean;
}

const show = ({
  path = '/user/registerSuccess',
  language = 'en',
  loggedIn = true,
  verified = false,
  welcomeFails = false,
}: Shown = {}) => {
  const busy = mockEndpoint(sendWelcomeContract, () => {
    throw fail('unavailable');
  });
  const amy = aUserInfo({ email: 'amy@example.test', email_verified: verified });
  return renderRoute({
    features: [authWeb, afterLogin],
    path,
    language,
    loggedIn,
    handlers: [...(welcomeFails ? [busy] : []), ...authHandlers(amy)],
  });
};

test.each([
  [
    'en',
    {
      title: 'Your account is ready',
      sent: /We sent an e-mail to amy@example\.test.* within 24 hours/,
      again: 'Send again',
      seconds: 'in 60 s',
      start: 'Start shopping',
    },
  ],
  [
    'zh',
    {
      title: '注册成功',
      sent: /验证邮件已发送至 amy@example\.test.*24 小时内/,
      again: '重新发送',
      seconds: '（60 秒）',
      start: '开始购物',
    },
  ],
] as const)('the page in %s has the welcome mail sent and says to whom', async (language, words) => {
  await show({ language });
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  expect(screen.getByText(words.sent)).toBeVisible();
  expect(screen.getByRole('button', { name: words.again })).toHaveTextContent(words.seconds);
  expect(screen.getByRole('link', { name: words.start })).toHaveAttribute('href', '/');
  await waitFor(() => expect(sentTo(sendWelcome)).toHaveLength(1));
});

test('it links to the page where the shopper was', async () => {
  const { user, location } = await show({ path: '/user/registerSuccess?next=%2Fafter%3Fitem%3D7' });
  await user.click(screen.getByRole('link', { name: 'Back to where you were' }));
  expect(await screen.findByRole('heading', { name: 'After login' })).toBeVisible();
  expect(location()).toBe('/after?item=7');
});

test('it does not return to another site', async () => {
  await show({ path: '/user/registerSuccess?next=https%3A%2F%2Fevil.example' });
  expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
});

test('the mail can be sent again after a minute, and then after another', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { user } = await show();
  const again = screen.getByRole('button', { name: 'Send again' });
  await user.click(again);
  expect(again).toHaveAttribute('aria-disabled', 'true');
  vi.advanceTimersByTime(59_000);
  await waitFor(() => expect(again).toHaveTextContent('in 1 s'));
  await user.click(again);
  expect(sentTo(sendActivation)).toEqual([]);

  vi.advanceTimersByTime(1_000);
  // The session cookie of a test lasts a minute, too.
  document.cookie = 'token=test-token';
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
  await user.click(again);
  expect(await screen.findByRole('alert')).toHaveTextContent('The e-mail is on its way');
  expect(sentTo(sendActivation)).toHaveLength(1);
  expect(again).toHaveTextContent('in 60 s');
  expect(again).toHaveFocus();
});

test('a mail that could not be sent is reported, and can be sent at once', async () => {
  const { user } = await show({ welcomeFails: true });
  expect(await screen.findByText(/could not send the e-mail to amy@example\.test just now/)).toBeVisible();
  const again = screen.getByRole('button', { name: 'Send again' });
  expect(again).not.toHaveAttribute('aria-disabled');
  await user.click(again);
  await waitFor(() => expect(sentTo(sendActivation)).toHaveLength(1));
});

test('a confirmed shopper receives no mail', async () => {
  await show({ verified: true });
  expect(screen.getByText('amy@example.test is confirmed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  expect(sentTo(sendWelcome)).toEqual([]);
});

test.each(
  byTurns([
    [
      'en',
      {
        title: 'Confirm your e-mail',
        email: 'E-mail',
        send: 'Send the link again',
        done: /If amy@example\.test has an account/,
      },
    ],
    [
      'zh',
      { title: '验证邮箱', email: '邮箱', send: '重新发送验证链接', done: /如果 amy@example\.test 已注册且尚未验证/ },
    ],
  ] as const),
)('a visitor in %s names an e-mail, and is not told whether it has an account', async (language, words) => {
  const { user } = await show({ language, loggedIn: false });
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await user.type(screen.getByLabelText(words.email), 'Amy@example.test');
  await user.click(screen.getByRole('button', { name: words.send }));
  expect(await screen.findByText(words.done)).toBeVisible();
  expect(sentTo(sendActivation)).toMatchObject([{ body: { email: 'amy@example.test' } }]);
  expect(sentTo(sendWelcome)).toEqual([]);
});
