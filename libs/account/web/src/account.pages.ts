import { textFiles } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

export const texts = textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts'));
export const api = () => import('@caravan/account/api');

export const pages = {
  mine: () => import('./pages/mine/mine.page.tsx'),
  personal: () => import('./pages/personal/personal.page.tsx'),
  secure: () => import('./pages/secure/secure.page.tsx'),
  modifyPassword: () => import('./pages/modify-password/modify-password.page.tsx'),
  setting: () => import('./pages/setting/setting.page.tsx'),
  programs: () => import('./pages/programs/programs.page.tsx'),
  address: () => import('./pages/address/address.page.tsx'),
  messages: () => import('./pages/messages/messages.page.tsx'),
};

export const lazySlots = {
  newAddress: () => import('./slots/new-address.slot.tsx'),
  yourTurn: () => import('./slots/your-turn.slot.tsx'),
};
