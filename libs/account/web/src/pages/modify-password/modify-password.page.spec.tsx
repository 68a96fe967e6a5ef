import { screen, waitFor } from '@testing-library/react';
import { accountReasons, changePassword, fail } from '@caravan/account/contract';
import { changePasswordContract } from '@caravan/account/contract/schema';
import { passwordRules, sendReset } from '@caravan/auth/contract';
import { aUserInfo } from '@caravan/auth/contract/testing';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { describe, expect, test } from 'vitest';
import { openPage, type OpenOptions } from '../../testing/open-page.ts';

const words = {
  en: {
    old: 'Current password',
    new: 'New password',
    repeat: 'Repeat the new password',
    submit: 'Change password',
    others: 'All other sessions end. You stay logged in here.',
    changed: 'Your password was changed, and all other sessions have ended',
    mismatch: 'The two passwords do not match',
    wrong: 'The password is incorrect',
    rule: '6-20 letters or digits, with at least one of each',
  },
  zh: {
    old: '当前密码',
    new: '新密码',
    repeat: '确认新密码',
    submit: '修改密码',
    others: '修改后，其他设备会全部退出登录，当前设备不受影响。',
    changed: '密码已修改，其他设备已退出登录',
    mismatch: '两次输入的密码不一致',
    wrong: '密码不正确',
    rule: '请输入 6-20 位字母和数字的组合',
  },
} as const;

describe.each(byTurns(['en', 'zh']))('a new password in %s', (language) => {
  const say = words[language];
  const open = async (options: OpenOptions = {}) => {
    const page = await openPage('/mine/modifyPassword', { language, ...options });
    const fill = async (old: string, password: string, repetition: string) => {
      await page.user.type(screen.getByLabelText(say.old), old);
      await page.user.type(screen.getByLabelText(say.new), password);
      await page.user.type(screen.getByLabelText(say.repeat), repetition);
      await page.user.click(screen.getByRole('button', { name: say.submit }));
    };
    return { ...page, fill };
  };

  test('is changed, says that all other sessions ended, and returns', async () => {
    const { fill, location } = await open();
    expect(screen.getByText(say.others)).toBeVisible();
    await fill('ferry246', 'harbour357', 'harbour357');
    expect(await screen.findByText(say.changed)).toBeVisible();
    expect(sentTo(changePassword)).toMatchObject([{ body: { old_password: 'ferry246', password: 'harbour357' } }]);
    await waitFor(() => expect(location()).toBe('/mine/secure'));
  });

  test('with another repetition is refused with the specified text, until either field is corrected', async () => {
    const { user, fill } = await open();
    await fill('ferry246', 'harbour357', 'harbour358');
    await waitFor(() => expect(screen.getByLabelText(say.repeat)).toHaveAccessibleDescription(say.mismatch));
    expect(screen.getByLabelText(say.repeat)).toHaveFocus();
    expect(sentTo(changePassword)).toEqual([]);
    await user.clear(screen.getByLabelText(say.new));
    await user.type(screen.getByLabelText(say.new), 'harbour358');
    await waitFor(() => expect(screen.getByLabelText(say.repeat)).not.toHaveAttribute('aria-invalid'));
  });

  test('needs the old password', async () => {
    const wrong = mockEndpoint(changePasswordContract, () => {
      throw fail('password_wrong', { fields: { old_password: accountReasons.password_wrong.text[language] } });
    });
    const { fill } = await open({ handlers: [wrong] });
    await fill('guessed1', 'harbour357', 'harbour357');
    await waitFor(() => expect(screen.getByLabelText(say.old)).toHaveAccessibleDescription(say.wrong));
    expect(screen.getByLabelText(say.new)).toHaveValue('harbour357');
  });

  test('shows the password rule on blur', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText(say.new), 'short');
    await user.tab();
    await waitFor(() => expect(screen.getByLabelText(say.new)).toHaveAccessibleDescription(say.rule));
  });
});

test('has autocomplete values for password managers', async () => {
  await openPage('/mine/modifyPassword');
  expect(screen.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText('Current password')).not.toHaveAttribute('passwordrules');
  for (const label of ['New password', 'Repeat the new password']) {
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText(label)).toHaveAttribute('passwordrules', passwordRules.passwordrules);
    expect(screen.getByLabelText(label)).toHaveAttribute('maxlength', '20');
  }
});

test.each(
  byTurns([
    ['en', 'Set a password', 'Send me the link', /^A link is on its way to shopper@example.test/],
    ['zh', '设置密码', '发送链接', /^链接已发送至 shopper@example.test/],
    ['de', 'Passwort festlegen', 'Link senden', /^Ein Link an shopper@example.test ist unterwegs/],
  ] as const),
)('in %s an account without a password gets the link that sets one', async (language, title, button, sent) => {
  const answers = { user: aUserInfo({ has_password: false }) };
  const { user } = await openPage('/mine/modifyPassword', { language, answers });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(sent)).toBeVisible();
  expect(sentTo(sendReset)).toMatchObject([{ body: { email: 'shopper@example.test' } }]);
});
