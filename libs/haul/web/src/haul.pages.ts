import { textFiles } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

export const texts = textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts'));
export const api = () => import('@caravan/haul/api');

export const pages = {
  archive: () => import('./pages/archive/archive.page.tsx'),
  imported: () => import('./pages/imported/imported.page.tsx'),
};
