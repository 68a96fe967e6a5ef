import { byLanguage, inLanguages } from '@caravan/kernel';
import { supportPaths } from '@caravan/routes';
import type { Message } from '@caravan/server-core';
import type { ConversationRow } from '../db/conversation.table.ts';
import type { words as en } from './answer/en.ts';

/** The characters of an answer that its message shows. */
const maxQuoted = 1_000;

const words = byLanguage(import.meta.glob<typeof en>('./answer/??.ts', { eager: true, import: 'words' }));

/** Tells a shopper of an answer (specification 16.12). */
export const answerMessage = (
  conversation: Pick<ConversationRow, 'id' | 'userId' | 'kind' | 'ref'>,
  { messageId, text }: { messageId: string; text: string },
): Message => {
  const characters = [...text];
  const quoted = characters.length > maxQuoted ? `${characters.slice(0, maxQuoted).join('')}…` : text;
  return {
    userId: conversation.userId,
    kind: 'support_answer',
    key: `conversation ${messageId}`,
    title: inLanguages((language) => words[language].titles[conversation.kind](conversation.ref ?? '')),
    body: inLanguages((language) => words[language].body(quoted)),
    link: supportPaths.conversation.href({ id: conversation.id }),
  };
};
