import { tokenScopes } from '@caravan/kernel';
import { ownProof, withProof } from './auth.schema.ts';
import { id, instant, text, z } from '@caravan/kernel/zod';
import { maxTokenName, tokenDays } from './auth-limits.ts';

const scopes = z
  .array(z.enum(tokenScopes))
  .min(1)
  .max(tokenScopes.length)
  .refine((given) => new Set(given).size === given.length, 'not_allowed');

/** A token that a shopper makes for a program (specification 32.1). */
export const newApiToken = withProof(
  z.strictObject({
    name: text(1, maxTokenName),
    scopes,
    /** How long it lives. */
    days: z.literal([...tokenDays]),
    /** So that a stolen session cannot make itself a token. */
    ...ownProof,
  }),
);

/** A token without its secret part. */
export const apiToken = z.object({
  id,
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  /** The last characters, by which the shopper recognises it. */
  ending: z.string(),
  made_at: instant,
  /** To the hour; null before the first use. */
  last_used_at: instant.nullable(),
  expires_at: instant,
  expired: z.boolean(),
});

/** Newest first; expired ones stay for 30 days. */
export const apiTokens = z.object({ items: z.array(apiToken) });

/**
 * The server keeps only the hash of the token, so this is the only answer that has it. Not named `token`: pages take a
 * `token` in an answer for that of a new session.
 */
export const madeApiToken = z.object({ ...apiToken.shape, access_token: z.string() });

/** The id of a token. */
export const byTokenId = z.object({ id });

export type NewApiToken = z.infer<typeof newApiToken>;
export type ApiToken = z.infer<typeof apiToken>;
export type ApiTokens = z.infer<typeof apiTokens>;
export type MadeApiToken = z.infer<typeof madeApiToken>;
