import type { Message } from '@caravan/server-core';

/** The text of a message in each language. */
export type MessageWords = Pick<Message, 'title' | 'body'>;

/** The text of a message in one language. */
export type WordsOfOne = Record<'title' | 'body', string>;
