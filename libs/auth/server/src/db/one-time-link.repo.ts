import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import type { LinkPurpose } from '../domain/link-rules.ts';
import { oneTimeLink } from './one-time-link.table.ts';

export type NewLink = Omit<typeof oneTimeLink.$inferInsert, 'usedAt' | 'usedFrom'>;

/** What a caller holds: the hash of a token, and what the token is meant to be for. */
export interface HeldLink {
  purpose: LinkPurpose;
  tokenHash: Buffer;
}

/** False where the same job has written its link before. */
export const insertLink = async (tx: Tx, link: NewLink): Promise<boolean> => {
  const inserted = await tx.insert(oneTimeLink).values(link).onConflictDoNothing({ target: oneTimeLink.id }).returning({ id: oneTimeLink.id });
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

const isLive = ({ purpose, tokenHash }: HeldLink, now: Date) =>
  and(eq(oneTimeLink.tokenHash, tokenHash), eq(oneTimeLink.purpose, purpose), isNull(oneTimeLink.usedAt), gt(oneTimeLink.expiresAt, now));

export const hasLiveLink = async (db: Database, held: HeldLink, now: Date): Promise<boolean> => {
  const [link] = await db.select({ id: oneTimeLink.id }).from(oneTimeLink).where(isLive(held, now));
  return link !== undefined;
};

/** Uses a link up and says whose it is. Of callers who race with one token, one gets an answer: the others find the row used. */
export const takeLink = async (tx: Tx, held: HeldLink, address: string, now: Date): Promise<string | undefined> => {
  const [link] = await tx
    .update(oneTimeLink)
    .set({ usedAt: now, usedFrom: address })
    .where(isLive(held, now))
    .returning({ userId: oneTimeLink.userId });
  return link?.userId;
};

/** Ends what is left of an account's links for a purpose. */
export const withdrawLinks = async (tx: Tx, userId: string, purpose: LinkPurpose, now: Date): Promise<void> => {
  await tx
    .update(oneTimeLink)
    .set({ usedAt: now })
    .where(and(eq(oneTimeLink.userId, userId), eq(oneTimeLink.purpose, purpose), isNull(oneTimeLink.usedAt)));
};

export const deleteLinksExpiredBefore = async (db: Database, before: Date): Promise<void> => {
  await db.delete(oneTimeLink).where(lt(oneTimeLink.expiresAt, before));
};
