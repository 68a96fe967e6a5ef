import { z } from '@caravan/kernel/zod';
import { setupItems, setupParts, testMailOutcomes } from './setup.ts';

const item = z.enum(setupItems);

/** Every item with its state; the version is 0 until an owner skips one. */
export const setup = z.object({
  items: z.array(
    z.object({
      item,
      /** A step that is done counts as done, also if it was skipped before. */
      state: z.enum(['open', 'done', 'skipped']),
      parts: z.array(z.object({ part: z.enum(setupParts), ready: z.boolean() })),
      /** Where it is done, if that is in the shop itself. */
      link: z.url().nullable(),
    }),
  ),
  version: z.int().min(0),
});

/** All items that the owner leaves undone on purpose. */
export const setupChange = z.strictObject({
  skipped: z
    .array(item)
    .max(setupItems.length)
    .refine((items) => new Set(items).size === items.length, 'bad_format'),
});

/** A test mail to the caller. */
export const testMail = z.object({
  outcome: z.enum(testMailOutcomes),
  /** The address of the caller. */
  to: z.string(),
  /** The words of the mail server, or why it could not be reached; null unless it failed. */
  words: z.string().nullable(),
  /** Where a mail is shown that was kept; null otherwise. */
  mailbox: z.url().nullable(),
});

export type TestMail = z.infer<typeof testMail>;
export type Setup = z.infer<typeof setup>;
export type SetupChange = z.infer<typeof setupChange>;
