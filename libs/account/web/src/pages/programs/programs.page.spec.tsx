import { screen, within } from '@testing-library/react';
import { authReasons, fail, makeApiToken, maxApiTokens, revokeApiToken } from '@caravan/auth/contract';
import { listApiTokensContract, makeApiTokenContract } from '@caravan/auth/contract/schema';
import { aMadeApiToken, anApiToken, aUserInfo } from '@caravan/auth/contract/testing';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { describe, expect, test, vi } from 'vitest';
import { openPage, type OpenOptions } from '../../testing/open-page.ts';

vi.setConfig({ testTimeout: 20_000 });

const words = {
  en: {
    page: 'Programs and webhooks',
    title: 'Access tokens',
    empty: 'No access token yet.',
    make: 'Make a token',
    dialog: 'New access token',
    name: 'Name',
    orders: /^Orders/,
    wallet: /^Balance and payments/,
    days: 'How long it is valid',
    password: 'Your password',
    ready: 'Your token is ready',
    token: 'Access token',
    copy: 'Copy the token',
    copied: 'Copied',
    done: 'I have copied it',
    required: 'Please fill this in',
    tooFew: 'Choose at least 1',
    wrong: 'The password is incorrect',
    revokeOf: 'Revoke the token Household accounts',
    sure: 'Revoke this token?',
    revoke: 'Revoke',
    cancel: 'Cancel',
    revoked: 'The token no longer works',
    expired: 'Expired',
    full: 'You can have up to 10 access tokens. Revoke one to make another.',
    open: 'Programs and webhooks',
  },
  zh: {
    page: '程序访问',
    title: '访问令牌',
    empty: '还没有访问令牌。',
    make: '创建令牌',
    dialog: '创建访问令牌',
    name: '名称',
    orders: /^订单/,
    wallet: /^余额与付款/,
    days: '有效期',
    password: '账户密码',
    ready: '令牌已创建',
    token: '访问令牌',
    copy: '复制令牌',
    copied: '已复制',
    done: '我已复制',
    required: '请填写此项',
    tooFew: '至少选择 1 项',
    wrong: '密码不正确',
    revokeOf: '撤销令牌「Household accounts」',
    sure: '撤销此令牌？',
    revoke: '撤销',
    cancel: '取消',
    revoked: '令牌已失效',
    expired: '已过期',
    full: '最多可拥有 10 个访问令牌，撤销一个后才能再创建。',
    open: '程序访问',
  },
};

const open = async (title: string, options: OpenOptions = {}) => {
  const page = await openPage('/mine/programs', options);
  return { ...page, panel: within(await screen.findByRole('region', { name: title })) };
};

