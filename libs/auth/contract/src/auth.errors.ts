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
  agreement_required: { status: 422, en: 'Please accept the terms to register', zh: '请先阅读并同意注册条款' },
  link_expired: { status: 422, en: 'The link has expired, please reset the link', zh: '链接已失效，请重新获取' },
});

export const fail = failer(authReasons);
