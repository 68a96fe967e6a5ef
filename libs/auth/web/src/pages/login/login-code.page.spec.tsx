import { screen, waitFor } from '@testing-library/react';
import { authReasons, fail, login, sendLoginCode, verifyLoginCode } from '@caravan/auth/contract';
import { sendLoginCodeContract, verifyLoginCodeContract } from '@caravan/auth/contract/schema';
import { aSession } from '@caravan/auth/contract/testing';
import { getFooterArticlesContract } from '@caravan/content/contract/schema';
import { byTurns, mockEndpoint, mockServer, renderRoute, sentTo } from '@caravan/web-core/testing';
import { describe, expect, test } from 'vitest';
import { authWeb } from '../../auth.web.ts';
import { authHandlers } from '../../mocks/auth.handlers.ts';
import { afterLogin } from '../../testing/landing.web.tsx';

const email = 'shopper@example.test';
const words = {
  en: {
    email: 'E-mail',
    password: 'Password',
    withCode: 'Continue with a code',
    title: 'Enter the code',
    code: 'Code',
    sent: `We sent a code of six digits to ${email}. It is valid for 10 minutes.`,
    next: 'Continue',
    agree: 'I have read and accept the registration terms',
    isNew: `There is no account for ${email} yet. Accept the terms and we will create one.`,
    another: 'Use another e-mail',
    required: 'Please fill this in',
  },
  zh: {
    email: '邮箱',
    password: '密码',
    withCode: '使用邮箱验证码',
    title: '输入验证码',
    code: '验证码',
    sent: `6 位验证码已发送至 ${email}，10 分钟内有效。`,
    next: '继续',
    agree: '我已阅读并同意注册条款',
    isNew: `${email} 还没有账户。同意条款后，我们将为您注册。`,
    another: '换一个邮箱',
    required: '请填写此项',
  },
  de: {
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    withCode: 'Weiter mit einem Code',
    title: 'Code eingeben',
    code: 'Code',
    sent: `Wir haben einen sechsstelligen Code an ${email} geschickt. Er gilt 10 Minuten.`,
    next: 'Weiter',
    agree: 'Ich habe die Registrierungsbedingungen gelesen und stimme ihnen zu',
    isNew: `Zu ${email} gibt es noch kein Konto. Stimmen Sie den Bedingungen zu, dann legen wir eines an.`,
    another: 'Andere E-Mail-Adresse',
    required: 'Bitte ausfüllen',
  },
} as const;

const noTerms = mockEndpoint(getFooterArticlesContract, () => []);
const show = (language: keyof typeof words = 'en', path = '/user/login?next=%2Fafter%3Fitem%3D7') =>
  renderRoute({ features: [authWeb, afterLogin], path, language, handlers: [noTerms, ...authHandlers()] });

/** Refuses the code until the terms are accepted, as for an e-mail without an account. */
const withoutAccount = (text: string) =>
  mockEndpoint(
    verifyLoginCodeContract,
    ({ body }) => {
      if (body.agree === true) return aSession();
      throw fail('agreement_required', { fields: { agree: text } });
    },
    authReasons,
  );

