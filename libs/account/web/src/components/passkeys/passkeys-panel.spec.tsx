import { screen, waitFor, within } from '@testing-library/react';
import {
  addPasskey,
  authReasons,
  beginPasskey,
  fail,
  removePasskey,
  renamePasskey,
  sendLoginCode,
} from '@caravan/auth/contract';
import { beginPasskeyContract } from '@caravan/auth/contract/schema';
import { aPasskey, aUserInfo } from '@caravan/auth/contract/testing';
import * as library from '@simplewebauthn/browser';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage, type OpenOptions } from '../../testing/open-page.ts';

// The journey in a browser uses the real one, with a virtual authenticator.
vi.mock('@simplewebauthn/browser', () => ({ startRegistration: vi.fn() }));
const startRegistration = vi.mocked(library.startRegistration);

const words = {
  en: {
    title: 'Passkeys',
    empty: 'No passkey yet.',
    add: 'Add a passkey',
    dialog: 'New passkey',
    name: 'Name',
    password: 'Your password',
    next: 'Continue',
    added: 'The passkey was added',
    never: 'Not used yet',
    renameOf: 'Rename the passkey Phone',
    renameTitle: 'Rename the passkey',
    save: 'Save',
    removeOf: 'Remove the passkey Phone',
    sure: 'Remove this passkey?',
    remove: 'Remove',
    removed: 'The passkey was removed',
  },
  zh: {
    title: '通行密钥',
    empty: '还没有通行密钥。',
    add: '添加通行密钥',
    dialog: '添加通行密钥',
    name: '名称',
    password: '账户密码',
    next: '继续',
    added: '通行密钥已添加',
    never: '尚未使用',
    renameOf: '重命名通行密钥「Phone」',
    renameTitle: '重命名通行密钥',
    save: '保存',
    removeOf: '移除通行密钥「Phone」',
    sure: '移除此通行密钥？',
    remove: '移除',
    removed: '通行密钥已移除',
  },
};

const text = 'QUJD';
const made = {
  id: text,
  rawId: text,
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: text, attestationObject: text, transports: ['internal' as const] },
};
const named = (name: string) => Object.assign(new Error(name), { name });

beforeEach(() => vi.stubGlobal('PublicKeyCredential', () => undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const open = async (title: string, options: OpenOptions = {}) => {
  const page = await openPage('/mine/secure', options);
  return { ...page, panel: within(await screen.findByRole('region', { name: title })) };
};

describe.each(byTurns(['en', 'zh']))('passkeys in %s', (language) => {
  const say = words[language];

  test('one is added after the password, and a browser that was left is asked again without it', async () => {
    const { user, panel } = await open(say.title, { language, answers: { next: { passkeys: [aPasskey()] } } });
    expect(panel.getByText(say.empty)).toBeVisible();
    await user.click(panel.getByRole('button', { name: say.add }));
    const dialog = within(await screen.findByRole('dialog', { name: say.dialog }));
    const name = await dialog.findByLabelText(say.name);
    await user.clear(name);
    await user.type(name, 'Phone');
    await user.type(dialog.getByLabelText(say.password), 'ferry246');
    startRegistration.mockRejectedValueOnce(named('NotAllowedError'));
    await user.click(dialog.getByRole('button', { name: say.next }));
    await waitFor(() => expect(dialog.getByRole('status')).not.toBeEmptyDOMElement());
    startRegistration.mockResolvedValueOnce(made);
    await vi.waitFor(
      async () => {
        await user.click(dialog.getByRole('button', { name: say.next }));
        expect(await screen.findByText(say.added, {}, { timeout: 400 })).toBeVisible();
      },
      { timeout: 10_000, interval: 500 },
    );
    expect(sentTo(beginPasskey)).toMatchObject([{ body: { password: 'ferry246' } }]);
    expect(sentTo(addPasskey)).toMatchObject([
      { body: { name: 'Phone', credential: { id: text, clientDataJSON: text, transports: ['internal'] } } },
    ]);
    expect(await panel.findByText('Phone')).toBeVisible();
    expect(panel.getByText(say.never)).toBeVisible();
  }, 20_000);

  test('one is renamed, and removed after a question', async () => {
    const { user, panel, answers } = await open(say.title, { language, answers: { passkeys: [aPasskey()] } });
    await user.click(panel.getByRole('button', { name: say.renameOf }));
    const dialog = within(await screen.findByRole('dialog', { name: say.renameTitle }));
    await user.type(await dialog.findByLabelText(say.name), ' 2');
    await user.click(dialog.getByRole('button', { name: say.save }));
    await waitFor(() => expect(sentTo(renamePasskey)).toMatchObject([{ body: { name: 'Phone 2' } }]));
    answers.next = { passkeys: [] };
    await user.click(await panel.findByRole('button', { name: say.removeOf }));
    const question = within(await screen.findByRole('alertdialog', { name: say.sure }));
    await user.click(question.getByRole('button', { name: say.remove }));
    expect(await screen.findByText(say.removed)).toBeVisible();
    expect(sentTo(removePasskey)).toHaveLength(1);
    expect(await panel.findByText(say.empty)).toBeVisible();
  });
});

test('an account without a password proves itself by a mailed code', async () => {
  const refusal = authReasons.login_code_wrong.text.en;
  const begin = mockEndpoint(
    beginPasskeyContract,
    () => {
      throw fail('login_code_wrong', { fields: { code: refusal } });
    },
    authReasons,
  );
  const { user, panel } = await open('Passkeys', {
    answers: { user: aUserInfo({ has_password: false }) },
    handlers: [begin],
  });
  await user.click(panel.getByRole('button', { name: 'Add a passkey' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New passkey' }));
  await user.type(await dialog.findByLabelText('Name'), 'Phone');
  await user.click(dialog.getByRole('button', { name: 'Send me a code' }));
  expect(await dialog.findByText('A code is on its way. It is valid for 10 minutes.')).toBeVisible();
  expect(sentTo(sendLoginCode)).toMatchObject([{ body: { email: 'shopper@example.test' } }]);
  await user.type(dialog.getByLabelText('Code from an e-mail'), '123456');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Code from an e-mail')).toHaveAccessibleDescription(new RegExp(refusal)),
  );
  expect(sentTo(beginPasskey)).toMatchObject([{ body: { code: '123456' } }]);
  expect(startRegistration).not.toHaveBeenCalled();
});

test('a device that has one already says so', async () => {
  const { user, panel } = await open('Passkeys');
  await user.click(panel.getByRole('button', { name: 'Add a passkey' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New passkey' }));
  await user.clear(await dialog.findByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Phone');
  await user.type(dialog.getByLabelText('Your password'), 'ferry246');
  startRegistration.mockRejectedValueOnce(named('InvalidStateError'));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('This device already has a passkey of your account.')).toBeVisible();
});

test('ten are enough', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => aPasskey({ id: `passkey_${index}` }));
  const { panel } = await open('Passkeys', { answers: { passkeys: ten } });
  expect(panel.getByText('You can have up to 10 passkeys. Remove one to add another.')).toBeVisible();
});

test('a browser without passkeys says so', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  const { panel } = await open('Passkeys');
  expect(await panel.findByText('This browser cannot create passkeys here.')).toBeVisible();
});
