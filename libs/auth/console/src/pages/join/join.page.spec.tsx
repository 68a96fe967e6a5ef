import { consoleCoreFeature } from '@caravan/console-core';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fail, joinStaff, passwordRules } from '@caravan/auth/contract';
import { joinStaffContract } from '@caravan/auth/contract/staff';
import { byTurns, mockEndpoint, mockServer, renderRoute, sentTo } from '@caravan/web-core/testing';
import { authConsole } from '../../auth.console.ts';
import { authStaffHandlers } from '../../mocks/auth.handlers.ts';
import { sessionHandlers } from '../../testing/after-login.tsx';

const show = (path = '/join?token=abc', language: 'en' | 'zh' = 'en') =>
  renderRoute({
    features: [consoleCoreFeature, authConsole],
    path,
    language,
    handlers: [...authStaffHandlers(), ...sessionHandlers()],
  });

const words = {
  en: {
    name: 'Name',
    password: 'Password',
    again: 'Repeat the password',
    submit: 'Set the password and start',
    me: 'My account',
  },
  zh: { name: '姓名', password: '密码', again: '再次输入密码', submit: '设置密码并开始', me: '我的账户' },
} as const;

test.each(byTurns(['en', 'zh']))('in %s the password is set and the session starts', async (language) => {
  const { user } = await show('/join?token=abc', language);
  for (const label of [words[language].password, words[language].again])
    expect(screen.getByLabelText(label)).toHaveAttribute('passwordrules', passwordRules.passwordrules);
  await user.type(screen.getByLabelText(words[language].name), 'Mei Lin');
  await user.type(screen.getByLabelText(words[language].password), 'harbour357');
  await user.type(screen.getByLabelText(words[language].again), 'harbour357');
  await user.click(screen.getByRole('button', { name: words[language].submit }));
  expect(await screen.findByRole('heading', { level: 1, name: words[language].me })).toBeVisible();
  expect(sentTo(joinStaff)).toMatchObject([{ body: { token: 'abc', name: 'Mei Lin', password: 'harbour357' } }]);
  expect(document.cookie).toContain('token=token_1');
});

test('another repetition and a common password are marked, and nothing is sent', async () => {
  const { user } = await show();
  await user.type(screen.getByLabelText('Name'), 'Mei Lin');
  await user.type(screen.getByLabelText('Password'), 'abc123');
  await user.type(screen.getByLabelText('Repeat the password'), 'abc124');
  await user.click(screen.getByRole('button', { name: 'Set the password and start' }));
  expect(await screen.findByText('Too many people use this password. Please choose another')).toBeVisible();
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'harbour357');
  await user.click(screen.getByRole('button', { name: 'Set the password and start' }));
  expect(await screen.findByText('The two passwords do not match')).toBeVisible();
  expect(sentTo(joinStaff)).toEqual([]);
});

test.each(
  byTurns([
    ['en', 'This invitation no longer works', 'Log in'],
    ['zh', '邀请链接已失效', '登录'],
  ] as const),
)('in %s an expired link says who can help', async (language, title, toLogin) => {
  const { user } = await show('/join?token=abc', language);
  mockServer.use(
    mockEndpoint(joinStaffContract, () => {
      throw fail('invitation_expired');
    }),
  );
  await user.type(screen.getByLabelText(words[language].name), 'Mei Lin');
  await user.type(screen.getByLabelText(words[language].password), 'harbour357');
  await user.type(screen.getByLabelText(words[language].again), 'harbour357{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: toLogin })).toHaveAttribute('href', '/login');
});

test('a link without a token does not ask for a password', async () => {
  await show('/join');
  expect(screen.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible();
});
