import { schemaOf } from '@caravan/kernel';
import { email, id, z } from '@caravan/kernel/zod';
import {
  activateEmail,
  checkResetLink,
  login,
  logout,
  register,
  resetPassword,
  sendActivation,
  sendReset,
  sendWelcome,
  verifySession,
} from './auth.wire.ts';
import { isCommonPassword } from './common-passwords.ts';

/** 6-20 letters or digits with at least one of each (storefront.md 5). */
export const password = z.string().regex(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]{6,20}$/, 'password_rule');

/** One that is chosen anew: beyond the rule, none that a guess starts with. */
export const newPassword = password.refine((value) => !isCommonPassword(value), 'password_common');

export const user = z.object({
  id,
  email: z.string(),
  email_verified: z.boolean(),
  /** The nickname, or null. */
  name: z.string().nullable(),
  nickname: z.string().nullable(),
  /** Address of the picture on this server, or null for the default one. */
  avatar: z.string().nullable(),
  role: z.enum(['shopper', 'staff']),
});

export const session = z.object({ token: z.string(), user });

/** A login's server accepts any password, so that an odd one is answered like a wrong one. */
export const credentials = z.strictObject({ email, password: z.string().min(1).max(200) });
/** The same by query parameters (storefront.md 7) or JSON body: either may be absent, not both. */
export const loginBody = credentials.partial().nullish();
export const loginQuery = z.object(credentials.partial().shape);
export const loginForm = z.strictObject({ email, password });

const repetition = z.string().max(200);

export const registration = z.strictObject({
  email,
  password: newPassword,
  password_confirm: repetition,
  agree: z.literal(true, 'agreement_required'),
});

const bothPasswords = z.object({ password, password_confirm: z.string().min(1) });

interface Repeated {
  password: string;
  password_confirm: string;
}

/** For forms: the server refuses a repetition that differs with a reason of its own. */
const repetitionMatches = {
  check: (form: Repeated): boolean => form.password === form.password_confirm,
  refusal: {
    path: ['password_confirm'],
    message: 'password_mismatch',
    // As soon as both are there: a field that is still missing must not keep the mistake back.
    when: ({ value }: { value: unknown }): boolean => bothPasswords.safeParse(value).success,
  },
};

/** What a registration form checks before it sends. */
export const registrationForm = registration
  .extend({ password_confirm: repetition.min(1) })
  .refine(repetitionMatches.check, repetitionMatches.refusal);

/** What a link in a mail carries; one that is none is answered like an expired one. */
const token = z.string().min(1).max(512);

export const linkToken = z.strictObject({ token });
export const resetRequest = z.strictObject({ email });
/** Without an e-mail, or without a body at all, it is the session's own. */
export const activationRequest = z.strictObject({ email: email.optional() }).nullish();
/** A visitor's form has to name one. */
export const activationForm = z.strictObject({ email });

export const passwordReset = z.strictObject({ token, password: newPassword, password_confirm: repetition });
/** What the form of the reset page checks; the token is in the page's address. */
export const resetForm = z
  .strictObject({ password: newPassword, password_confirm: repetition.min(1) })
  .refine(repetitionMatches.check, repetitionMatches.refusal);

export const emailVerified = z.object({ email_verified: z.literal(true) });
export const validLink = z.object({ valid: z.literal(true) });
export const verified = z.object({ logged_in: z.literal(true) });

export type User = z.infer<typeof user>;
export type AuthSession = z.infer<typeof session>;
export type Credentials = z.infer<typeof credentials>;
export type LoginBody = z.infer<typeof loginBody>;
export type LoginQuery = z.infer<typeof loginQuery>;
export type Registration = z.infer<typeof registration>;
export type LinkToken = z.infer<typeof linkToken>;
export type ResetRequest = z.infer<typeof resetRequest>;
export type ActivationRequest = z.infer<typeof activationRequest>;
export type PasswordReset = z.infer<typeof passwordReset>;
export type NewPassword = z.infer<typeof resetForm>;
export type EmailVerified = z.infer<typeof emailVerified>;
export type ValidLink = z.infer<typeof validLink>;
export type Verified = z.infer<typeof verified>;

export const loginSchema = schemaOf(login, { query: loginQuery, body: loginBody, data: session });
export const logoutSchema = schemaOf(logout, { data: z.null() });
export const registerSchema = schemaOf(register, { body: registration, data: session });
export const verifySessionSchema = schemaOf(verifySession, { data: verified });
export const sendWelcomeSchema = schemaOf(sendWelcome, { data: z.null() });
export const sendActivationSchema = schemaOf(sendActivation, { body: activationRequest, data: z.null() });
export const activateEmailSchema = schemaOf(activateEmail, { body: linkToken, data: emailVerified });
export const sendResetSchema = schemaOf(sendReset, { body: resetRequest, data: z.null() });
export const checkResetLinkSchema = schemaOf(checkResetLink, { body: linkToken, data: validLink });
export const resetPasswordSchema = schemaOf(resetPassword, { body: passwordReset, data: z.null() });
