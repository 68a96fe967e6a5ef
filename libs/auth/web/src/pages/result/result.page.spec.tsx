import { screen, waitFor } from '@testing-library/react';
import { getUserInfoSchema } from '@caravan/account/contract/schema';
import { aUserInfo } from '@caravan/account/contract/testing';
import { fail } from '@caravan/auth/contract';
import { activateEmailSchema } from '@caravan/auth/contract/schema';
import { mockEndpoint, renderRoute } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { authWeb } from '../../auth.web.ts';
import { authHandlers, mockLinks, type MockDeed } from '../../mocks/auth.handlers.ts';
import { afterLogin } from '../../testing/landing.web.tsx';

interface Shown {
  language?: 'en' | 'zh';
  loggedIn?: boolean;
  verified?: boolean;
  handlers?: ReturnType<typeof authHandlers>;
}

const show = async (query: string, { language = 'en', loggedIn = false, verified = false, handlers = [] }: Shown = {}) => {
  const deeds: MockDeed[] = [];
  const amy = mockEndpoint(getUserInfoSchema, () => aUserInfo({ email: 'amy@example.test', email_verified: verified }));
  const route = await renderRoute({
    features: [authWeb, afterLogin],
    path: `/user/result?${query}`,
    language,
    loggedIn,
    handlers: [amy, ...handlers, ...authHandlers((deed) => deeds.push(deed))],
  });
  return { ...route, deeds };
};

const activate = `kind=activate&token=${mockLinks.activation}`;

test.each([
  ['en', 'Your e-mail is confirmed', 'Log in'],
  ['zh', '邮箱验证成功', '登录'],
] as const)('the link from the mail confirms the e-mail and leads to a page in %s that may be reloaded', async (language, title, login) => {
  const { location } = await show(activate, { language });
  // The new address brings the focus along, a moment after the heading.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus());
  expect(location()).toBe('/user/result?kind=activated');
  expect(screen.getByRole('link', { name: login })).toHaveAttribute('href', '/user/login');
});

test('who is logged in goes on shopping', async () => {
  await show(activate, { loggedIn: true });
  expect(await screen.findByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
});

test('the link is used once, however often the page renders', async () => {
  let calls = 0;
  const counting = mockEndpoint(activateEmailSchema, () => {
    calls += 1;
    return { email_verified: true as const };
  });
  await show(activate, { loggedIn: true, handlers: [counting] });
  await screen.findByRole('heading', { name: 'Your e-mail is confirmed' });
  expect(calls).toBe(1);
});

test.each([
  ['en', { title: 'This link no longer works', email: 'E-mail', send: 'Send the link again', done: /a mail is on its way/ }],
  ['zh', { title: '链接已失效', email: '邮箱', send: '重新发送验证链接', done: /邮件将很快送达/ }],
] as const)('an expired link says so in %s, without a toast, and shows the way to a new one', async (language, words) => {
  const { user, location, deeds } = await show('kind=activate&token=old', { language });
  expect(await screen.findByRole('heading', { level: 1, name: words.title })).toBeVisible();
  expect(location()).toBe('/user/result?kind=activation_failed');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(screen.getByLabelText(words.email), 'amy@example.test');
  await user.click(screen.getByRole('button', { name: words.send }));
  expect(await screen.findByText(words.done)).toBeVisible();
  expect(deeds).toEqual([{ call: 'activation', email: 'amy@example.test' }]);
});

test('who is logged in has a new link sent with one click', async () => {
  const { user, deeds } = await show('kind=activation_failed', { loggedIn: true });
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The mail is on its way');
  expect(deeds.map(({ call }) => call)).toEqual(['activation']);
});

test('a reload at the wrong moment, when the link is used already, is no failure', async () => {
  const { location } = await show('kind=activate&token=used', { loggedIn: true, verified: true });
  expect(await screen.findByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  expect(location()).toBe('/user/result?kind=activated');
});

test('a server that is busy can be asked again', async () => {
  let isBusy = true;
  const busyOnce = mockEndpoint(activateEmailSchema, () => {
    if (isBusy) throw fail('unavailable');
    return { email_verified: true as const };
  });
  const { user, location } = await show(activate, { handlers: [busyOnce] });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(location()).toContain(mockLinks.activation);
  isBusy = false;
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
});

test.each([
  ['en', 'Your new password is set', 'Log in'],
  ['zh', '密码重置成功', '登录'],
] as const)('after a reset the page in %s leads to login', async (language, title, login) => {
  await show('kind=reset', { language });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: login })).toHaveAttribute('href', '/user/login');
});

test('an activation without a token has failed, and a kind that nobody knows is not found', async () => {
  const { location, unmount } = await show('kind=activate');
  expect(location()).toBe('/user/result?kind=activation_failed');
  unmount();
  await show('kind=nonsense');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'This link no longer works' })).toBeNull());
  expect(screen.getByText(/not found|404/i)).toBeVisible();
});
