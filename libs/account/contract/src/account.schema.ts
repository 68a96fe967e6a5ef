import { schemaOf } from '@caravan/kernel';
import { fenOut, id, instant, pageOf, pageQuery, text, z } from '@caravan/kernel/zod';
import { getAudit, getUserInfo } from './account.wire.ts';

/** Everything the storefront shows of the person who is logged in (api.md, account). */
export const userInfo = z.object({
  id,
  email: z.string(),
  email_verified: z.boolean(),
  name: z.string().nullable(),
  nickname: z.string().nullable(),
  avatar: z.string().nullable(),
  role: z.enum(['shopper', 'staff']),
  gender: z.enum(['male', 'female', 'undisclosed']).nullable(),
  birthday: z.iso.date().nullable(),
  phone: z.string().nullable(),
  /** Country code. */
  residence: z.string().nullable(),
  /** Lines in the cart. */
  cart_count: z.int().min(0),
  /** Station letters not read yet. */
  unread_count: z.int().min(0),
  balance_fen: fenOut,
});

export const staffActionQuery = z.strictObject({
  ...pageQuery.shape,
  /** Exactly this action, such as `order.cancel`. */
  action: text(1, 100).optional(),
  /** A number or id; with its kind before it, as in `order:CV-2611-048213K`, only things of that kind. */
  subject: text(1, 200).optional(),
});
/** One thing that a member of staff did; rows are never changed. */
export const staffAction = z.object({
  id,
  at: instant,
  /** Id of the account. */
  staff_id: id,
  action: z.string(),
  subject_kind: z.string(),
  subject_ref: z.string(),
  /** The reason that was given, where the call takes one. */
  note: z.string().nullable(),
  /** What the action needs to be understood later; each action has fields of its own. */
  data: z.record(z.string(), z.unknown()).nullable(),
});
export const staffActionPage = pageOf(staffAction);

export * from './addresses.schema.ts';
export * from './letters.schema.ts';

export type UserInfo = z.infer<typeof userInfo>;
export type StaffActionQuery = z.infer<typeof staffActionQuery>;
export type StaffAction = z.infer<typeof staffAction>;
export type StaffActionPage = z.infer<typeof staffActionPage>;

export const getUserInfoSchema = schemaOf(getUserInfo, { data: userInfo });
export const getAuditSchema = schemaOf(getAudit, { query: staffActionQuery, data: staffActionPage });
