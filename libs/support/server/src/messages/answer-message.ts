import type { Message } from '@caravan/account/port';
import type { Language } from '@caravan/kernel';
import { supportPaths } from '@caravan/support/contract';
import type { ConversationRow } from '../db/conversation.table.ts';

/** The characters of an answer that its message shows. */
const maxQuoted = 1_000;

const subjectOf = ({ kind, ref }: Pick<ConversationRow, 'kind' | 'ref'>): Record<Language, string> => {
  if (kind === 'order') return { en: ` about order ${ref}`, zh: `关于订单 ${ref} 的` };
  if (kind === 'package') return { en: ` about package ${ref}`, zh: `关于包裹 ${ref} 的` };
  return { en: '', zh: '' };
};

/** Tells a shopper of an answer (specification 16.12). */
export const answerMessage = (
  conversation: Pick<ConversationRow, 'id' | 'userId' | 'kind' | 'ref'>,
  { messageId, text }: { messageId: string; text: string },
): Message => {
  const about = subjectOf(conversation);
  const characters = [...text];
  const quoted = characters.length > maxQuoted ? `${characters.slice(0, maxQuoted).join('')}…` : text;
  return {
    userId: conversation.userId,
    kind: 'support_answer',
    key: `conversation ${messageId}`,
    title: { en: `We answered your message${about.en}`, zh: `客服已回复您${about.zh}留言` },
    body: {
      en: `Our answer:\n\n${quoted}`,
      zh: `客服回复：\n\n${quoted}`,
    },
    link: supportPaths.conversation.href({ id: conversation.id }),
  };
};
