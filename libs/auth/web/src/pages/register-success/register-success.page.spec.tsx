import { screen, waitFor } from '@testing-library/react';
import { getUserInfoSchema } from '@caravan/account/contract/schema';
import { aUserInfo } from '@caravan/account/contract/testing';
import { fail } from '@caravan/auth/contract';
import { sendWelcomeSchema } from '@caravan/auth/contract/schema';
import { mockEndpoint, renderRoute } from '@caravan/web-core/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { authWeb } from '../../auth.web.ts';
import { authHandlers, type MockDeed } from '../../mocks/auth.handlers.ts';
import { afterLogin } from '../../testing/landing.web.tsx';

afterEach(() => vi.useRealTimers());

interface Shown {
  path?: string;
  language?: 'en' | 'zh';
  loggedIn?: boolean;
  verified?: boolean;
  welcomeFails?: boolean;
}

const show = async ({ path = '/user/registerSuccess', language = 'en', loggedIn = true, verified = false, welcomeFails = false }: Shown = {}) => {
  const deeds: MockDeed[] = [];
  const busy = mockEndpoint(sendWelcomeSchema, () => {
    throw fail('unavailable');
  });
  const handlers = [...(welcomeFails ? [busy] : []), ...authHandlers((deed) => deeds.push(deed))];
  const amy = mockEndpoint(getUserInfoSchema, () => aUserInfo({ email: 'amy@example.test', email_verified: verified }));
  const route = await renderRoute({ features: [authWeb, afterLogin], path, language, loggedIn, handlers: [amy, ...handlers] });
  const sent = (call: MockDeed['call']) => deeds.filter((deed) => deed.call === call);
  return { ...route, sent };
};

test.each([
  ['en', { title: 'Your account is ready', sent: /We sent a mail to amy@example\.test/, again: 'Send again', seconds: 'in 60 s', start: 'Start shopping' }],
  ['zh', { title: '注册成功', sent: /验证邮件已发送至 amy@example\.test/, again: '重新发送', seconds: '（60 秒）', start: '开始购物' }],
] as const)('the page in %s has the welcome mail sent and says to whom', async (language, words) => {
  const { sent } = await show({ language });
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  expect(screen.getByText(words.sent)).toBeVisible();
  expect(screen.getByRole('button', { name: words.again })).toHaveTextContent(words.seconds);
  expect(screen.getByRole('link', { name: words.start })).toHaveAttribute('href', '/');
  await waitFor(() => expect(sent('welcome')).toHaveLength(1));
});

test('it leads back to where the shopper was', async () => {
  const { user, location } = await show({ path: '/user/registerSuccess?next=%2Fafter%3Fitem%3D7' });
  await user.click(screen.getByRole('link', { name: 'Back to where you were' }));
  expect(await screen.findByRole('heading', { name: 'After login' })).toBeVisible();
  expect(location()).toBe('/after?item=7');
});

test('another site is no place to lead back to', async () => {
  await show({ path: '/user/registerSuccess?next=https%3A%2F%2Fevil.example' });
  expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
});

test('the mail can be sent again after a minute, and then after another', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { user, sent } = await show();
  const again = screen.getByRole('button', { name: 'Send again' });
  await user.click(again);
  expect(again).toHaveAttribute('aria-disabled', 'true');
  vi.advanceTimersByTime(59_000);
  await waitFor(() => expect(again).toHaveTextContent('in 1 s'));
  await user.click(again);
  expect(sent('activation')).toEqual([]);

  vi.advanceTimersByTime(1_000);
  // The session's cookie of a test lasts a minute, too.
  document.cookie = 'token=test-token';
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
  await user.click(again);
  expect(await screen.findByRole('alert')).toHaveTextContent('The mail is on its way');
  expect(sent('activation')).toHaveLength(1);
  expect(again).toHaveTextContent('in 60 s');
  expect(again).toHaveFocus();
});

test('a mail that could not be sent is said, and can be sent at once', async () => {
  const { user, sent } = await show({ welcomeFails: true });
  expect(await screen.findByText(/could not be sent just now/)).toBeVisible();
  const again = screen.getByRole('button', { name: 'Send again' });
  expect(again).not.toHaveAttribute('aria-disabled');
  await user.click(again);
  await waitFor(() => expect(sent('activation')).toHaveLength(1));
});

test('who is confirmed already is sent nothing', async () => {
  const { sent } = await show({ verified: true });
  expect(screen.getByText('amy@example.test is confirmed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  expect(sent('welcome')).toEqual([]);
});

test.each([
  ['en', { title: 'Confirm your e-mail', email: 'E-mail', send: 'Send the link again', done: /If amy@example\.test has an account/ }],
  ['zh', { title: '验证邮箱', email: '邮箱', send: '重新发送验证链接', done: /如果 amy@example\.test 已注册且尚未验证/ }],
] as const)('a visitor in %s names an e-mail, and is not told whether it has an account', async (language, words) => {
  const { user, sent } = await show({ language, loggedIn: false });
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await user.type(screen.getByLabelText(words.email), 'Amy@example.test');
  await user.click(screen.getByRole('button', { name: words.send }));
  expect(await screen.findByText(words.done)).toBeVisible();
  expect(sent('activation')).toEqual([{ call: 'activation', email: 'amy@example.test' }]);
  expect(sent('welcome')).toEqual([]);
});
