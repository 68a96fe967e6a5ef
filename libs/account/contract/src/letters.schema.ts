import { schemaOf } from '@caravan/kernel';
import { id, instant, pageOf, pageQuery, z } from '@caravan/kernel/zod';
import { maxLetterIds } from './account-limits.ts';
import { letterKinds } from './letter-kinds.ts';
import { listLetters, readLetters, removeLetter } from './letters.wire.ts';

export const letter = z.object({
  id,
  kind: z.enum(letterKinds),
  title: z.string(),
  /** Plain text; an empty line parts paragraphs. */
  body: z.string(),
  /** Path of the page it speaks of, or null. */
  link: z.string().nullable(),
  read_at: instant.nullable(),
  created_at: instant,
});
export const letterPage = pageOf(letter);

/** Query keys arrive as text. */
const flag = z.enum(['true', 'false', '1', '0']).transform((word) => word === 'true' || word === '1');
export const lettersQuery = z.object({
  ...pageQuery.shape,
  /** Only letters not read yet, or only read ones; all where it is absent. */
  unread: flag.optional(),
});

/** Either `ids` or `all`. */
export const readLettersBody = z
  .strictObject({ ids: z.array(id).min(1).max(maxLetterIds).optional(), all: z.literal(true).optional() })
  .check(({ value, issues }) => {
    if (value.ids === undefined && value.all === undefined) issues.push({ code: 'custom', path: ['ids'], message: 'required', input: value });
    if (value.ids !== undefined && value.all !== undefined) issues.push({ code: 'custom', path: ['all'], message: 'not_allowed', input: value });
  });
export const unreadCount = z.object({ unread_count: z.int().min(0) });

export type StationLetter = z.infer<typeof letter>;
export type LetterPage = z.infer<typeof letterPage>;
export type LettersQuery = z.infer<typeof lettersQuery>;
export type ReadLetters = z.infer<typeof readLettersBody>;
export type UnreadCount = z.infer<typeof unreadCount>;

export const listLettersSchema = schemaOf(listLetters, { query: lettersQuery, data: letterPage });
export const readLettersSchema = schemaOf(readLetters, { body: readLettersBody, data: unreadCount });
export const removeLetterSchema = schemaOf(removeLetter, { params: z.object({ id }), data: z.null() });
