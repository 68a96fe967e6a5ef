import { newPassword, ownProof, withProof } from '@caravan/auth/contract/schema';
import { id, instant, language, longPageOf, longPageQuery, text, z } from '@caravan/kernel/zod';
import { countryCode } from './addresses.schema.ts';
import { mailedKinds } from './message-kinds.ts';

/** Every living person was born after this day. */
const earliestBirthday = '1900-01-01';
const isPast = (date: string): boolean => date < new Date().toISOString().slice(0, 10);

/** 2-16 characters (specification 19.4). Invisible characters are refused, except the one that joins emoji. */
export const nickname = text(2, 16).refine((name) => !/\p{C}/u.test(name.replaceAll('\u200d', '')), 'bad_format');
export const birthday = z.iso
  .date()
  .refine(isPast, 'date_in_future')
  .refine((date) => date >= earliestBirthday, 'bad_format');

/** Birthday and phone are required (specification 19.4). Other fields that are left out keep their values. */
export const profileChange = z.strictObject({
  nickname,
  gender: z.enum(['male', 'female', 'undisclosed']).optional(),
  birthday,
  /** Includes the calling code, unless the number belongs to the country of residence. */
  phone: text(5, 30),
  /** Country code; null for none. */
  residence: countryCode.nullable().optional(),
});

/** The server checks type and size by the file's bytes and ignores what the browser declares. */
export const avatarUpload = z.strictObject({ avatar: z.file('avatar_type') });
export const avatar = z.object({ avatar: z.string() });
export const avatarParams = z.object({ id });

const givenPassword = z.string().min(1).max(200);
export const passwordChange = z.strictObject({
  old_password: givenPassword,
  password: newPassword,
  password_confirm: z.string().max(200),
});
/** The checks of the form. The server refuses a different repetition with a reason that only it sends. */
export const passwordChangeForm = passwordChange
  .extend({ password_confirm: z.string().min(1).max(200) })
  .refine((form) => form.password === form.password_confirm, {
    path: ['password_confirm'],
    message: 'password_mismatch',
    // Runs as soon as both passwords are valid, so that another missing field does not hide this error.
    when: ({ value }) =>
      z.object({ password: newPassword, password_confirm: z.string().min(1) }).safeParse(value).success,
  });

const currency = z.string().regex(/^[A-Z]{3}$/, 'not_allowed');
const mails = z.strictObject(
  Object.fromEntries(mailedKinds.map((kind) => [kind, z.boolean()])) as Record<
    (typeof mailedKinds)[number],
    z.ZodBoolean
  >,
);
export const preferences = z.object({
  /** The language of mails and messages. */
  language,
  /** Pages show amounts in CNY and in this currency; `CNY` shows no second amount. */
  currency,
  /** Whether a message of this kind also goes out as a mail. */
  mails,
});
/** Fields that are left out keep their values. */
export const preferencesChange = z.strictObject({ language, currency, mails: mails.partial() }).partial();

export const loginSession = z.object({
  id,
  /** The session that made this call. */
  current: z.boolean(),
  started_at: instant,
  /** Up to a few minutes old. */
  seen_at: instant,
  /** The User-Agent at login, shortened. */
  agent: z.string(),
});
export const loginSessions = z.array(loginSession);

/** One section for each feature that stores personal data, such as `profile`, `addresses`, `orders`. */
export const userExport = z.object({ exported_at: instant, data: z.record(z.string(), z.unknown()) });
export const accountDeletion = withProof(z.strictObject(ownProof));

export const staffUsersQuery = z.object({ ...longPageQuery.shape, q: text(0, 100).default('') });
export const staffUser = z.object({
  id,
  email: z.string(),
  /** Of a member of staff the name that colleagues see. */
  nickname: z.string().nullable(),
  created_at: instant,
  email_verified: z.boolean(),
  role: z.enum(['shopper', 'staff']),
});
export const staffUserPage = longPageOf(staffUser);

export type ProfileChange = z.infer<typeof profileChange>;
/** The values of the form's fields. */
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