describe.each(byTurns(['en', 'zh', 'de']))('a code in %s', (language) => {
  const say = words[language];
  const request = async (path?: string) => {
    const page = await show(language, path);
    await page.user.type(screen.getByLabelText(say.email), `${email.toUpperCase()}{Enter}`);
    expect(await screen.findByRole('heading', { level: 1, name: say.title })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(say.code)).toHaveFocus());
    return page;
  };

  test('is asked for by the e-mail alone, and logs in as soon as it is whole', async () => {
    const { user, location } = await request();
    expect(screen.getByText(say.sent)).toBeVisible();
    expect(screen.getByLabelText(say.code)).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(screen.getByLabelText(say.code), '123 456');
    expect(await screen.findByRole('heading', { name: 'After login' })).toBeVisible();
    expect(location()).toBe('/after?item=7');
    expect(sentTo(sendLoginCode)).toMatchObject([{ body: { email } }]);
    expect(sentTo(verifyLoginCode)).toMatchObject([{ body: { email, code: '123 456' } }]);
    expect(document.cookie).toContain('token=token_1');
    expect(sessionStorage).toHaveLength(0);
  });

  test('of an e-mail without an account asks for the agreement, and then registers', async () => {
    const { user, location } = await request();
    mockServer.use(withoutAccount(say.agree));
    await user.type(screen.getByLabelText(say.code), '123456');
    expect(await screen.findByText(say.isNew)).toBeVisible();
    const box = screen.getByRole('checkbox', { name: say.agree });
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).not.toHaveAttribute('aria-invalid', 'true');
    await user.click(box);
    await user.click(screen.getByRole('button', { name: say.next }));
    expect(await screen.findByRole('heading', { name: 'After login' })).toBeVisible();
    expect(location()).toBe('/after?item=7');
    expect(sentTo(verifyLoginCode).at(-1)?.body).toEqual({ email, code: '123456', agree: true });
  });

  test('that is refused says why, and keeps what was typed', async () => {
    const text = authReasons.login_code_wrong.text[language];
    const { user } = await request();
    mockServer.use(
      mockEndpoint(
        verifyLoginCodeContract,
        () => {
          throw fail('login_code_wrong', { fields: { code: text } });
        },
        authReasons,
      ),
    );
    await user.type(screen.getByLabelText(say.code), '123456');
    await waitFor(() => expect(screen.getByLabelText(say.code)).toHaveAccessibleDescription(text));
    expect(screen.getByLabelText(say.code)).toHaveValue('123456');
    await user.click(screen.getByRole('button', { name: say.another }));
    expect(await screen.findByLabelText(say.email)).toHaveValue(email.toUpperCase());
  });

  test('needs an e-mail, and nothing else', async () => {
    const { user } = await show(language);
    await user.click(screen.getByRole('button', { name: say.withCode }));
    await waitFor(() => expect(screen.getByLabelText(say.email)).toHaveAccessibleDescription(say.required));
    expect(screen.getByLabelText(say.password)).not.toHaveAttribute('aria-invalid', 'true');
    expect(sentTo(sendLoginCode)).toEqual([]);
  });
});

test('a page that is loaded again still asks for the code', async () => {
  sessionStorage.setItem('caravan.draft:auth.login-code', JSON.stringify({ email, until: Date.now() + 60_000 }));
  await show();
  expect(await screen.findByText(words.en.sent)).toBeVisible();
});

test('but not for one that is too old', async () => {
  sessionStorage.setItem('caravan.draft:auth.login-code', JSON.stringify({ email, until: Date.now() - 1 }));
  await show();
  expect(await screen.findByLabelText('Password')).toBeVisible();
});

test('an invited guest who registers by a code comes to the page that tells of the invitation', async () => {
  localStorage.setItem('caravan.invitation', JSON.stringify({ invitation: 'FRIEND2026', until: Date.now() + 60_000 }));
  const { user, location } = await show();
  mockServer.use(withoutAccount(words.en.agree));
  await user.type(screen.getByLabelText('E-mail'), `${email}{Enter}`);
  await user.type(await screen.findByLabelText('Code'), '123456');
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(location()).toBe('/user/registerSuccess?next=%2Fafter%3Fitem%3D7&ref=FRIEND2026'));
});

test('too many requests leave the form as it is', async () => {
  const { user } = await show();
  mockServer.use(
    mockEndpoint(sendLoginCodeContract, () => {
      throw fail('too_many_requests');
    }),
  );
  await user.type(screen.getByLabelText('E-mail'), `${email}{Enter}`);
  expect(await screen.findByText('Too many attempts. Please wait a moment')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue(email);
});

test('Enter beside a typed password logs in by it', async () => {
  const { user } = await show();
  await user.type(screen.getByLabelText('Password'), 'ferry246');
  await user.type(screen.getByLabelText('E-mail'), `${email}{Enter}`);
  expect(await screen.findByRole('heading', { name: 'After login' })).toBeVisible();
  expect(sentTo(login)).toMatchObject([{ body: { email, password: 'ferry246' } }]);
  expect(sentTo(sendLoginCode)).toEqual([]);
});
