import { staffLanguages, staffRoles } from '@caravan/kernel';
import { queueNames } from '@caravan/tasks/contract';
import { email, id, instant, language, text, z } from '@caravan/kernel/zod';
import { linkToken, newPassword, repetitionMatches, secondFactorCode } from './auth.schema.ts';

const role = z.enum(staffRoles);
const staffLanguage = z.enum(staffLanguages);
/** The name by which colleagues know a member of staff. */
const name = text(1, 60);
const roles = z.array(role).min(1).max(staffRoles.length);

/** Whether an account logs in with a second factor. */
export const secondFactorState = z.enum(['none', 'enrolled']);

export const staffMember = z.object({
  id,
  email: z.string(),
  /** Null for somebody who has not given one. */
  name: z.string().nullable(),
  /** The language of mails. */
  language,
  roles: z.array(role),
  /** `invited` until the person has set a password by the link of the invitation; `paused` while an owner keeps them out. */
  state: z.enum(['invited', 'active', 'paused']),
  /** When the link of the invitation expires; null for those who have joined and for expired links. */
  invited_until: instant.nullable(),
  /** Since when the member may not log in; null for all others. */
  paused_at: instant.nullable(),
  second_factor: secondFactorState,
  created_at: instant,
  /** The last use of a live session, up to a few minutes old; null without one. */
  seen_at: instant.nullable(),
});
export const staffMembers = z.object({ items: z.array(staffMember) });

export const byMember = z.object({ id });
export const newStaffMember = z.strictObject({ email, roles, language: staffLanguage });
/** Without a name it stays; an empty one is removed. */
export const staffMemberChange = z.strictObject({ name: text(0, 60).optional(), roles, language: staffLanguage });

/** The work that a member holds, and the colleagues who could take it. */
export const memberWork = z.object({
  items: z.array(
    z.object({
      /** Tasks by their queue; saved views that others see; requests for approval, which end with their asker. */
      kind: z.enum(['task', 'view', 'approval']),
      queue: z.enum(queueNames).nullable(),
      count: z.int(),
    }),
  ),
  /** The other active members, those first who can take the most. */
  heirs: z.array(
    z.object({
      id,
      email: z.string(),
      name: z.string().nullable(),
      /** The number of tasks of queues that they work. */
      takes: z.int(),
    }),
  ),
});
/** Without a colleague the tasks are free again in their queues. */
export const handover = z.strictObject({ to: id.nullable() });
export const handedOver = z.object({
  /** The number that the colleague has now. */
  moved: z.int(),
  /** The number that is free in its queue again, or has ended. */
  released: z.int(),
});
export const memberRemoval = handover.partial().nullish();

export const staffSession = z.object({
  id,
  /** The session that made this call. */
  current: z.boolean(),
  started_at: instant,
  /** Up to a few minutes old. */
  seen_at: instant,
  /** The name that its user has given to the device; null without one. */
  device: z.string().nullable(),
  /** The User-Agent at login, shortened. */
  agent: z.string(),
  /** The address of the login, for IPv6 its /64. */
  address: z.string(),
});
export const staffSessions = z.object({ items: z.array(staffSession) });
export const bySession = z.object({ session: id });
export const byMemberSession = z.object({ id, session: id });

export const join = z.strictObject({ token: linkToken.shape.token, name, password: newPassword });
/** The checks of the form; the token is in the page's address. */
export const joinForm = z
  .strictObject({ name, password: newPassword, password_confirm: z.string().min(1).max(200) })
  .refine((form) => form.password === form.password_confirm, {
    path: ['password_confirm'],
    message: 'password_mismatch',
  });

export const me = z.object({
  id,
  email: z.string(),
  /** The caller's name, which colleagues see; null without one. */
  name: z.string().nullable(),
  language,
  roles: z.array(role),
  second_factor: secondFactorState,
  /** This server requires a second factor of staff. */
  required: z.boolean(),
  /** Until then the session may make calls that need a recent code; null if it has to give one first. */
  confirmed_until: instant.nullable(),
  recovery_codes_left: z.int(),
});

/** `old_password` takes any text, so that a malformed one gets the same answer as a wrong one. */
export const ownPassword = z.strictObject({ old_password: z.string().min(1).max(200), password: newPassword });
/** The checks of the form. */
export const ownPasswordForm = ownPassword
  .extend({ password_confirm: z.string().min(1).max(200) })
  .refine(repetitionMatches.check, repetitionMatches.refusal);

/** An empty name is removed. */
export const ownDevice = z.strictObject({ name: text(0, 60) });

export const meChange = z.strictObject({ name });

export const enrolment = z.object({
  /** For typing, in base32. */
  secret: z.string(),
  /** An `otpauth://` address. */
  uri: z.string(),
  /** The address as a QR code in SVG. */
  qr: z.string(),
});
export const factorCode = z.strictObject({ code: secondFactorCode });
/** Shown once; the server stores only their hashes. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export type SecondFactorState = z.infer<typeof secondFactorState>;
export type StaffMember = z.infer<typeof staffMember>;
export type StaffMembers = z.infer<typeof staffMembers>;
export type NewStaffMember = z.infer<typeof newStaffMember>;
export type StaffMemberChange = z.infer<typeof staffMemberChange>;
export type MemberWork = z.infer<typeof memberWork>;
export type Handover = z.infer<typeof handover>;
export type HandedOver = z.infer<typeof handedOver>;
export type MemberRemoval = z.infer<typeof memberRemoval>;
export type StaffSession = z.infer<typeof staffSession>;
export type StaffSessions = z.infer<typeof staffSessions>;
export type Join = z.infer<typeof join>;
export type JoinForm = z.infer<typeof joinForm>;
export type Me = z.infer<typeof me>;
export type OwnDevice = z.infer<typeof ownDevice>;
export type OwnPassword = z.infer<typeof ownPassword>;
export type OwnPasswordForm = z.infer<typeof ownPasswordForm>;
export type MeChange = z.infer<typeof meChange>;
export type Enrolment = z.infer<typeof enrolment>;
export type FactorCode = z.infer<typeof factorCode>;
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
