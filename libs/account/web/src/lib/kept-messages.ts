import type { StationMessage } from '@caravan/account/contract';

/** A page of messages as it was before the shopper's first action on it. */
export interface KeptMessages {
  /** The page's query. */
  key: string;
  messages: readonly StationMessage[];
}

/**
 * The messages to show while a page stays open. Unread messages come first and opening one marks it as read; the order
 * stays so that messages do not move or disappear while the shopper reads. Each message shows the server's data.
 */
export const withNews = ({ key, messages }: KeptMessages, news: readonly StationMessage[]): KeptMessages => ({
  key,
  messages: messages.map((message) => news.find(({ id }) => id === message.id) ?? message),
});

export const markRead = (
  { key, messages }: KeptMessages,
  ids: readonly string[] | 'all',
  at: string,
): KeptMessages => ({
  key,
  messages: messages.map((message) =>
    message.read_at === null && (ids === 'all' || ids.includes(message.id)) ? { ...message, read_at: at } : message,
  ),
});

export const without = ({ key, messages }: KeptMessages, id: string): KeptMessages => ({
  key,
  messages: messages.filter((message) => message.id !== id),
});
