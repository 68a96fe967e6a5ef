import { textFiles } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

export const texts = textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts'));
export const api = () => import('@caravan/support/api');

export const pages = {
  conversations: () => import('./pages/conversations/conversations.page.tsx'),
  conversation: () => import('./pages/conversation/conversation.page.tsx'),
};

export const lazySlots = {
  askProduct: () => import('./slots/ask-product.slot.tsx'),
};
