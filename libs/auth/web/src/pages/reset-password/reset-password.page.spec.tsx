import { screen, waitFor } from '@testing-library/react';
import { authReasons, checkResetLink, fail, resetPassword } from '@caravan/auth/contract';
import { checkResetLinkContract, resetPasswordContract, verifySessionContract } from '@caravan/auth/contract/schema';
import { byTurns, mockEndpoint, mockServer, renderRoute, sentTo } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { authWeb } from '../../auth.web.ts';
import { authHandlers } from '../../mocks/auth.handlers.ts';

type Handlers = ReturnType<typeof authHandlers>;
interface Shown {
  token?: string;
  language?: 'en' | 'zh';
  loggedIn?: boolean;
  handlers?: Handlers;
}

const show = ({ token = 'reset-link', language = 'en', loggedIn = false, handlers = [] }: Shown = {}) =>
  renderRoute({
    feature: authWeb,
    path: `/user/resetPassword?token=${token}`,
    language,
    loggedIn,
    handlers: [...handlers, ...authHandlers()],
  });

const fillIn = async ({ user }: Awaited<ReturnType<typeof show>>, password = 'harbour357', repetition = password) => {
  await user.type(await screen.findByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Repeat the password'), repetition);
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
};

test.each(
  byTurns([
    [
      'en',
      {
        title: 'Set a new password',
        password: 'Password',
        repeat: 'Repeat the password',
        submit: 'Set the password',
        done: 'Your new password is set',
      },
    ],
    ['zh', { title: '设置新密码', password: '密码', repeat: '确认密码', submit: '确定', done: '密码重置成功' }],
  ] as const),
)('a good link opens the form in %s, and the new password is set', async (language, words) => {
  const { user, location } = await show({ language });
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await user.type(await screen.findByLabelText(words.password), 'harbour357');
  expect(screen.getByLabelText(words.password)).toHaveAttribute('autocomplete', 'new-password');
  await user.type(screen.getByLabelText(words.repeat), 'harbour357');
  await user.click(screen.getByRole('button', { name: words.submit }));
  expect(await screen.findByRole('heading', { level: 1, name: words.done })).toBeVisible();
  expect(location()).toBe('/user/result?kind=reset');
  expect(sentTo(checkResetLink)).toMatchObject([{ body: { token: 'reset-link' } }]);
  expect(sentTo(resetPassword)).toMatchObject([
    { body: { token: 'reset-link', password: 'harbour357', password_confirm: 'harbour357' } },
  ]);
});

test.each([
  ...byTurns([
    ['en', 'old', 'This link no longer works', /The link has expired, please reset the link/, 'Send a new link'],
    ['zh', 'old', '链接已失效', /链接已失效，请重新获取/, '重新发送链接'],
  ] as const),
  ['en', '', 'This link no longer works', /The link has expired, please reset the link/, 'Send a new link'],
] as const)(
  'a link that has expired says so in %s (token "%s"), once, and shows the way to a new one',
  async (language, token, title, text, again) => {
    const old = mockEndpoint(
      checkResetLinkContract,
      () => {
        throw fail('link_expired');
      },
      authReasons,
    );
    await show({ language, token, handlers: [old] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: again })).toHaveAttribute('href', '/user/findPassword');
  },
);

test('errors are shown at their fields, and nothing is sent', async () => {
  const route = await show();
  await fillIn(route, 'password1', 'password2');
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'Too many people use this password. Please choose another',
  );
  expect(screen.getByLabelText('Repeat the password')).toHaveAccessibleDescription('The two passwords do not match');
  expect(sentTo(resetPassword)).toEqual([]);
});

test('a link that expires while the form is open is reported', async () => {
  const gone = mockEndpoint(resetPasswordContract, () => {
    throw fail('link_expired');
  });
  const route = await show({ handlers: [gone] });
  await fillIn(route);
  expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
});

test('a check that failed for another reason can be repeated', async () => {
  let isBusy = true;
  const busyOnce = mockEndpoint(checkResetLinkContract, () => {
    if (isBusy) throw fail('unavailable');
    return { valid: true as const };
  });
  const { user } = await show({ handlers: [busyOnce] });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isBusy = false;
  await user.click(retry);
  expect(await screen.findByLabelText('Password')).toBeVisible();
});

test('this browser is logged out, too, so that the login page does not redirect', async () => {
  const dead = mockEndpoint(verifySessionContract, () => {
    throw fail('login_required');
  });
  const route = await show({ loggedIn: true });
  mockServer.use(dead);
  await fillIn(route);
  await route.user.click(await screen.findByRole('link', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(document.cookie).not.toContain('token=');
});
