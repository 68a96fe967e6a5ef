import { screen, waitFor } from '@testing-library/react';
import { authReasons, fail, login } from '@caravan/auth/contract';
import { loginContract } from '@caravan/auth/contract/schema';
import { byTurns, mockEndpoint, mockServer, renderRoute, sentTo } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { authWeb } from '../../auth.web.ts';
import { authHandlers } from '../../mocks/auth.handlers.ts';
import { afterLogin } from '../../testing/landing.web.tsx';

const credentials = { email: 'shopper@example.test', password: 'ferry246' };

const show = (path: string, language: 'en' | 'zh' = 'en', loggedIn = false) =>
  renderRoute({ features: [authWeb, afterLogin], path, language, loggedIn, handlers: loggedIn ? [] : authHandlers() });

test.each(
  byTurns([
    [
      'en',
      {
        title: 'Log in',
        email: 'E-mail',
        password: 'Password',
        show: 'Show the password',
        submit: 'Log in',
        forgotten: 'Forgot your password?',
        register: 'Create an account',
      },
    ],
    [
      'zh',
      {
        title: '登录',
        email: '邮箱',
        password: '密码',
        show: '显示密码',
        submit: '登录',
        forgotten: '忘记密码？',
        register: '立即注册',
      },
    ],
  ] as const),
)('the login page in %s names everything and is ready for password managers', async (language, words) => {
  await show('/user/login', language);
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  expect(screen.getByLabelText(words.email)).toHaveAttribute('autocomplete', 'username webauthn');
  expect(screen.getByLabelText(words.password)).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByRole('button', { name: words.show })).toBeVisible();
  expect(screen.getByRole('button', { name: words.submit })).toBeVisible();
  expect(screen.getByRole('link', { name: words.register })).toHaveAttribute('href', '/user/register');
  expect(screen.getByRole('link', { name: words.forgotten })).toHaveAttribute('href', '/user/findPassword');
});

test.each([
  ['en', 'cart', 'Log in or register to put this into your cart. Your choices are kept.'],
  ['zh', 'order', '登录或注册后即可购买，您选好的内容会保留。'],
] as const)(
  'in %s it says that the shopper logs in for %s, and tells the registration',
  async (language, cause, text) => {
    await show(`/user/login?next=%2Fafter&for=${cause}`, language);
    expect(screen.getByText(text)).toBeVisible();
    const href = `/user/register?next=%2Fafter&for=${cause}`;
    expect(screen.getByRole('link', { name: language === 'en' ? 'Create an account' : '立即注册' })).toHaveAttribute(
      'href',
      href,
    );
  },
);

test('a request that waits for the login is named', async () => {
  await show('/user/login?next=%2Fuser%2Fconversations%3Fkind%3Drequest%26text%3Dblue%2520cup', 'zh');
  expect(screen.getByText('登录或注册后即可发送找货请求，您填写的内容会保留。')).toBeVisible();
});

test('another word about the cause says nothing', async () => {
  await show('/user/login?for=toString');
  expect(screen.getByText('Your cart, orders and parcels.')).toBeVisible();
});

test('a login starts the session and returns to the exact page', async () => {
  const { user, location } = await show('/user/login?next=%2Fafter%3Fitem%3D7');
  await user.type(screen.getByLabelText('E-mail'), credentials.email);
  await user.type(screen.getByLabelText('Password'), credentials.password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { name: 'After login' })).toBeVisible();
  expect(location()).toBe('/after?item=7');
  expect(document.cookie).toContain('token=token_1');
  expect(document.cookie).toContain('is_login=1');
  expect(sentTo(login)).toMatchObject([{ body: credentials }]);
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'next=%s leads home',
  async (next) => {
    const { user, location } = await show(`/user/login?next=${encodeURIComponent(next)}`);
    await user.type(screen.getByLabelText('E-mail'), credentials.email);
    await user.type(screen.getByLabelText('Password'), `${credentials.password}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(location()).toBe('/');
  },
);

test('redirects a shopper who is logged in', async () => {
  const { location } = await show('/user/login?next=%2Fafter%3Fitem%3D7', 'en', true);
  expect(await screen.findByRole('heading', { name: 'After login' })).toBeVisible();
  expect(location()).toBe('/after?item=7');
});

test('a session with an expired token asks for login once', async () => {
  const { navigate, location } = await show('/after', 'en', true);
  document.cookie = 'token=; Max-Age=0; Path=/';
  await navigate('/guarded');
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(location()).toBe('/user/login?next=%2Fguarded');
});

test('the link to registration keeps the return path', async () => {
  await show('/user/login?next=%2Fafter%3Fitem%3D7');
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/user/register?next=%2Fafter%3Fitem%3D7',
  );
});

test('fields are validated on blur by the rules of registration, and the error disappears once corrected', async () => {
  const { user } = await show('/user/login');
  const password = screen.getByLabelText('Password');
  await user.type(password, 'abcdef');
  expect(password).not.toHaveAttribute('aria-invalid');
  await user.tab();
  await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'true'));
  expect(password).toHaveAccessibleDescription('6-20 letters or digits, with at least one of each');
  await user.type(password, '1');
  await waitFor(() => expect(password).not.toHaveAttribute('aria-invalid'));
});

test('a submit with errors sends nothing and focuses the first', async () => {
  const { user } = await show('/user/login');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
  expect(sentTo(login)).toEqual([]);
});

test.each(
  byTurns([
    ['en', 'E-mail', 'Password'],
    ['zh', '邮箱', '密码'],
  ] as const),
)(
  'wrong credentials in %s are said in a toast and at the field, and everything typed stays',
  async (language, email, password) => {
    const message = authReasons.wrong_credentials.text[language];
    const { user } = await show('/user/login', language);
    mockServer.use(
      mockEndpoint(
        loginContract,
        () => {
          throw fail('wrong_credentials', { fields: { password: message } });
        },
        authReasons,
      ),
    );
    await user.type(screen.getByLabelText(email), credentials.email);
    await user.type(screen.getByLabelText(password), 'wrong123{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await waitFor(() => expect(screen.getByLabelText(password)).toHaveFocus());
    await waitFor(() => expect(screen.getByLabelText(password)).toHaveAccessibleDescription(new RegExp(message)));
    expect(screen.getByLabelText(email)).toHaveValue(credentials.email);
    expect(screen.getByLabelText(password)).toHaveValue('wrong123');
  },
);

test('the password can be shown', async () => {
  const { user } = await show('/user/login');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide the password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});
