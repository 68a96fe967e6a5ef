import { useState } from 'react';

interface Slice<Message> {
  messages: readonly Message[];
  earlier: number;
}

export interface Messages<Message> {
  /** Sorted by time. */
  messages: readonly Message[];
  /** How many came before the first of them. */
  earlier: number;
  /** Adds the messages before the first one. */
  add: (before: Slice<Message>) => void;
}

/**
 * The messages of a conversation: the newest ones, and the earlier ones that the reader asked for. Messages never change
 * and are never deleted, so what was read once stays, also when new ones come.
 */
export const useMessages = <Message extends { id: string }>(thread: Slice<Message>): Messages<Message> => {
  const [seen, setSeen] = useState(thread);
  const [read, setRead] = useState(thread.messages);
  if (read !== thread.messages) {
    const newest = new Set(thread.messages.map(({ id }) => id));
    const older = seen.messages.filter(({ id }) => !newest.has(id));
    // Without a common message, something between them was not read.
    const isGap = older.length === seen.messages.length;
    setRead(thread.messages);
    setSeen(isGap ? thread : { messages: [...older, ...thread.messages], earlier: seen.earlier });
  }
  const add = ({ messages, earlier }: Slice<Message>) =>
    setSeen((now) => ({ messages: [...messages, ...now.messages], earlier }));
  return { ...seen, add };
};
