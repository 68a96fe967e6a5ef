import { screen, waitFor } from '@testing-library/react';
import { authReasons, fail, logInByPasskey } from '@caravan/auth/contract';
import { logInByPasskeyContract } from '@caravan/auth/contract/schema';
import * as library from '@simplewebauthn/browser';
import { byTurns, mockEndpoint, mockServer, renderRoute, sentTo } from '@caravan/web-core/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authWeb } from '../../auth.web.ts';
import { authHandlers } from '../../mocks/auth.handlers.ts';
import { afterLogin } from '../../testing/landing.web.tsx';

// The journey in a browser uses the real one, with a virtual authenticator.
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: vi.fn(),
  WebAuthnAbortService: { cancelCeremony: vi.fn() },
}));

const startAuthentication = vi.mocked(library.startAuthentication);
const text = 'QUJD';
const signed = {
  id: text,
  rawId: text,
  type: 'public-key' as const,
  clientExtensionResults: { credProps: { rk: true } },
  response: { clientDataJSON: text, authenticatorData: text, signature: text, userHandle: text },
};
const credential = { id: text, ...signed.response };
const notAllowed = () => Object.assign(new Error('The person closed it'), { name: 'NotAllowedError' });

/** Whether the browser offers passkeys while a field is filled in. */
let offers = false;
beforeEach(() => {
  offers = false;
  const PublicKeyCredential = Object.assign(() => undefined, {
    isConditionalMediationAvailable: () => Promise.resolve(offers),
  });
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const show = (language: 'en' | 'zh' | 'de' = 'en') =>
  renderRoute({
    features: [authWeb, afterLogin],
    path: '/user/login?next=%2Fafter',
    language,
    handlers: authHandlers(),
  });

test.each(
  byTurns([
    ['en', 'Use a passkey', 'No passkey was used. You can log in with a code or your password.'],
    ['zh', '使用通行密钥', '未使用通行密钥。您可以使用验证码或密码登录。'],
    [
      'de',
      'Passkey verwenden',
      'Es wurde kein Passkey verwendet. Sie können sich mit einem Code oder Ihrem Passwort anmelden.',
    ],
  ] as const),
)('in %s the button logs in by a passkey, and one that was left can be tried again', async (language, button, left) => {
  const { user } = await show(language);
  startAuthentication.mockRejectedValueOnce(notAllowed());
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(left)).toBeVisible();
  startAuthentication.mockResolvedValueOnce(signed);
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByRole('heading', { name: 'After login' })).toBeVisible();
  expect(sentTo(logInByPasskey)).toMatchObject([{ body: { credential } }]);
  expect(startAuthentication).toHaveBeenLastCalledWith(expect.objectContaining({ useBrowserAutofill: false }));
});

test('a passkey of another account than the typed e-mail says so, and leaves the form', async () => {
  const { user } = await show();
  mockServer.use(
    mockEndpoint(
      logInByPasskeyContract,
      () => {
        throw fail('passkey_of_another');
      },
      authReasons,
    ),
  );
  startAuthentication.mockResolvedValueOnce(signed);
  await user.type(screen.getByLabelText('E-mail'), 'Shopper@example.test');
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByText('This passkey belongs to another account than this e-mail')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('Shopper@example.test');
  expect(sentTo(logInByPasskey)).toMatchObject([{ body: { credential, email: 'shopper@example.test' } }]);
});

test('a browser that fills passkeys in offers them in the e-mail field', async () => {
  offers = true;
  startAuthentication.mockResolvedValueOnce(signed);
  await show();
  expect(await screen.findByRole('heading', { name: 'After login' })).toBeVisible();
  expect(startAuthentication).toHaveBeenCalledWith(expect.objectContaining({ useBrowserAutofill: true }));
});

test('without passkeys in the browser there is no button', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  await show();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Continue with a code' })).toBeVisible();
});
