import { fail, newId } from '@caravan/kernel';
import type { AnsweredConversation, Conversations } from '@caravan/support/port';

export interface FakeConversations {
  port: Conversations;
  /** Starts a conversation of a shopper, a request by default, and returns its id. */
  start: (userId: string, kind?: AnsweredConversation['kind']) => string;
  /** The pictures that staff uploaded, by their ids. */
  pictures: Map<string, Uint8Array>;
  answers: { id: string; staffId: string; text: string }[];
}

/** Conversations without support. */
export const fakeConversations = (): FakeConversations => {
  const owners = new Map<string, AnsweredConversation>();
  const answers: FakeConversations['answers'] = [];
  const pictures: FakeConversations['pictures'] = new Map();
  return {
    answers,
    pictures,
    start: (userId, kind = 'request') => {
      const id = newId();
      owners.set(id, { userId, kind });
      return id;
    },
    port: {
      answer: async (_, answer) => {
        const owner = owners.get(answer.id);
        if (!owner) throw fail('not_found');
        answers.push(answer);
        return owner;
      },
      picture: async (_, id) => pictures.get(id),
    },
  };
};
