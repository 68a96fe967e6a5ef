import { fail, type Enrolment, type Me } from '@caravan/auth/contract';
import type { Audit, Session } from '@caravan/server-core';
import {
  beginFactor,
  countRecoveryCodes,
  deleteFactor,
  enrolFactor,
  findFactor,
  replaceRecoveryCodes,
} from './second-factor.repo.ts';
import { findSession, markConfirmed } from '../sessions/session.repo.ts';
import { inOrder } from '../staff/staff-role.repo.ts';
import { findAccount } from '../accounts/user-account.repo.ts';
import {
  appCodeOf,
  confirmedFor,
  enrolmentUri,
  hashRecoveryCode,
  newRecoveryCodes,
  newSecret,
  stepOf,
} from './one-time-codes.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';
import { codeWrong, withCode } from './second-factor-codes.ts';

/** A call of somebody about their own second factor. */
export interface OwnFactorCall {
  session: Session;
  audit: Audit;
  code: string;
  address: string;
}

const subjectOf = ({ userId }: Session) => ({ kind: 'staff', ref: userId });

/** The account of the caller, and what it needs to give before the next confirmed call. */
export const meOf = async ({ db, clock, secondFactorRequired }: AuthContext, session: Session): Promise<Me> => {
  const { userId } = session;
  const account = await findAccount(db, userId);
  if (!account) throw fail('login_required');
  const isEnrolled = (await findFactor(db, userId))?.enrolledAt != null;
  const confirmedAt = isEnrolled ? (await findSession(db, userId, session.id))?.confirmedAt : undefined;
  const until = confirmedAt && new Date(confirmedAt.getTime() + confirmedFor);
  return {
    id: userId,
    email: account.email,
    name: account.name,
    language: account.language,
    roles: inOrder(session.staffRoles),
    second_factor: isEnrolled ? 'enrolled' : 'none',
    required: secondFactorRequired,
    confirmed_until: until && until > clock() ? until.toISOString() : null,
    recovery_codes_left: isEnrolled ? await countRecoveryCodes(db, userId) : 0,
  };
};

/** Makes a secret for an app. The login asks for codes once a first code has proven that the app has it. */
export const beginEnrolment = async (
  { db, transaction, sealedSecrets, shop }: AuthContext,
  { session, audit }: Pick<OwnFactorCall, 'session' | 'audit'>,
): Promise<Omit<Enrolment, 'qr'>> => {
  const account = await findAccount(db, session.userId);
  if (!account) throw fail('login_required');
  const secret = newSecret();
  const sealed = await sealedSecrets.seal(secret, account.id);
  await transaction(async (tx) => {
    if (!(await beginFactor(tx, account.id, sealed))) throw fail('wrong_state');
    await audit(tx, { action: 'staff.begin_second_factor', subject: subjectOf(session) });
  });
  return { secret, uri: enrolmentUri(secret, { issuer: await shop().name(), label: account.email }) };
};

/** Completes the enrolment by the first code. Returns the recovery codes. */
export const completeEnrolment = async (
  { db, transaction, clock, sealedSecrets }: AuthContext,
  { session, audit, code }: OwnFactorCall,
): Promise<string[]> => {
  const factor = await findFactor(db, session.userId);
  if (!factor || factor.enrolledAt) throw fail('wrong_state');
  const now = clock();
  const appCode = appCodeOf(code);
  if (appCode === undefined) throw codeWrong();
  const step = stepOf(await sealedSecrets.open(factor.sealedSecret, factor.userId), appCode, now);
  if (step === undefined) throw codeWrong();
  const codes = newRecoveryCodes();
  await transaction(async (tx) => {
    if (!(await enrolFactor(tx, factor, step, now))) throw fail('wrong_state');
    await replaceRecoveryCodes(tx, session.userId, codes.map(hashRecoveryCode));
    await markConfirmed(tx, session.id, now);
    await audit(tx, { action: 'staff.enrol_second_factor', subject: subjectOf(session) });
  });
  return codes;
};

/** Removes the caller's second factor, by a code. */
export const removeFactor = (context: AuthContext, { session, audit, ...attempt }: OwnFactorCall): Promise<void> =>
  withCode(context, { ...attempt, userId: session.userId }, async (tx) => {
    await deleteFactor(tx, session.userId);
    await audit(tx, { action: 'staff.remove_second_factor', subject: subjectOf(session) });
  });

/** Makes new recovery codes, by a code; the old ones stop working. */
export const renewCodes = (context: AuthContext, { session, audit, ...attempt }: OwnFactorCall): Promise<string[]> =>
  withCode(context, { ...attempt, userId: session.userId }, async (tx) => {
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(tx, session.userId, codes.map(hashRecoveryCode));
    await markConfirmed(tx, session.id, context.clock());
    await audit(tx, { action: 'staff.renew_recovery_codes', subject: subjectOf(session) });
    return codes;
  });

/** Confirms the session for the calls that need a recent code. */
export const confirmSession = (context: AuthContext, { session, audit, ...attempt }: OwnFactorCall): Promise<void> =>
  withCode(context, { ...attempt, userId: session.userId }, async (tx) => {
    await markConfirmed(tx, session.id, context.clock());
    await audit(tx, { action: 'staff.confirm', subject: subjectOf(session) });
  });
