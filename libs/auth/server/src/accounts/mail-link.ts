import { hasLinkSince, insertLink } from './one-time-link.repo.ts';
import { findAccountByEmail, lockAccount, type UserAccount } from './user-account.repo.ts';
import {
  linkAddress,
  linkLifetime,
  purposeOf,
  staffResetAddress,
  welcomeInterval,
  type RequestedMailKind,
} from './link-rules.ts';
import { hashToken, newToken } from '../sessions/session-token.ts';
import { composeLinkMail } from '../mails/compose-link-mail.ts';
import type { LinkRequest } from './request-link.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';

type MailContext = Pick<AuthContext, 'db' | 'transaction' | 'clock' | 'mailer' | 'publicUrl' | 'consoleUrl' | 'shop'>;

/** Somebody who was invited to the staff sets the first password by the invitation alone, which expires. */
const isInvited = ({ role, emailVerifiedAt }: UserAccount): boolean => role === 'staff' && emailVerifiedAt === null;

const needsLink = (kind: RequestedMailKind, account: UserAccount): boolean =>
  !isInvited(account) && (kind === 'reset' || account.emailVerifiedAt === null);

/**
 * Stores a link and sends its mail in one transaction. `runId` is the id of the job: a second run finds the stored link
 * and sends no second mail.
 */
export const mailLink = async (context: MailContext, { kind, email }: LinkRequest, runId: string): Promise<void> => {
  const { db, transaction, clock, mailer, publicUrl, consoleUrl } = context;
  const account = await findAccountByEmail(db, email);
  if (!account || !needsLink(kind, account)) return;

  const purpose = purposeOf(kind);
  const now = clock();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const token = newToken();
  const isOfStaff = account.role === 'staff' && purpose === 'reset';
  const mail = await composeLinkMail(kind, {
    email: account.email,
    language: account.language,
    link: isOfStaff ? staffResetAddress(consoleUrl, token) : linkAddress(publicUrl, purpose, token),
    shop: await context.shop().name(),
  });
  await transaction(async (tx) => {
    await lockAccount(tx, account.id);
    if (kind === 'welcome' && (await hasLinkSince(tx, account.id, purpose, before(welcomeInterval)))) return;
    const isNew = await insertLink(tx, {
      id: runId,
      userId: account.id,
      purpose,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + linkLifetime[purpose]),
    });
    if (isNew) await mailer.send(tx, mail);
  });
};
