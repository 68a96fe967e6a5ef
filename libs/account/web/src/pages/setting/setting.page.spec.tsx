import { screen, waitFor, within } from '@testing-library/react';
import { accountReasons, deleteUser, endOtherSessions, fail, updatePreferences } from '@caravan/account/contract';
import {
  deleteUserContract,
  exportUserContract,
  getPreferencesContract,
  updatePreferencesContract,
} from '@caravan/account/contract/schema';
import { aLoginSession, somePreferences } from '@caravan/account/contract/testing';
import { aUserInfo } from '@caravan/auth/contract/testing';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPage, type OpenOptions } from '../../testing/open-page.ts';

vi.setConfig({ testTimeout: 20_000 });

const words = {
  en: {
    title: 'Settings',
    currency: 'Display currency',
    dark: 'Dark',
    shipped: 'A package is on its way',
    mailLanguage: 'E-mail language',
    saved: 'Saved',
    current: 'This device',
    end: 'Log out elsewhere',
    ended: 'You are logged out everywhere else',
    none: 'You are not logged in anywhere else.',
    export: 'Download my data',
    close: 'Close my account',
    sure: 'Close your account permanently?',
    password: 'Password',
    submit: 'Close permanently',
    keep: 'Keep the account',
    wrong: 'The password is incorrect',
    required: 'Please fill this in',
    obstacles: 'The account cannot be closed yet',
    balance: 'See the balance',
    orders: 'See the orders',
    done: 'Your account is closed',
    farewell: 'Your personal data has been deleted. Thank you for shopping with us.',
  },
  zh: {
    title: '账户设置',
    currency: '参考币种',
    dark: '深色',
    shipped: '包裹已发出',
    mailLanguage: '邮件语言',
    saved: '已保存',
    current: '当前设备',
    end: '让其他设备退出登录',
    ended: '其他设备已全部退出登录',
    none: '没有其他设备登录。',
    export: '下载我的数据',
    close: '注销账户',
    sure: '确定要注销账户吗？',
    password: '密码',
    submit: '确定注销',
    keep: '保留账户',
    wrong: '密码不正确',
    required: '请填写此项',
    obstacles: '账户暂时无法注销',
    balance: '查看余额',
    orders: '查看订单',
    done: '账户已注销',
    farewell: '您的个人信息已清除，感谢一路同行。',
  },
} as const;

const other = aLoginSession({
  id: 'session_2',
  current: false,
  agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36',
});

const open = async (options: OpenOptions = {}) => {
  const page = await openPage('/mine/setting', options);
  await screen.findByRole('combobox', { name: /^(E-mail language|邮件语言)$/ });
  return page;
};

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['mode'];
});

