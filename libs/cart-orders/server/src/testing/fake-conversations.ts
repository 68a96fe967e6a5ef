import { fail, newId } from '@caravan/kernel';
import type { ConversationOwner, Conversations } from '@caravan/support/port';

export interface FakeConversations {
  port: Conversations;
  /** Starts a conversation of a shopper and returns its id. */
  start: (userId: string) => string;
  /** What staff answered. */
  answers: { id: string; staffId: string; text: string }[];
}

/** Conversations without support. */
export const fakeConversations = (): FakeConversations => {
  const owners = new Map<string, ConversationOwner>();
  const answers: FakeConversations['answers'] = [];
  return {
    answers,
    start: (userId) => {
      const id = newId();
      owners.set(id, { userId, language: 'en' });
      return id;
    },
    port: {
      find: async (_, id) => owners.get(id),
      answer: async (_, answer) => {
        const owner = owners.get(answer.id);
        if (!owner) throw fail('not_found');
        answers.push(answer);
        return owner;
      },
    },
  };
};
