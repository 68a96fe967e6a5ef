import { inLanguages } from '@caravan/kernel';
import { accountPaths } from '@caravan/routes';
import type { Message } from '@caravan/server-core';
import { accountWords } from '../words/account-words.ts';

/** An address of a shopper's program was switched off. Its host names it, because the rest may be a secret. */
export const webhookOffMessage = (url: string, off: 'failing' | 'gone'): Omit<Message, 'userId' | 'key'> => {
  const { host } = new URL(url);
  return {
    kind: 'webhook_off',
    title: inLanguages((language) => accountWords[language].webhookOff.title),
    body: inLanguages((language) => accountWords[language].webhookOff[off](host)),
    link: accountPaths.programs.href(),
  };
};
