import { defineReasons, failer } from '@caravan/kernel';

export const authReasons = defineReasons({
  wrong_credentials: { status: 422, en: 'E-mail or password is wrong', zh: '邮箱或密码错误' },
  email_taken: { status: 422, en: 'This e-mail is already registered', zh: '该邮箱已注册' },
  password_rule: {
    status: 422,
    en: '6-20 letters or digits, with at least one of each',
    zh: '请输入 6-20 位字母和数字的组合',
  },
  password_common: {
    status: 422,
    en: 'Too many people use this password. Please choose another',
    zh: '该密码过于常见，请换一个',
  },
  password_mismatch: { status: 422, en: 'The two passwords do not match', zh: '两次输入的密码不一致' },
  password_wrong: { status: 422, en: 'The password is incorrect', zh: '密码不正确' },
  token_limit: {
    status: 422,
    en: 'You can have up to 10 access tokens. Please revoke one first',
    zh: '最多可同时拥有 10 个访问令牌，请先撤销一个',
  },
  agreement_required: { status: 422, en: 'Please accept the terms to register', zh: '请先阅读并同意注册条款' },
  second_factor_needed: {
    status: 422,
    en: 'Please enter the code from your authenticator app',
    zh: '请输入身份验证器中的验证码',
  },
  code_wrong: { status: 422, en: 'This code is wrong or was already used', zh: '验证码错误或已被使用' },
  second_factor_unavailable: {
    status: 503,
    en: 'The second login step cannot be used: the server has no STAFF_KEY, or another one than before',
    zh: '两步验证暂不可用：服务器未设置 STAFF_KEY，或与之前的不一致',
  },
  last_owner: {
    status: 409,
    en: 'This is the last owner. Make another member owner first',
    zh: '这是最后一位店主，请先指定另一位店主',
  },
  own_roles: { status: 422, en: 'Nobody changes their own roles', zh: '不能更改自己的角色' },
  invitation_expired: {
    status: 422,
    en: 'This invitation has expired or was already used. Ask an owner for a new one',
    zh: '邀请链接已失效或已被使用，请联系店主重新邀请',
  },
  link_expired: { status: 422, en: 'The link has expired, please reset the link', zh: '链接已失效，请重新获取' },
});

export const fail = failer(authReasons);
