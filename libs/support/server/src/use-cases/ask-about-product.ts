import { createHash } from 'node:crypto';
import type { Language } from '@caravan/kernel';
import type { ProductQuestion } from '@caravan/support/contract';
import { insertConversationOnce } from '../db/conversation.repo.ts';
import type { ConversationRow } from '../db/conversation.table.ts';
import { syncTask } from './conversation-task.ts';
import type { SupportContext } from './support-context.ts';
import { addMessage } from './write-conversation.ts';

/** The same question of the same day has the same id, so that a repeated call asks once. */
const idOf = ({ email, text, product }: ProductQuestion, day: string): string =>
  createHash('sha256')
    .update(JSON.stringify([day, email, product.url, text]))
    .digest('base64url')
    .slice(0, 22);

/** Starts the conversation of a visitor without an account, and opens its task. */
export const askAboutProduct = (
  context: SupportContext,
  { body, language }: { body: ProductQuestion; language: Language },
): Promise<void> =>
  context.transaction(async (tx) => {
    const at = context.clock();
    const id = idOf(body, at.toISOString().slice(0, 10));
    const conversation: ConversationRow = {
      id,
      userId: `visitor-${id}`,
      visitorEmail: body.email,
      product: body.product,
      kind: 'general',
      ref: null,
      state: 'open',
      language,
      createdAt: at,
      lastAt: at,
      waitingSince: at,
      firstAnsweredAt: null,
      closedAt: null,
      version: 1,
    };
    if (!(await insertConversationOnce(tx, conversation))) return;
    await addMessage(tx, { text: body.text, images: [], conversation, staffId: null, internal: false, at });
    await syncTask(tx, context, id);
  });
