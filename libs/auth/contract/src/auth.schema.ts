import { schemaOf } from '@caravan/kernel';
import { email, id, z } from '@caravan/kernel/zod';
import { login, logout, register, verifySession } from './auth.wire.ts';

/** 6-20 letters or digits with at least one of each (storefront.md 5). */
export const password = z.string().regex(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]{6,20}$/, 'password_rule');

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

export const registration = z.strictObject({
  email,
  password,
  password_confirm: z.string().max(200),
  agree: z.literal(true, 'agreement_required'),
});

const bothPasswords = z.object({ password, password_confirm: z.string().min(1) });

/** What a registration form checks before it sends: the repetition, too, which the server refuses with a reason of its own. */
export const registrationForm = registration
  .extend({ password_confirm: z.string().min(1).max(200) })
  .refine((form) => form.password === form.password_confirm, {
    path: ['password_confirm'],
    message: 'password_mismatch',
    // As soon as both are there: an e-mail or agreement that is still missing must not keep the mistake back.
    when: ({ value }) => bothPasswords.safeParse(value).success,
  });

export const verified = z.object({ logged_in: z.literal(true) });

export type User = z.infer<typeof user>;
export type AuthSession = z.infer<typeof session>;
export type Credentials = z.infer<typeof credentials>;
export type LoginBody = z.infer<typeof loginBody>;
export type LoginQuery = z.infer<typeof loginQuery>;
export type Registration = z.infer<typeof registration>;
export type Verified = z.infer<typeof verified>;

export const loginSchema = schemaOf(login, { query: loginQuery, body: loginBody, data: session });
export const logoutSchema = schemaOf(logout, { data: z.null() });
export const registerSchema = schemaOf(register, { body: registration, data: session });
export const verifySessionSchema = schemaOf(verifySession, { data: verified });
