import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import { deleteAll, type Database, type Tx } from '@caravan/server-core';
import type { LinkPurpose } from './link-rules.ts';
import { oneTimeLink } from './one-time-link.table.ts';
import { userAccount } from './user-account.table.ts';

export type NewLink = Omit<typeof oneTimeLink.$inferInsert, 'usedAt' | 'usedFrom'>;

/** A link as a caller presents it: the hash of its token and the purpose of the call. */
export interface PresentedLink {
  purpose: LinkPurpose;
  tokenHash: Buffer;
}

/** False if the same job has already inserted its link. */
export const insertLink = async (tx: Tx, link: NewLink): Promise<boolean> => {
  const inserted = await tx
    .insert(oneTimeLink)
    .values(link)
    .onConflictDoNothing({ target: oneTimeLink.id })
    .returning({ id: oneTimeLink.id });
  return inserted.length > 0;
};

export const hasLinkSince = async (tx: Tx, userId: string, purpose: LinkPurpose, since: Date): Promise<boolean> => {
  const [link] = await tx
    .select({ id: oneTimeLink.id })
    .from(oneTimeLink)
    .where(and(eq(oneTimeLink.userId, userId), eq(oneTimeLink.purpose, purpose), gt(oneTimeLink.createdAt, since)))
    .limit(1);
  return link !== undefined;
};

const isLive = ({ purpose, tokenHash }: PresentedLink, now: Date) =>
  and(
    eq(oneTimeLink.tokenHash, tokenHash),
    eq(oneTimeLink.purpose, purpose),
    isNull(oneTimeLink.usedAt),
    gt(oneTimeLink.expiresAt, now),
  );

export const hasLiveLink = async (db: Database, presented: PresentedLink, now: Date): Promise<boolean> => {
  const [link] = await db.select({ id: oneTimeLink.id }).from(oneTimeLink).where(isLive(presented, now));
  return link !== undefined;
};

/** The account of a link, live or not. */
export const findLinkOwner = async (db: Database, { purpose, tokenHash }: PresentedLink) => {
  const [found] = await db
    .select({ account: userAccount })
    .from(oneTimeLink)
    .innerJoin(userAccount, eq(userAccount.id, oneTimeLink.userId))
    .where(and(eq(oneTimeLink.tokenHash, tokenHash), eq(oneTimeLink.purpose, purpose)));
  return found?.account;
};

/** Locks the account of a link until the transaction ends, if there is one: an account before everything of it. */
export const lockOwner = async (tx: Tx, { purpose, tokenHash }: PresentedLink): Promise<void> => {
  const owner = tx
    .select({ id: oneTimeLink.userId })
    .from(oneTimeLink)
    .where(and(eq(oneTimeLink.tokenHash, tokenHash), eq(oneTimeLink.purpose, purpose)));
  await tx.select({ id: userAccount.id }).from(userAccount).where(inArray(userAccount.id, owner)).for('update');
};

/** Uses a link up and returns its user. Of concurrent calls with one token, one succeeds. */
export const takeLink = async (
  tx: Tx,
  presented: PresentedLink,
  address: string,
  now: Date,
): Promise<string | undefined> => {
  const [link] = await tx
    .update(oneTimeLink)
    .set({ usedAt: now, usedFrom: address })
    .where(isLive(presented, now))
    .returning({ userId: oneTimeLink.userId });
  return link?.userId;
};

/** Revokes the unused links of an account for a purpose. */
export const revokeLinks = async (tx: Tx, userId: string, purpose: LinkPurpose, now: Date): Promise<void> => {
  await tx
    .update(oneTimeLink)
    .set({ usedAt: now })
    .where(and(eq(oneTimeLink.userId, userId), eq(oneTimeLink.purpose, purpose), isNull(oneTimeLink.usedAt)));
};

export const deleteLinksExpiredBefore = async (db: Database, before: Date): Promise<void> => {
  await deleteAll(db, oneTimeLink, lt(oneTimeLink.expiresAt, before));
};
