import { defineJob } from '@caravan/server-core';
import { findAccountFrom } from './user-account.repo.ts';
import { attemptKeys, linkByAccount, linkByAddress } from '../passwords/attempt-rules.ts';
import { purposeOf, type RequestedMailKind } from './link-rules.ts';
import type { AuthContext, Caller } from '../use-cases/auth-context.ts';

export interface LinkRequest {
  kind: RequestedMailKind;
  email: string;
}

/** Mails a link if the e-mail has an account that needs one. */
export const mailLinkJob = defineJob<LinkRequest>()({ name: 'auth.mail-link' });

/** The job looks up the account, so that the response and its time are the same with and without an account. */
export const queueLink = (
  { transaction, jobs }: Pick<AuthContext, 'transaction' | 'jobs'>,
  request: LinkRequest,
): Promise<void> => transaction((tx) => jobs.send(tx, mailLinkJob, request));

/** For callers without a session. Limited, so that a mailbox is not flooded. */
export const requestLink = async (context: AuthContext, request: LinkRequest, caller: Caller): Promise<void> => {
  const { db, clock, attempts } = context;
  const found = await findAccountFrom(db, request.email, caller.address, clock());
  await attempts.take(attemptKeys.linkAddress(caller.address), linkByAddress);
  await attempts.take(
    attemptKeys.link(purposeOf(request.kind), request.email, found?.familiar ?? false),
    linkByAccount,
  );
  await queueLink(context, request);
};
