import { screen, waitFor } from '@testing-library/react';
import { aLoginSession } from '@caravan/account/contract/testing';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const words = {
  en: {
    old: 'Current password',
    new: 'New password',
    repeat: 'Repeat the new password',
    submit: 'Change password',
    others: 'Every other session ends. You stay logged in here.',
    changed: 'Your password is changed, and every other session has ended',
    mismatch: 'The two passwords do not match',
    wrong: 'The password is not right',
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

describe.each(['en', 'zh'] as const)('a new password in %s', (language) => {
  const say = words[language];
  const open = async () => {
    const page = await openPage('/mine/modifyPassword', { language, account: { sessions: [aLoginSession(), aLoginSession({ id: 'other', current: false })] } });
    const fill = async (old: string, password: string, repetition: string) => {
      await page.user.type(screen.getByLabelText(say.old), old);
      await page.user.type(screen.getByLabelText(say.new), password);
      await page.user.type(screen.getByLabelText(say.repeat), repetition);
      await page.user.click(screen.getByRole('button', { name: say.submit }));
    };
    return { ...page, fill };
  };

  test('is set, ends every other session as it says, and leads back', async () => {
    const { account, fill, location } = await open();
    expect(screen.getByText(say.others)).toBeVisible();
    await fill('ferry246', 'harbour357', 'harbour357');
    expect(await screen.findByText(say.changed)).toBeVisible();
    expect(account).toMatchObject({ password: 'harbour357', sessions: [{ current: true }] });
    await waitFor(() => expect(location()).toBe('/mine/secure'));
  });

  test('that is repeated differently is refused in the specification’s words, and mended by changing either', async () => {
    const { user, account, fill } = await open();
    await fill('ferry246', 'harbour357', 'harbour358');
    await waitFor(() => expect(screen.getByLabelText(say.repeat)).toHaveAccessibleDescription(say.mismatch));
    expect(screen.getByLabelText(say.repeat)).toHaveFocus();
    expect(account.password).toBe('ferry246');
    await user.clear(screen.getByLabelText(say.new));
    await user.type(screen.getByLabelText(say.new), 'harbour358');
    await waitFor(() => expect(screen.getByLabelText(say.repeat)).not.toHaveAttribute('aria-invalid'));
  });

  test('needs the old one', async () => {
    const { account, fill } = await open();
    await fill('guessed1', 'harbour357', 'harbour357');
    await waitFor(() => expect(screen.getByLabelText(say.old)).toHaveAccessibleDescription(say.wrong));
    expect(screen.getByLabelText(say.new)).toHaveValue('harbour357');
    expect(account.password).toBe('ferry246');
  });

  test('keeps the rule, which is said when the field is left', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText(say.new), 'short');
    await user.tab();
    await waitFor(() => expect(screen.getByLabelText(say.new)).toHaveAccessibleDescription(say.rule));
  });
});

test('tells password managers which is which', async () => {
  await openPage('/mine/modifyPassword');
  expect(screen.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
});
