import { fenOut, id, instant, language, z } from '@caravan/kernel/zod';
import { staffUser } from './profile.schema.ts';

/** In the order of the page of a person. */
export const personWorkKinds = ['order', 'package', 'payment'] as const;

export const personWorkItem = z.object({
  /** The number or id of its page. */
  ref: z.string(),
  /** A word on it that no language changes, such as the shop's name; null if there is none. */
  title: z.string().nullable(),
  /** As in the contract of the feature that owns it. */
  status: z.string(),
  amount_fen: fenOut,
  at: instant,
});

const personWork = z.object({
  kind: z.enum(personWorkKinds),
  /** The newest ones, at most 20. */
  items: z.array(personWorkItem),
  total: z.int().min(0),
});

/** One account for staff. */
export const person = z.object({
  ...staffUser.shape,
  language,
  /** The country code; null if not given. */
  residence: z.string().nullable(),
  /** The country codes of the shipping addresses, each once. */
  countries: z.array(z.string()),
  /** Null for roles that may not see it. */
  balance_fen: fenOut.nullable(),
  messages: z.object({
    /** Of the last 30 days. */
    recent: z.int().min(0),
    unread: z.int().min(0),
  }),
  /** Devices that are logged in. */
  devices: z.int().min(0),
  /** Access tokens that have not expired, and addresses of webhooks. */
  programs: z.object({ tokens: z.int().min(0), webhooks: z.int().min(0) }),
  /** The last use of such a device, up to a few minutes old; null without one. */
  seen_at: instant.nullable(),
  /** Of each kind that the caller's roles may read. */
  work: z.array(personWork),
});
export const personParams = z.object({ id });

export type PersonWorkKind = (typeof personWorkKinds)[number];
export type PersonWorkItem = z.infer<typeof personWorkItem>;
export type Person = z.infer<typeof person>;
export type PersonParams = z.infer<typeof personParams>;
