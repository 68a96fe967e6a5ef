import { byLanguage, inLanguages } from '@caravan/kernel';
import { contentPaths } from '@caravan/routes';
import type { Message } from '@caravan/server-core';
import type { words as en } from './welcome/en.ts';

const words = byLanguage(import.meta.glob<typeof en>('./welcome/??.ts', { eager: true, import: 'words' }));

/** The first message in an inbox. */
export const welcomeMessage = (userId: string): Message => ({
  userId,
  kind: 'welcome',
  key: 'welcome',
  title: inLanguages((language) => words[language].title),
  body: inLanguages((language) => words[language].body.join('\n\n')),
  link: contentPaths.faq.href({ id: contentPaths.howToBuyId, slug: 'proxy-purchase-process' }),
});
