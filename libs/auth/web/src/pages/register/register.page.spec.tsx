import { screen, waitFor } from '@testing-library/react';
import { getFooterArticlesContract } from '@caravan/content/contract/schema';
import { authReasons, fail, passwordRules, register } from '@caravan/auth/contract';
import { registerContract } from '@caravan/auth/contract/schema';
import { byTurns, mockEndpoint, renderRoute, type RenderRouteOptions, sentTo } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { authWeb } from '../../auth.web.ts';
import { authHandlers } from '../../mocks/auth.handlers.ts';
import { afterLogin } from '../../testing/landing.web.tsx';

const terms = {
  id: 82,
  article_name: 'Terms of service',
  is_faq: false,
  slug: 'terms-of-service',
  language: 'en' as const,
};

const show = (
  path: string,
  { articles = [terms], handlers = [], ...options }: Partial<RenderRouteOptions> & { articles?: (typeof terms)[] } = {},
) => {
  const footer = mockEndpoint(getFooterArticlesContract, () => [{ group_name: 'About', articles }]);
  return renderRoute({
    features: [authWeb, afterLogin],
    path,
    ...options,
    handlers: [...handlers, ...authHandlers(), footer],
  });
};

const fillIn = async (
  { user }: Awaited<ReturnType<typeof show>>,
  over: { email?: string; repetition?: string } = {},
) => {
  await user.type(screen.getByLabelText('E-mail'), over.email ?? 'new@example.test');
  await user.type(screen.getByLabelText('Password'), 'ferry246');
  await user.type(screen.getByLabelText('Repeat the password'), over.repetition ?? 'ferry246');
};

const agreement = () => screen.getByRole('checkbox', { name: 'I have read and accept the registration terms' });
const submit = () => screen.getByRole('button', { name: 'Create account' });

test.each(
  byTurns([
    [
      'en',
      {
        title: 'Create an account',
        email: 'E-mail',
        password: 'Password',
        repeat: 'Repeat the password',
        rule: '6-20 letters or digits, with at least one of each',
        agree: /accept the registration terms/,
        login: 'Log in',
      },
    ],
    [
      'zh',
      {
        title: '注册账户',
        email: '邮箱',
        password: '密码',
        repeat: '确认密码',
        rule: '6-20 位字母和数字的组合',
        agree: /同意注册条款/,
        login: '直接登录',
      },
    ],
    [
      'de',
      {
        title: 'Konto anlegen',
        email: 'E-Mail-Adresse',
        password: 'Passwort',
        repeat: 'Passwort wiederholen',
        rule: '6–20 Buchstaben oder Ziffern, mindestens je eine davon',
        agree: /Registrierungsbedingungen gelesen/,
        login: 'Anmelden',
      },
    ],
  ] as const),
)('the registration page in %s names everything and is ready for password managers', async (language, words) => {
  await show('/user/register', { language });
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  expect(screen.getByLabelText(words.email)).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText(words.password)).toHaveAccessibleDescription(words.rule);
  for (const label of [words.password, words.repeat]) {
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText(label)).toHaveAttribute('passwordrules', passwordRules.passwordrules);
    expect(screen.getByLabelText(label)).toHaveAttribute('maxlength', '20');
  }
  expect(screen.getByRole('checkbox', { name: words.agree })).not.toBeChecked();
  expect(screen.getByRole('link', { name: words.login })).toHaveAttribute('href', '/user/login');
});

test('links to the terms in a new tab, if the site has them', async () => {
  const { unmount } = await show('/user/register');
  const link = await screen.findByRole('link', { name: 'Terms of service' });
  expect(link).toHaveAttribute('href', '/article/82/terms-of-service');
  expect(link).toHaveAttribute('target', '_blank');
  unmount();
  await show('/user/register', { articles: [{ ...terms, id: 80 }] });
  expect(screen.queryByRole('link', { name: 'Terms of service' })).toBeNull();
});

