import { messageKinds } from '@caravan/kernel';
import { id, instant, pageOf, pageQuery, z } from '@caravan/kernel/zod';
import { maxMessageIds } from './account-limits.ts';

export const message = z.object({
  id,
  kind: z.enum(messageKinds),
  title: z.string(),
  /** Plain text; an empty line separates paragraphs. */
  body: z.string(),
  /** The path of the page that the message is about, or null. */
  link: z.string().nullable(),
  read_at: instant.nullable(),
  created_at: instant,
});
export const messagePage = pageOf(message);

/** Query parameters arrive as text. */
const flag = z.enum(['true', 'false', '1', '0']).transform((word) => word === 'true' || word === '1');
export const messagesQuery = z.object({
  ...pageQuery.shape,
  /** Filters by unread or read; all messages if absent. */
  unread: flag.optional(),
});

/** Either `ids` or `all`. */
export const readMessagesBody = z
  .strictObject({ ids: z.array(id).min(1).max(maxMessageIds).optional(), all: z.literal(true).optional() })
  .check(({ value, issues }) => {
    if (value.ids === undefined && value.all === undefined)
      issues.push({ code: 'custom', path: ['ids'], message: 'required', input: value });
    if (value.ids !== undefined && value.all !== undefined)
      issues.push({ code: 'custom', path: ['all'], message: 'not_allowed', input: value });
  });
export const unreadCount = z.object({ unread_count: z.int().min(0) });

export type StationMessage = z.infer<typeof message>;
export type MessagePage = z.infer<typeof messagePage>;
export type MessagesQuery = z.infer<typeof messagesQuery>;
export type ReadMessages = z.infer<typeof readMessagesBody>;
export type UnreadCount = z.infer<typeof unreadCount>;
