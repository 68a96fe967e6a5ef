import { defineJob } from '@caravan/server-core';
import { findAccountFrom } from '../db/user-account.repo.ts';
import { attemptKeys, linkByAccount, linkByAddress } from '../domain/attempt-rules.ts';
import { purposeOf, type LinkMailKind } from '../domain/link-rules.ts';
import type { AuthContext, Caller } from './auth-context.ts';

export interface LinkWish {
  kind: LinkMailKind;
  email: string;
}

/** Mails a link where the e-mail has an account that needs one. */
export const mailLinkJob = defineJob<LinkWish>()({ name: 'auth.mail-link' });

/** Leaves it to the job to find out whether there is an account: whoever asks is answered the same, in the same time, either way. */
export const queueLink = ({ transaction, jobs }: Pick<AuthContext, 'transaction' | 'jobs'>, wish: LinkWish): Promise<void> =>
  transaction((tx) => jobs.send(tx, mailLinkJob, wish));

/** For anybody who names an e-mail; counted, so that nobody's mailbox is flooded. */
export const askForLink = async (context: AuthContext, wish: LinkWish, caller: Caller): Promise<void> => {
  const { db, clock, attempts } = context;
  const found = await findAccountFrom(db, wish.email, caller.address, clock());
  await attempts.take(attemptKeys.linkAddress(caller.address), linkByAddress);
  await attempts.take(attemptKeys.link(purposeOf(wish.kind), wish.email, found?.familiar ?? false), linkByAccount);
  await queueLink(context, wish);
};
