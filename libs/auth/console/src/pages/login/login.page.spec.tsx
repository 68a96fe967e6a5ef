import { consoleCoreFeature } from '@caravan/console-core';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { authReasons, fail, login } from '@caravan/auth/contract';
import { loginContract } from '@caravan/auth/contract/schema';
import { aSession } from '@caravan/auth/contract/testing';
import { byTurns, mockEndpoint, mockServer, renderRoute, sentTo } from '@caravan/web-core/testing';
import { authConsole } from '../../auth.console.ts';
import { authStaffHandlers, type AuthMocks } from '../../mocks/auth.handlers.ts';
import { afterLogin, sessionHandlers } from '../../testing/after-login.tsx';

const credentials = { email: 'clerk@shop.test', password: 'ferry246' };

const show = (path = '/login', language: 'en' | 'zh' = 'en', mocks: AuthMocks = {}) =>
  renderRoute({
    features: [consoleCoreFeature, authConsole, afterLogin],
    path,
    language,
    handlers: [...authStaffHandlers(mocks), ...sessionHandlers()],
  });

const words = {
  en: { email: 'E-mail', password: 'Password', submit: 'Log in', step: 'Second step', code: 'Code' },
  zh: { email: '邮箱', password: '密码', submit: '登录', step: '两步验证', code: '验证码' },
} as const;

const fillIn = async (user: Awaited<ReturnType<typeof show>>['user'], language: 'en' | 'zh' = 'en') => {
  await user.type(screen.getByLabelText(words[language].email), credentials.email);
  await user.type(screen.getByLabelText(words[language].password), credentials.password);
  await user.click(screen.getByRole('button', { name: words[language].submit }));
};

/** The server asks for the code, and accepts 123456. */
const withFactor = () =>
  mockServer.use(
    mockEndpoint(
      loginContract,
      ({ body, language }) => {
        if (body?.code === undefined) throw fail('second_factor_needed');
        if (body.code !== '123456')
          throw fail('code_wrong', { fields: { code: authReasons.code_wrong.text[language] } });
        const session = aSession();
        return { ...session, user: { ...session.user, role: 'staff' as const } };
      },
      authReasons,
    ),
  );

test('a login leads back to the page of the console', async () => {
  const { user, location } = await show('/login?next=%2Fwork');
  await fillIn(user);
  expect(await screen.findByRole('heading', { name: 'Work' })).toBeVisible();
  expect(location()).toBe('/work');
  expect(sentTo(login)).toMatchObject([{ body: credentials }]);
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])('next=%s leads home', async (next) => {
  const { user, location } = await show(`/login?next=${encodeURIComponent(next)}`);
  await fillIn(user);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(location()).toBe('/');
});

test.each(byTurns(['en', 'zh']))('in %s an account with a second factor is asked for its code', async (language) => {
  const { user } = await show('/login', language);
  withFactor();
  await fillIn(user, language);
  expect(await screen.findByRole('heading', { level: 1, name: words[language].step })).toBeVisible();
  const code = screen.getByLabelText(words[language].code);
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.queryByLabelText(words[language].password)).not.toBeInTheDocument();

  await user.type(code, '000000{Enter}');
  const wrong = new RegExp(authReasons.code_wrong.text[language]);
  await waitFor(() => expect(code).toHaveAccessibleDescription(wrong));
});

test('the right code opens the session', async () => {
  const { user } = await show();
  withFactor();
  await fillIn(user);
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(sentTo(login).at(-1)).toMatchObject({ body: { ...credentials, code: '123456' } });
});

test('another account starts again with an empty form', async () => {
  const { user } = await show();
  withFactor();
  await fillIn(user);
  await user.click(await screen.findByRole('button', { name: 'Another account' }));
  expect(screen.getByLabelText('E-mail')).toHaveValue('');
});

test('a required second factor that is missing leads to the own account', async () => {
  const { user } = await show('/login?next=%2Fwork', 'en', { me: { required: true } });
  await fillIn(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  expect(
    screen.getByText('This shop requires it. Until it is set up, you can use nothing else of the console.'),
  ).toBeVisible();
});

test("a shopper's account is refused, and keeps no session", async () => {
  const { user } = await show();
  mockServer.use(mockEndpoint(loginContract, () => aSession()));
  await fillIn(user);
  expect(await screen.findByText('This is a shopper’s account. The console is for staff.')).toBeVisible();
  expect(document.cookie).not.toContain('token=token_1');
});
