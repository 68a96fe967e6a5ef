import { textFiles, type WebFeature } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

/** The frame of the account's pages, whose menu counts what waits in each feature; other pages do not load its texts. */
export const accountAreaWeb: WebFeature = {
  id: 'account-area',
  texts: textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts')),
  routes: [],
  areas: { account: () => import('./account-area.tsx') },
};
