import { screen, waitFor } from '@testing-library/react';
import { aUserInfo } from '@caravan/auth/contract/testing';
import { activateEmail, fail, sendActivation } from '@caravan/auth/contract';
import { activateEmailContract } from '@caravan/auth/contract/schema';
import { byTurns, mockEndpoint, renderRoute, sentTo } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { authWeb } from '../../auth.web.ts';
import { authHandlers } from '../../mocks/auth.handlers.ts';
import { afterLogin } from '../../testing/landing.web.tsx';

interface Shown {
  language?: 'en' | 'zh';
  loggedIn?: boolean;
  verified?: boolean;
  handlers?: ReturnType<typeof authHandlers>;
}

const show = (query: string, { language = 'en', loggedIn = false, verified = false, handlers = [] }: Shown = {}) =>
  renderRoute({
    features: [authWeb, afterLogin],
    path: `/user/result?${query}`,
    language,
    loggedIn,
    handlers: [...handlers, ...authHandlers(aUserInfo({ email: 'amy@example.test', email_verified: verified }))],
  });

const token = 'activation-link';
const activate = `kind=activate&token=${token}`;
/** The link was used or is too old. */
const expired = () =>
  mockEndpoint(activateEmailContract, () => {
    throw fail('link_expired');
  });

test.each(
  byTurns([
    ['en', 'Your e-mail is confirmed', 'Log in'],
    ['zh', '邮箱验证成功', '登录'],
  ] as const),
)(
  'the link from the mail confirms the e-mail and leads to a page in %s that may be reloaded',
  async (language, title, login) => {
    const { location } = await show(activate, { language });
    // The new address moves the focus a moment after the heading appears.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus());
    expect(location()).toBe('/user/result?kind=activated');
    expect(screen.getByRole('link', { name: login })).toHaveAttribute('href', '/user/login');
  },
);

test('a logged-in shopper continues shopping', async () => {
  await show(activate, { loggedIn: true });
  expect(await screen.findByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
});

test('the link is used once, however often the page renders', async () => {
  await show(activate, { loggedIn: true });
  await screen.findByRole('heading', { name: 'Your e-mail is confirmed' });
  expect(sentTo(activateEmail)).toMatchObject([{ body: { token } }]);
});

test.each(
  byTurns([
    [
      'en',
      {
        title: 'This link no longer works',
        email: 'E-mail',
        send: 'Send the link again',
        done: /an e-mail is on its way/,
      },
    ],
    ['zh', { title: '链接已失效', email: '邮箱', send: '重新发送验证链接', done: /邮件将很快送达/ }],
  ] as const),
)('an expired link is explained in %s, without a toast, and a new one is offered', async (language, words) => {
  const { user, location } = await show(activate, { language, handlers: [expired()] });
  expect(await screen.findByRole('heading', { level: 1, name: words.title })).toBeVisible();
  expect(location()).toBe('/user/result?kind=activation_failed');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(screen.getByLabelText(words.email), 'amy@example.test');
  await user.click(screen.getByRole('button', { name: words.send }));
  expect(await screen.findByText(words.done)).toBeVisible();
  expect(sentTo(sendActivation)).toMatchObject([{ body: { email: 'amy@example.test' } }]);
});

test('a logged-in shopper requests a new link with one click', async () => {
  const { user } = await show('kind=activation_failed', { loggedIn: true });
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The e-mail is on its way');
  expect(sentTo(sendActivation)).toHaveLength(1);
});

test('a reload after the link was used is no failure', async () => {
  const { location } = await show(activate, { loggedIn: true, verified: true, handlers: [expired()] });
  expect(await screen.findByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  expect(location()).toBe('/user/result?kind=activated');
});

test('a busy server can be retried', async () => {
  let isBusy = true;
  const busyOnce = mockEndpoint(activateEmailContract, () => {
    if (isBusy) throw fail('unavailable');
    return { email_verified: true as const };
  });
  const { user, location } = await show(activate, { handlers: [busyOnce] });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(location()).toContain(token);
  isBusy = false;
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
});

test.each(
  byTurns([
    ['en', 'Your new password is set', 'Log in'],
    ['zh', '密码重置成功', '登录'],
  ] as const),
)('after a reset the page in %s leads to login', async (language, title, login) => {
  await show('kind=reset', { language });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: login })).toHaveAttribute('href', '/user/login');
});

test('an activation without a token fails, and an unknown kind is not found', async () => {
  const { location, unmount } = await show('kind=activate');
  expect(location()).toBe('/user/result?kind=activation_failed');
  unmount();
  await show('kind=nonsense');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'This link no longer works' })).toBeNull());
  expect(screen.getByText(/not found|404/i)).toBeVisible();
});
