import { textFiles } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

export const texts = textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts'));

export const pages = {
  login: () => import('./pages/login/login.page.tsx'),
  register: () => import('./pages/register/register.page.tsx'),
  registerSuccess: () => import('./pages/register-success/register-success.page.tsx'),
  findPassword: () => import('./pages/find-password/find-password.page.tsx'),
  resetPassword: () => import('./pages/reset-password/reset-password.page.tsx'),
  result: () => import('./pages/result/result.page.tsx'),
};
