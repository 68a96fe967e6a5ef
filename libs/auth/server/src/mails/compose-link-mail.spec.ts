import { expect, test } from 'vitest';
import { composeLinkMail } from './compose-link-mail.ts';

const link = 'https://shop.test/user/result?kind=activate&token=abc_-123';
const email = 'amy@example.test';

const compose = (kind: 'welcome' | 'activation' | 'reset', language: 'en' | 'zh', over: { email?: string } = {}) =>
  composeLinkMail(kind, { email, language, link, shop: 'Silk', ...over });

test.each([
  [
    'welcome',
    'en',
    'Welcome to Silk. Please confirm your e-mail',
    ['Your account is ready', 'Confirm e-mail', '24 hours', 'Buy from any Chinese shop. One parcel to your door.'],
  ],
  ['activation', 'en', 'Confirm your e-mail', ['Confirm your e-mail', 'Confirm e-mail', '24 hours']],
  ['reset', 'en', 'Set a new password', ['Set a new password', '30 minutes', 'log in again']],
  [
    'welcome',
    'zh',
    '欢迎使用“Silk”，请验证邮箱',
    ['账户注册成功', '验证邮箱', '24 小时', '中国店铺随心买，一个包裹送到家'],
  ],
  ['activation', 'zh', '请验证邮箱', ['验证邮箱', '24 小时']],
  ['reset', 'zh', '重置密码', ['设置新密码', '30 分钟', '重新登录']],
] as const)('the %s mail in %s has its texts in HTML and in plain text', async (kind, language, subject, words) => {
  const mail = await compose(kind, language);
  expect(mail).toMatchObject({ to: email, language, subject });
  for (const word of [...words, email]) {
    expect(mail.html).toContain(word);
    expect(mail.text).toContain(word);
  }
  expect(mail.text).toContain(link);
  expect([...mail.html.matchAll(/href="([^"]+)"/g)].map((match) => match[1])).toEqual(
    [link, link].map((one) => one.replace('&', '&amp;')),
  );
  expect(mail.html).toContain(`<html lang="${language === 'en' ? 'en' : 'zh-CN'}">`);
  for (const body of [mail.html, mail.text]) expect(body).not.toMatch(/undefined|NaN|\[object|\{\{|\$\{/);
});

test('a Chinese mail contains no English, and an English one no Chinese', async () => {
  for (const kind of ['welcome', 'activation', 'reset'] as const) {
    const chinese = (await compose(kind, 'zh')).text.replaceAll(link, '').replaceAll(email, '');
    expect(chinese.match(/[A-Za-z]+/g)?.filter((word) => word !== 'Silk') ?? []).toEqual([]);
    expect((await compose(kind, 'en')).text).not.toMatch(/[\u4e00-\u9fff]/);
  }
});

test('user input appears as text, never as markup', async () => {
  const { html } = await compose('reset', 'en', { email: '"<b>amy</b>"@example.test' });
  expect(html).not.toContain('<b>');
  expect(html).toContain('&lt;b&gt;');
});

test('the mail loads no external resources and supports the dark mode', async () => {
  const { html } = await compose('welcome', 'en');
  expect(html).not.toMatch(/<(img|link|script|iframe)|@import|url\(/);
  expect(html).toContain('prefers-color-scheme: dark');
});