test('a registration starts the session and opens its success page with the return path', async () => {
  const route = await show('/user/register?next=%2Fafter%3Fitem%3D7');
  await fillIn(route);
  await route.user.click(agreement());
  await route.user.click(submit());
  expect(await screen.findByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  expect(route.location()).toBe('/user/registerSuccess?next=%2Fafter%3Fitem%3D7');
  expect(sentTo(register)).toMatchObject([
    { body: { email: 'new@example.test', password: 'ferry246', password_confirm: 'ferry246' } },
  ]);
  expect(document.cookie).toContain('token=token_1');
  await route.user.click(screen.getByRole('link', { name: 'Back to where you were' }));
  expect(await screen.findByRole('heading', { name: 'After login' })).toBeVisible();
  expect(route.location()).toBe('/after?item=7');
});

test('a registration by an invitation says so to the page after it', async () => {
  const route = await show('/user/register?ref=FRIEND2026');
  await fillIn(route);
  await route.user.click(agreement());
  await route.user.click(submit());
  expect(await screen.findByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  expect(route.location()).toBe('/user/registerSuccess?ref=FRIEND2026');
  expect(sentTo(register)[0]?.body).not.toHaveProperty('ref');
});

test('a common password is refused at its field', async () => {
  const route = await show('/user/register');
  await route.user.type(screen.getByLabelText('Password'), 'Password1');
  await route.user.tab();
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Too many people use this password. Please choose another',
    ),
  );
});

test('an internationalised domain is sent as mail servers know it', async () => {
  const route = await show('/user/register');
  await fillIn(route, { email: 'info@почта.рф' });
  await route.user.click(agreement());
  await route.user.click(submit());
  await waitFor(() => expect(sentTo(register)).toMatchObject([{ body: { email: 'info@xn--80a1acny.xn--p1ai' } }]));
});

test('a submit with errors sends nothing, marks each field and focuses the first', async () => {
  const route = await show('/user/register');
  await route.user.click(submit());
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  for (const label of ['E-mail', 'Password', 'Repeat the password'])
    expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
  expect(agreement()).toHaveAttribute('aria-invalid', 'true');
  expect(sentTo(register)).toEqual([]);
});

test('without the agreement nothing is sent, and the box says why', async () => {
  const route = await show('/user/register');
  await fillIn(route);
  await route.user.click(submit());
  await waitFor(() => expect(agreement()).toHaveFocus());
  expect(agreement()).toHaveAccessibleDescription('Please accept the terms to register');
  expect(sentTo(register)).toEqual([]);
});

test('a different repetition is marked on blur, until either field is corrected', async () => {
  const route = await show('/user/register');
  await fillIn(route, { repetition: 'ferry2464' });
  const repetition = screen.getByLabelText('Repeat the password');
  await route.user.tab();
  await waitFor(() => expect(repetition).toHaveAccessibleDescription('The two passwords do not match'));
  await route.user.type(screen.getByLabelText('Password'), '4');
  await waitFor(() => expect(repetition).not.toHaveAttribute('aria-invalid'));
});

test('a taken e-mail shows a toast and an error at its field, and all values stay', async () => {
  const message = authReasons.email_taken.text.en;
  const taken = mockEndpoint(
    registerContract,
    () => {
      throw fail('email_taken', { fields: { email: message } });
    },
    authReasons,
  );
  const route = await show('/user/register', { handlers: [taken] });
  await fillIn(route);
  await route.user.click(agreement());
  await route.user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText('Password')).toHaveValue('ferry246');
  expect(screen.getByLabelText('Repeat the password')).toHaveValue('ferry246');
  expect(agreement()).toBeChecked();
});

test('values survive a change of the language, passwords do not', async () => {
  const first = await show('/user/register');
  await fillIn(first);
  first.unmount();
  await show('/user/register', { language: 'zh' });
  await waitFor(() => expect(screen.getByLabelText('邮箱')).toHaveValue('new@example.test'));
  expect(screen.getByLabelText('密码')).toHaveValue('');
});

test('the link to login keeps the return path', async () => {
  await show('/user/register?next=%2Fafter%3Fitem%3D7');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/user/login?next=%2Fafter%3Fitem%3D7');
});