describe.each(byTurns(['en', 'zh']))('the settings in %s', (language) => {
  const say = words[language];

  test('save a currency in the account and in this browser', async () => {
    const next = { preferences: somePreferences({ currency: 'EUR' }) };
    const { user, store } = await open({ language, answers: { next } });
    expect(document.title).toBe(say.title);
    await screen.findByRole('option', { name: 'EUR' });
    await user.selectOptions(screen.getByRole('combobox', { name: say.currency }), 'EUR');
    expect(await screen.findByText(say.saved)).toBeVisible();
    expect(sentTo(updatePreferences)).toMatchObject([{ body: { currency: 'EUR' } }]);
    await waitFor(() => expect(store.getState().session.currency).toBe('EUR'));
    expect(document.cookie).toContain('currency=EUR');
  });

  test('save the mail subscriptions and their language', async () => {
    const mails = { ...somePreferences().mails, package_shipped: false };
    const next = { preferences: somePreferences({ mails }) };
    const { user } = await open({ language, answers: { next } });
    const shipped = screen.getByRole('checkbox', { name: say.shipped });
    expect(shipped).toBeChecked();
    await user.click(shipped);
    expect(shipped).not.toBeChecked();
    await waitFor(() =>
      expect(sentTo(updatePreferences)).toMatchObject([{ body: { mails: { package_shipped: false } } }]),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: say.mailLanguage }), 'zh');
    await waitFor(() => expect(sentTo(updatePreferences)[1]?.body).toMatchObject({ language: 'zh' }));
  });

  test('change the appearance at once', async () => {
    const { user } = await open({ language });
    await user.click(screen.getByRole('radio', { name: say.dark }));
    expect(document.documentElement.dataset['mode']).toBe('dark');
    expect(document.cookie).toContain('color_mode=dark');
  });

  test('log out other devices, and show that none is left', async () => {
    const answers = { sessions: [aLoginSession(), other], next: { sessions: [aLoginSession()] } };
    const { user } = await open({ language, answers });
    expect(await screen.findByText('Chrome · Windows')).toBeVisible();
    expect(screen.getByText(say.current)).toBeVisible();
    for (const at of [other.started_at, other.seen_at])
      expect(screen.getAllByText(/2026/, { selector: `time[datetime='${at}']` })[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: say.end }));
    expect(await screen.findByText(say.ended)).toBeVisible();
    expect(await screen.findByText(say.none)).toBeVisible();
    expect(sentTo(endOtherSessions)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: say.end })).toBeNull();
  });

  test('download the shopper’s data without a token in the address', async () => {
    let file: Blob | undefined;
    let name = '';
    URL.createObjectURL = vi.fn((blob: Blob) => {
      file = blob;
      return 'blob:here';
    });
    URL.revokeObjectURL = vi.fn();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      name = this.download;
    });
    const { user } = await open({ language });
    await user.click(screen.getByRole('button', { name: say.export }));
    await waitFor(() => expect(name).toBe('caravan-2026-11-20.json'));
    expect(file?.type).toBe('application/json');
  });

  test('close the account after the password, and confirm it', async () => {
    const closing = mockEndpoint(deleteUserContract, ({ body }) => {
      if (body.password === 'ferry246') return null;
      throw fail('password_wrong', { fields: { password: accountReasons.password_wrong.text[language] } });
    });
    const { user, location } = await open({ language, handlers: [closing] });
    await user.click(screen.getByRole('button', { name: say.close }));
    const dialog = within(await screen.findByRole('dialog', { name: say.sure }));
    await user.click(dialog.getByRole('button', { name: say.submit }));
    await waitFor(() => expect(dialog.getByLabelText(say.password)).toHaveAccessibleDescription(say.required));
    await user.type(dialog.getByLabelText(say.password), 'guess1');
    await user.click(dialog.getByRole('button', { name: say.submit }));
    await waitFor(() => expect(dialog.getByLabelText(say.password)).toHaveAccessibleDescription(say.wrong));
    await user.clear(dialog.getByLabelText(say.password));
    await user.type(dialog.getByLabelText(say.password), 'ferry246');
    await vi.waitFor(
      async () => {
        await user.click(dialog.getByRole('button', { name: say.submit }));
        expect(sentTo(deleteUser).at(-1)?.body).toEqual({ password: 'ferry246' });
      },
      { timeout: 10_000, interval: 500 },
    );
    expect(await screen.findByText(say.farewell)).toBeInTheDocument();
    await waitFor(() => expect(location()).toBe('/'));
    expect(document.cookie).not.toContain('token=');
  });

  test('list every obstacle with its page, and close nothing', async () => {
    const refusal = mockEndpoint(deleteUserContract, () => {
      throw fail('orders_open', { obstacles: ['orders_open', 'balance_left'] });
    });
    const { user, location } = await open({ language, handlers: [refusal] });
    await user.click(screen.getByRole('button', { name: say.close }));
    const dialog = within(await screen.findByRole('dialog', { name: say.sure }));
    await user.type(dialog.getByLabelText(say.password), 'ferry246');
    await user.click(dialog.getByRole('button', { name: say.submit }));
    expect(await dialog.findByText(say.obstacles)).toBeVisible();
    expect(dialog.getByRole('link', { name: say.orders })).toHaveAttribute('href', '/mine/order');
    expect(dialog.getByRole('link', { name: say.balance })).toHaveAttribute('href', '/mine/fund');
    await user.click(dialog.getByRole('button', { name: say.keep }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/mine/setting');
  });
});

test('a choice that could not be saved is reverted', async () => {
  const failing = mockEndpoint(updatePreferencesContract, () => {
    throw fail('unavailable');
  });
  const { user, store } = await open({ handlers: [failing] });
  const refund = screen.getByRole('checkbox', { name: 'A refund has been paid' });
  await user.click(refund);
  expect(await screen.findByText('The service is busy. Please try again shortly')).toBeVisible();
  await waitFor(() => expect(refund).toBeChecked());
  await screen.findByRole('option', { name: 'EUR' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Display currency' }), 'EUR');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Display currency' })).toHaveValue('CNY'));
  expect(store.getState().session.currency).toBeNull();
});

test('preferences that failed to load can be retried', async () => {
  let broken = true;
  const preferences = mockEndpoint(getPreferencesContract, () => {
    if (broken) throw fail('unavailable');
    return somePreferences();
  });
  const { user } = await openPage('/mine/setting', { handlers: [preferences] });
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await user.click(again);
  expect(await screen.findByRole('combobox', { name: 'E-mail language' })).toBeVisible();
});

test('a failed export shows an error, and can be retried', async () => {
  const failing = mockEndpoint(exportUserContract, () => {
    throw fail('too_many_requests');
  });
  const { user } = await open({ handlers: [failing] });
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('Too many attempts. Please wait a moment')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Download my data' })).not.toHaveAttribute('aria-busy'),
  );
});

test('staff have settings, but no shopper data and no account closing', async () => {
  await open({ answers: { user: aUserInfo({ role: 'staff' }) } });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close my account' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Download my data' })).toBeNull();
  expect(await screen.findByText('You are not logged in anywhere else.')).toBeVisible();
});
