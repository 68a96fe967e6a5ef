import type { Language } from '@caravan/kernel';
import type { ConversationRow } from '../db/conversation.table.ts';

/** The shopper writes: the conversation waits for staff, since the first message without an answer. */
export const afterShopper = (
  row: ConversationRow,
  { at, language }: { at: Date; language: Language },
): ConversationRow => ({
  ...row,
  state: 'open',
  language,
  lastAt: at,
  waitingSince: row.waitingSince ?? at,
  closedAt: null,
  version: row.version + 1,
});

/** Staff answer the shopper. */
export const afterAnswer = (row: ConversationRow, at: Date): ConversationRow => ({
  ...row,
  state: 'answered',
  lastAt: at,
  waitingSince: null,
  firstAnsweredAt: row.firstAnsweredAt ?? at,
  closedAt: null,
  version: row.version + 1,
});

/** Staff end it. */
export const afterClosing = (row: ConversationRow, at: Date): ConversationRow => ({
  ...row,
  state: 'closed',
  waitingSince: null,
  closedAt: at,
  version: row.version + 1,
});

/** The first characters of a message on one line. */
export const shortened = (text: string, max = 140): string => {
  const line = [...text.replaceAll(/\s+/g, ' ').trim()];
  return line.length > max ? `${line.slice(0, max - 1).join('')}…` : line.join('');
};
