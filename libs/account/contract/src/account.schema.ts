import { schemaOf } from '@caravan/kernel';
import { id, instant, pageOf, pageQuery, text, z } from '@caravan/kernel/zod';
import { getAudit, getUserInfo } from './account.wire.ts';
import { userInfo } from './user-info.schema.ts';

export const staffActionQuery = z.object({
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
export * from './profile.schema.ts';
export * from './user-info.schema.ts';

export type StaffActionQuery = z.infer<typeof staffActionQuery>;
export type StaffAction = z.infer<typeof staffAction>;
export type StaffActionPage = z.infer<typeof staffActionPage>;

export const getUserInfoSchema = schemaOf(getUserInfo, { data: userInfo });
export const getAuditSchema = schemaOf(getAudit, { query: staffActionQuery, data: staffActionPage });
