import { email, id, text, z } from '@caravan/kernel/zod';
import { isCommonPassword } from './common-passwords.ts';
import { userInfo } from './user-info.schema.ts';

/** 6-20 letters or digits with at least one of each (specification 19.2). */
export const password = z.string().regex(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]{6,20}$/, 'password_rule');

/** A newly chosen password: besides the rule, it must not be a common one. */
export const newPassword = password.refine((value) => !isCommonPassword(value), 'password_common');

/** The user in the answer to a login. */
export const user = userInfo.pick({
  id: true,
  email: true,
  email_verified: true,
  name: true,
  nickname: true,
  avatar: true,
  role: true,
});

export const session = z.object({ token: z.string(), user });

/** Login accepts any password, so that a malformed one gets the same answer as a wrong one. */
export const credentials = z.strictObject({ email, password: z.string().min(1).max(200) });
/**
 * A code of the authenticator app, or a recovery code. A malformed one gets the same answer as a wrong one. Spaces,
 * hyphens and full-width digits count as typed by people.
 */
export const secondFactorCode = z.string().trim().min(1).max(64);
/**
 * The same in query parameters (specification 23.1) or in a JSON body; either may be absent, but not both. The code of
 * the second factor comes only in the body, as does the name that somebody has given to the device.
 */
export const loginBody = credentials
  .extend({ code: secondFactorCode, device: text(1, 60) })
  .partial()
  .nullish();
export const loginQuery = z.object(credentials.partial().shape);
export const loginForm = z.strictObject({ email, password });

const repetition = z.string().max(200);

export const registration = z.strictObject({
  email,
  password: newPassword,
  password_confirm: repetition,
  agree: z.literal(true, 'agreement_required'),
});

/** A mailed code. A malformed one gets the same answer as a wrong one. Spaces and full-width digits count as typed by people. */
const mailedCode = z.string().trim().min(1).max(64);
export const loginCodeRequest = z.strictObject({ email });
/** `agree` is needed for an e-mail without an account, which registers by its first code. */
export const loginCode = z.strictObject({ email, code: mailedCode, agree: z.boolean().optional() });

/** The form of the code; the page knows the e-mail. */
export const loginCodeForm = loginCode.omit({ email: true });

/** Who is logged in proves once more to be the owner: by the password or, without one, by a mailed code. */
export const ownProof = { password: z.string().min(1).max(200).optional(), code: mailedCode.optional() };
/** Which field of a proof is wrong; undefined if it has exactly one. */
const incompleteProof = ({ password, code }: OwnProof): boolean => (password === undefined) === (code === undefined);
/** For a form or body with `ownProof`: exactly one of the two is given. */
export const withProof = <T extends z.ZodType<OwnProof>>(form: T): T =>
  form.refine((given) => !incompleteProof(given), { path: ['password'], message: 'required' });

const bothPasswords = z.object({ password, password_confirm: z.string().min(1) });

interface Repeated {
  password: string;
  password_confirm: string;
}

/** For forms. The server refuses a different repetition with a reason that only it sends. */
export const repetitionMatches = {
  check: (form: Repeated): boolean => form.password === form.password_confirm,
  refusal: {
    path: ['password_confirm'],
    message: 'password_mismatch',
    // Runs as soon as both passwords are valid, so that another missing field does not hide this error.
    when: ({ value }: { value: unknown }): boolean => bothPasswords.safeParse(value).success,
  },
};

/** The checks of the registration form. */
export const registrationForm = registration
  .extend({ password_confirm: repetition.min(1) })
  .refine(repetitionMatches.check, repetitionMatches.refusal);

/** The token of a link in a mail. A malformed token gets the same answer as an expired one. */
const token = z.string().min(1).max(512);

export const linkToken = z.strictObject({ token });
export const resetRequest = z.strictObject({ email });
/** Without a body or an e-mail, the session's e-mail is used. */
export const activationRequest = z.strictObject({ email: email.optional() }).nullish();
/** A visitor's form must contain an e-mail. */
export const activationForm = z.strictObject({ email });

export const passwordReset = z.strictObject({ token, password: newPassword, password_confirm: repetition });
/** The checks of the reset form; the token is in the page's address. */
export const resetForm = z
  .strictObject({ password: newPassword, password_confirm: repetition.min(1) })
  .refine(repetitionMatches.check, repetitionMatches.refusal);

export const emailVerified = z.object({ email_verified: z.literal(true) });
export const validLink = z.object({ valid: z.literal(true) });
export const verified = z.object({
  logged_in: z.literal(true),
  /** The id of the session's account. */
  account: id,
});

/** One of the two. */
export interface OwnProof {
  password?: string | undefined;
  code?: string | undefined;
}
export type LoginCodeRequest = z.infer<typeof loginCodeRequest>;
export type LoginCodeForm = z.infer<typeof loginCodeForm>;
export type LoginCode = z.infer<typeof loginCode>;
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