describe.each(byTurns(['en', 'zh']))('in %s', (language) => {
  const say = words[language];

  test('a token is made with scopes, days and the password, and shown once', async () => {
    const { user, panel } = await open(say.title, { language, answers: { next: { tokens: [anApiToken()] } } });
    expect(screen.getByRole('heading', { level: 1, name: say.page })).toBeInTheDocument();
    expect(panel.getByText(say.empty)).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: say.make }));
    const dialog = within(await screen.findByRole('dialog', { name: say.dialog }));
    await user.type(await dialog.findByLabelText(say.name), 'Household accounts');
    await user.click(dialog.getByRole('checkbox', { name: say.orders }));
    await user.click(dialog.getByRole('checkbox', { name: say.wallet }));
    await user.selectOptions(dialog.getByLabelText(say.days), '365');
    await user.type(dialog.getByLabelText(say.password), 'ferry246');
    await user.click(dialog.getByRole('button', { name: say.make }));
    const shown = within(await screen.findByRole('dialog', { name: say.ready }));
    const { access_token: token } = aMadeApiToken();
    // The browser keeps its own session.
    expect(document.cookie).not.toContain(token);
    expect(shown.getByRole('textbox', { name: say.token })).toHaveValue(token);
    await user.click(shown.getByRole('button', { name: say.copy }));
    expect(await shown.findByText(say.copied)).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(token);
    expect(sentTo(makeApiToken)).toMatchObject([
      { body: { name: 'Household accounts', scopes: ['orders', 'wallet'], days: 365, password: 'ferry246' } },
    ]);
    await user.click(shown.getByRole('button', { name: say.done }));
    expect(await panel.findByText('Household accounts')).toBeInTheDocument();
    expect(screen.queryByDisplayValue(token)).not.toBeInTheDocument();
  });

  test('what is missing is marked, and a wrong password too', async () => {
    const refusing = mockEndpoint(makeApiTokenContract, () => {
      throw fail('password_wrong', { fields: { password: authReasons.password_wrong.text[language] } });
    });
    const { user, panel } = await open(say.title, { language, handlers: [refusing] });
    await user.click(panel.getByRole('button', { name: say.make }));
    const dialog = within(await screen.findByRole('dialog', { name: say.dialog }));
    await user.click(await dialog.findByRole('button', { name: say.make }));
    expect(await dialog.findAllByText(say.required)).toHaveLength(2);
    expect(dialog.getByText(say.tooFew)).toBeInTheDocument();
    expect(sentTo(makeApiToken)).toHaveLength(0);
    await user.type(dialog.getByLabelText(say.name), 'Household accounts');
    await user.click(dialog.getByRole('checkbox', { name: say.orders }));
    await user.type(dialog.getByLabelText(say.password), 'ferry247');
    await user.click(dialog.getByRole('button', { name: say.make }));
    expect(await dialog.findByText(say.wrong)).toBeInTheDocument();
  });

  test('a token is revoked after a question', async () => {
    const { user, panel, answers } = await open(say.title, { language, answers: { tokens: [anApiToken()] } });
    await user.click(await panel.findByRole('button', { name: say.revokeOf }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: say.sure })).getByRole('button', { name: say.cancel }),
    );
    expect(sentTo(revokeApiToken)).toHaveLength(0);
    answers.next = { tokens: [] };
    await user.click(panel.getByRole('button', { name: say.revokeOf }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: say.sure })).getByRole('button', { name: say.revoke }),
    );
    expect(await screen.findByText(say.revoked)).toBeInTheDocument();
    expect(await panel.findByText(say.empty)).toBeInTheDocument();
    expect(sentTo(revokeApiToken)).toMatchObject([{ params: { id: 'token_1' } }]);
  });

  test('expired tokens are marked and leave room for new ones', async () => {
    const live = Array.from({ length: maxApiTokens - 1 }, (_, index) => anApiToken({ id: `token_${index}` }));
    const expired = anApiToken({ id: 'old', expired: true });
    const { panel } = await open(say.title, { language, answers: { tokens: [...live, expired] } });
    expect(panel.getAllByText(say.expired)).toHaveLength(1);
    expect(panel.getByRole('button', { name: say.make })).toBeInTheDocument();
  });

  test('ten live tokens are all', async () => {
    const tokens = Array.from({ length: maxApiTokens }, (_, index) => anApiToken({ id: `token_${index}` }));
    const { panel } = await open(say.title, { language, answers: { tokens } });
    expect(panel.getByText(say.full)).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: say.make })).not.toBeInTheDocument();
  });

  test('the settings lead to the page', async () => {
    await openPage('/mine/setting', { language });
    expect(await screen.findByRole('link', { name: say.open })).toHaveAttribute('href', '/mine/programs');
  });
});

test('it is offered again if it cannot be read', async () => {
  let fails = true;
  const failing = mockEndpoint(listApiTokensContract, () => {
    if (fails) throw fail('not_found');
    return { items: [] };
  });
  const { user } = await openPage('/mine/programs', { handlers: [failing] });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Make a token' })).toBeInTheDocument();
});

test('staff have neither', async () => {
  await openPage('/mine/programs', { answers: { user: aUserInfo({ role: 'staff' }) } });
  expect(await screen.findByText('Only shoppers have access tokens and webhooks.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Access tokens' })).not.toBeInTheDocument();
});
