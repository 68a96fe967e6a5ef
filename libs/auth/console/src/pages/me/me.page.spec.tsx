import { consoleCoreFeature } from '@caravan/console-core';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  authReasons,
  changeMyPassword,
  endMyOtherSessions,
  endMySession,
  enrolSecondFactor,
  fail,
  nameMyDevice,
  removeSecondFactor,
  renewRecoveryCodes,
  updateMe,
} from '@caravan/auth/contract';
import { changeMyPasswordContract, enrolSecondFactorContract } from '@caravan/auth/contract/staff';
import { aStaffSession } from '@caravan/auth/contract/testing';
import type { WebFeature } from '@caravan/web-core';
import { byTurns, mockEndpoint, mockServer, renderRoute, sentTo } from '@caravan/web-core/testing';
import { authConsole } from '../../auth.console.ts';
import { authStaffHandlers, recoveryCodes, type AuthMocks } from '../../mocks/auth.handlers.ts';

beforeEach(() => {
  // jsdom draws no pictures.
  URL.createObjectURL = vi.fn(() => 'blob:qr');
  URL.revokeObjectURL = vi.fn();
});

/** Stands for the feature that keeps the language. */
const mailLanguage: WebFeature = {
  id: 'mail-language',
  texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
  routes: [],
  lazySlots: {
    mailLanguage: () =>
      Promise.resolve({
        Slot: ({ label, language, onSaved }) => (
          <>
            <p>{`${label} (${language})`}</p>
            <button onClick={onSaved}>save</button>
          </>
        ),
      }),
  },
};

const show = (mocks: AuthMocks = {}, language: 'en' | 'zh' = 'en', others: WebFeature[] = []) =>
  renderRoute({
    features: [consoleCoreFeature, authConsole, ...others],
    path: '/me',
    language,
    loggedIn: true,
    handlers: authStaffHandlers(mocks),
  });

test.each(
  byTurns([
    ['en', 'Set up', 'QR code for the authenticator app', 'Code', 'Confirm the first code', 'Recovery codes'],
    ['zh', '开始设置', '身份验证器二维码', '验证码', '验证首个验证码', '恢复码'],
  ] as const),
)('in %s the second step is set up by a QR code', async (language, begin, qr, code, confirm, codes) => {
  const { user } = await show({}, language);
  await user.click(await screen.findByRole('button', { name: begin }));
  expect(await screen.findByRole('img', { name: qr })).toHaveAttribute('src', 'blob:qr');
  expect(screen.getByText('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')).toBeVisible();
  await user.type(screen.getByLabelText(code), '123456');
  await user.click(screen.getByRole('button', { name: confirm }));
  const list = await screen.findByRole('list', { name: codes });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(recoveryCodes);
  expect(sentTo(enrolSecondFactor)).toMatchObject([{ body: { code: '123456' } }]);
});

test('a wrong first code is marked, and the picture stays', async () => {
  const { user } = await show();
  mockServer.use(
    mockEndpoint(enrolSecondFactorContract, () => {
      throw fail('code_wrong', { fields: { code: authReasons.code_wrong.text.en } });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await user.type(await screen.findByLabelText('Code'), '000000{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/This code is wrong or was already used/),
  );
  expect(screen.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
});

test('new recovery codes and the end of the second step ask for a code', async () => {
  const { user } = await show({ me: { second_factor: 'enrolled', recovery_codes_left: 1 } });
  expect(await screen.findByText('1 recovery code left')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove the second step' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove the second step' });
  await user.type(within(dialog).getByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(sentTo(removeSecondFactor)).toMatchObject([{ body: { code: '123456' } }]));

  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  const renewing = await screen.findByRole('dialog', { name: 'New recovery codes' });
  await user.type(within(renewing).getByLabelText('Code'), '654321{Enter}');
  expect(await screen.findByText(recoveryCodes[0] ?? '')).toBeVisible();
  expect(sentTo(renewRecoveryCodes)).toMatchObject([{ body: { code: '654321' } }]);
  await user.click(screen.getByRole('button', { name: 'I have stored them' }));
  expect(screen.queryByText(recoveryCodes[0] ?? '')).not.toBeInTheDocument();
});

test('other sessions can be ended one by one', async () => {
  const other = aStaffSession({ id: 'session_2', current: false, agent: 'Firefox', address: '198.51.100.4' });
  const { user } = await show({ sessions: [aStaffSession(), other] });
  expect(await screen.findByText('This device')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log out there' }));
  await waitFor(() => expect(sentTo(endMySession)).toMatchObject([{ params: { session: 'session_2' } }]));
});

test('the roles are shown in Chinese, and the language of mails by the feature that keeps it', async () => {
  const { user } = await show({ me: { roles: ['buyer', 'packer'], language: 'zh' } }, 'zh', [mailLanguage]);
  expect(await screen.findByText('采购')).toBeVisible();
  expect(screen.getByText('打包')).toBeVisible();
  expect(await screen.findByText('邮件语言 (zh)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'save' }));
  expect(await screen.findByText('语言已保存')).toBeInTheDocument();
});

test('the name that colleagues see can be changed', async () => {
  const { user } = await show({ me: { name: 'Mei' } });
  const name = await screen.findByLabelText('Name');
  expect(name).toHaveValue('Mei');
  await user.type(name, ' Lin');
  await user.click(screen.getByRole('button', { name: 'Save the name' }));
  expect(await screen.findByText('The name is saved')).toBeInTheDocument();
  expect(sentTo(updateMe)).toMatchObject([{ body: { name: 'Mei Lin' } }]);
});

test('the password is changed by the present one, which stays marked while it is wrong', async () => {
  const { user } = await show();
  mockServer.use(
    mockEndpoint(changeMyPasswordContract, ({ body }) => {
      if (body.old_password === 'desk2468') return null;
      throw fail('password_wrong', { fields: { old_password: authReasons.password_wrong.text.en } });
    }),
  );
  const present = await screen.findByLabelText('Present password');
  await user.type(present, 'desk2469');
  await user.type(screen.getByLabelText('New password'), 'harbour357');
  await user.type(screen.getByLabelText('Repeat the password'), 'harbour357{Enter}');
  await waitFor(() => expect(present).toHaveAccessibleDescription(authReasons.password_wrong.text.en));
  await user.clear(present);
  await user.type(present, 'desk2468{Enter}');
  expect(await screen.findByText(/All other devices are logged out\.$/)).toBeInTheDocument();
  expect(sentTo(changeMyPassword).at(-1)).toMatchObject({
    body: { old_password: 'desk2468', password: 'harbour357' },
  });
  expect(present).toHaveValue('');
});

test('devices are listed by name or by browser and system, this one can be named, and the others ended at once', async () => {
  const other = aStaffSession({ id: 'session_2', current: false, device: 'Packing table 1' });
  const { user } = await show({ sessions: [aStaffSession(), other] });
  expect(await screen.findByText('Chrome · Linux')).toBeVisible();
  expect(screen.getByText('Packing table 1')).toBeVisible();
  expect(screen.getByText('Chrome · Linux · 203.0.113.7')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Name this device' }));
  await user.type(await screen.findByLabelText('Name of this device'), 'Scales{Enter}');
  await waitFor(() => expect(sentTo(nameMyDevice)).toMatchObject([{ body: { name: 'Scales' } }]));
  await waitFor(() => expect(localStorage.getItem('caravan.device-name')).toBe('Scales'));
  await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
  expect(await screen.findByText('All other devices are logged out')).toBeInTheDocument();
  expect(sentTo(endMyOtherSessions)).toHaveLength(1);
});
