import type { words as en } from './en.ts';

export const words: typeof en = {
  added: {
    title: '已添加通行密钥',
    body: (name) =>
      `通行密钥“${name}”现在可以登录您的账户。如果不是您本人操作，请移除它，设置新密码，并退出其他设备的登录。`,
  },
  removed: {
    title: '已移除通行密钥',
    body: (name) => `通行密钥“${name}”已不能登录您的账户。`,
  },
  passwordRemoved: {
    title: '原密码已失效',
    body: '您已通过验证码验证了邮箱。此账户的密码是在邮箱验证之前设置的，可能并非您本人所设，因此已失效，其他设备也已退出登录。您可以随时设置新密码。',
  },
};
