import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  wrong_credentials: '邮箱或密码错误',
  email_taken: '该邮箱已注册',
  password_rule: '请输入 6-20 位字母和数字的组合',
  password_common: '该密码过于常见，请换一个',
  password_mismatch: '两次输入的密码不一致',
  password_wrong: '密码不正确',
  token_limit: '最多可同时拥有 10 个访问令牌，请先撤销一个',
  agreement_required: '请先阅读并同意注册条款',
  second_factor_needed: '请输入身份验证器中的验证码',
  code_wrong: '验证码错误或已被使用',
  second_factor_unavailable: '两步验证暂不可用：服务器未设置 STAFF_KEY，或与之前的不一致',
  last_owner: '这是最后一位店主，请先指定另一位店主',
  own_roles: '不能更改自己的角色',
  invitation_expired: '邀请链接已失效或已被使用，请联系店主重新邀请',
  link_expired: '链接已失效，请重新获取',
};
