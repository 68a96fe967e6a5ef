import { newPassword } from '@caravan/auth/contract/schema';
import { schemaOf } from '@caravan/kernel';
import { id, instant, language, pageOf, pageQuery, text, z } from '@caravan/kernel/zod';
import { countryCode } from './addresses.schema.ts';
import { mailedKinds } from './letter-kinds.ts';
import {
  changePassword,
  deleteUser,
  endOtherSessions,
  exportUser,
  getAvatar,
  getPreferences,
  listSessions,
  listStaffUsers,
  updatePreferences,
  updateUserInfo,
  uploadAvatar,
} from './profile.wire.ts';
import { userInfo } from './user-info.schema.ts';

/** Everybody who is alive was born after it. */
const earliestBirthday = '1900-01-01';
const isPast = (date: string): boolean => date < new Date().toISOString().slice(0, 10);

/** 2-16 characters (storefront.md 5), none of them invisible but what joins emoji. */
export const nickname = text(2, 16).refine((name) => !/\p{C}/u.test(name.replaceAll('\u200d', '')), 'bad_format');
export const birthday = z.iso
  .date()
  .refine(isPast, 'date_in_future')
  .refine((date) => date >= earliestBirthday, 'bad_format');

/** Birthday and phone are required (storefront.md 5); what is left out of the rest stays as it is. */
export const profileChange = z.strictObject({
  nickname,
  gender: z.enum(['male', 'female', 'undisclosed']).optional(),
  birthday,
  /** With the calling code, unless it is one of the country of residence. */
  phone: text(5, 30),
  /** Country code; null for none. */
  residence: countryCode.nullable().optional(),
});

/** Its kind and size are judged by its bytes, not by what the browser says of them. */
export const avatarUpload = z.strictObject({ avatar: z.file('avatar_type') });
export const avatar = z.object({ avatar: z.string() });
export const avatarParams = z.object({ id });

const givenPassword = z.string().min(1).max(200);
export const passwordChange = z.strictObject({ old_password: givenPassword, password: newPassword, password_confirm: z.string().max(200) });
/** What the form checks before it sends: the server refuses a repetition that differs with a reason of its own. */
export const passwordChangeForm = passwordChange
  .extend({ password_confirm: z.string().min(1).max(200) })
  .refine((form) => form.password === form.password_confirm, {
    path: ['password_confirm'],
    message: 'password_mismatch',
    // As soon as both are there: a field that is still missing must not keep the mistake back.
    when: ({ value }) => z.object({ password: newPassword, password_confirm: z.string().min(1) }).safeParse(value).success,
  });

const currency = z.string().regex(/^[A-Z]{3}$/, 'not_allowed');
const mails = z.strictObject(Object.fromEntries(mailedKinds.map((kind) => [kind, z.boolean()])) as Record<(typeof mailedKinds)[number], z.ZodBoolean>);
export const preferences = z.object({
  /** Of mails and letters. */
  language,
  /** Amounts are shown in it beside CNY; `CNY` for none. */
  currency,
  /** Whether a mail goes out with a letter of this kind. */
  mails,
});
/** What is left out stays as it is. */
export const preferencesChange = z.strictObject({ language, currency, mails: mails.partial() }).partial();

export const loginSession = z.object({
  id,
  /** The one that asks. */
  current: z.boolean(),
  started_at: instant,
  /** Up to some minutes behind. */
  seen_at: instant,
  /** User-Agent at login, shortened. */
  agent: z.string(),
});
export const loginSessions = z.array(loginSession);

/** One part for each feature that keeps something of people, such as `profile`, `addresses`, `orders`. */
export const userExport = z.object({ exported_at: instant, data: z.record(z.string(), z.unknown()) });
export const accountDeletion = z.strictObject({ password: givenPassword });

export const staffUsersQuery = z.object({ ...pageQuery.shape, q: text(0, 100).default('') });
export const staffUser = z.object({
  id,
  email: z.string(),
  nickname: z.string().nullable(),
  created_at: instant,
  email_verified: z.boolean(),
  role: z.enum(['shopper', 'staff']),
});
export const staffUserPage = pageOf(staffUser);

export type ProfileChange = z.infer<typeof profileChange>;
/** What the form's fields hold. */
export type ProfileForm = z.input<typeof profileChange>;
export type AvatarUpload = z.infer<typeof avatarUpload>;
export type Avatar = z.infer<typeof avatar>;
export type AvatarParams = z.infer<typeof avatarParams>;
export type PasswordChange = z.infer<typeof passwordChange>;
export type Preferences = z.infer<typeof preferences>;
export type PreferencesChange = z.infer<typeof preferencesChange>;
export type LoginSession = z.infer<typeof loginSession>;
export type LoginSessions = z.infer<typeof loginSessions>;
export type UserExport = z.infer<typeof userExport>;
export type AccountDeletion = z.infer<typeof accountDeletion>;
export type StaffUsersQuery = z.infer<typeof staffUsersQuery>;
export type StaffUser = z.infer<typeof staffUser>;
export type StaffUserPage = z.infer<typeof staffUserPage>;

export const updateUserInfoSchema = schemaOf(updateUserInfo, { body: profileChange, data: userInfo });
export const uploadAvatarSchema = schemaOf(uploadAvatar, { body: avatarUpload, data: avatar });
export const getAvatarSchema = schemaOf(getAvatar, { params: avatarParams, data: z.unknown() });
export const changePasswordSchema = schemaOf(changePassword, { body: passwordChange, data: z.null() });
export const getPreferencesSchema = schemaOf(getPreferences, { data: preferences });
export const updatePreferencesSchema = schemaOf(updatePreferences, { body: preferencesChange, data: preferences });
export const listSessionsSchema = schemaOf(listSessions, { data: loginSessions });
export const endOtherSessionsSchema = schemaOf(endOtherSessions, { data: loginSessions });
export const exportUserSchema = schemaOf(exportUser, { data: userExport });
export const deleteUserSchema = schemaOf(deleteUser, { body: accountDeletion, data: z.null() });
export const listStaffUsersSchema = schemaOf(listStaffUsers, { query: staffUsersQuery, data: staffUserPage });
