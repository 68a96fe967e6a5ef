import { type TextEvent, textEvents } from '@caravan/kernel';
import { id, instant, text, z } from '@caravan/kernel/zod';
import { mostTextLimits, textKinds, textStates } from './texts.ts';

/** Includes the calling code, unless the number belongs to the country of residence. */
export const newTextPhone = z.strictObject({ number: text(5, 30) });

/** The code as people type it. */
export const textCode = z.strictObject({ code: text(1, 20) });

const events = z.strictObject(
  Object.fromEntries(textEvents.map((event) => [event, z.boolean()])) as Record<TextEvent, z.ZodBoolean>,
);
/** Events that are left out stay as they are. */
export const textEventsChange = events.partial();

export const textSettings = z.object({
  /** False if the shop sends no text messages; the rest is then empty. */
  offered: z.boolean(),
  phone: z
    .object({
      /** E.164. */
      number: z.string(),
      /** Nothing but codes is sent to a number that is not confirmed. */
      confirmed: z.boolean(),
      /** Until when the newest code confirms the number; null if none does. */
      code_expires_at: instant.nullable(),
    })
    .nullable(),
  events,
});

const limit = (most: number) => z.int().min(0).max(most);
export const textLimits = z.strictObject({
  /** Parts in 24 hours, for the whole shop. 0 stops them. */
  per_day: limit(mostTextLimits.perDay),
  /** Parts in 24 hours, for one shopper. */
  per_shopper: limit(mostTextLimits.perShopper),
});

const typed = (most: number) =>
  z.string().trim().min(1).regex(/^\d+$/, 'not_whole').transform(Number).pipe(limit(most));
/** The typed limits of the console's form. */
export const textLimitsForm = z.strictObject({
  per_day: typed(mostTextLimits.perDay),
  per_shopper: typed(mostTextLimits.perShopper),
});

export const staffTexts = z.object({
  /** The gateway; null without keys. */
  gateway: z.string().nullable(),
  limits: textLimits,
  /** For `If-Match`; 0 until an owner sets the limits. */
  version: z.int().min(0),
  /** The parts of text messages for which the gateway charged. */
  parts: z.object({ day: z.int().min(0), month: z.int().min(0) }),
  /** The newest of those that were not sent, or of which that is unknown, of 30 days. */
  failed: z.array(
    z.object({
      id,
      kind: z.enum(textKinds),
      state: z.enum(textStates),
      /** A code of the gateway or of ours. */
      failure: z.string().nullable(),
      user_id: id.nullable(),
      created_at: instant,
    }),
  ),
  /** Those that wait, perhaps for a gateway that does not work. */
  waiting: z.object({ count: z.int().min(0), since: instant.nullable(), failure: z.string().nullable() }),
});

export type NewTextPhone = z.infer<typeof newTextPhone>;
export type TextCode = z.infer<typeof textCode>;
export type TextEventsChange = z.infer<typeof textEventsChange>;
export type TextSettings = z.infer<typeof textSettings>;
export type TextLimits = z.infer<typeof textLimits>;
export type StaffTexts = z.infer<typeof staffTexts>;
