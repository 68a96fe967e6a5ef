import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import {
  promotionReferralCodeTable as codes,
  promotionReferralTable as referrals,
} from './promotion-referral.table.ts';

export const codeOfUser = async (db: Database, userId: string): Promise<string | undefined> =>
  (await db.select().from(codes).where(eq(codes.userId, userId)))[0]?.code;

/** Of two calls at once, and of two equal codes, the first one stays. */
export const insertCode = async (tx: Tx, row: typeof codes.$inferInsert): Promise<void> => {
  await tx.insert(codes).values(row).onConflictDoNothing();
};

export const deleteCode = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(codes).where(eq(codes.userId, userId));
};

export const userOfCode = async (db: Database, code: string): Promise<string | undefined> =>
  (await db.select().from(codes).where(eq(codes.code, code)))[0]?.userId;

/** False if the account was invited before. */
export const insertReferral = async (
  tx: Tx,
  row: Pick<typeof referrals.$inferInsert, 'boundAt' | 'referrerId' | 'userId'>,
): Promise<boolean> => {
  const inserted = await tx
    .insert(referrals)
    .values({ ...row, rewarded: false })
    .onConflictDoNothing()
    .returning({ userId: referrals.userId });
  return inserted.length === 1;
};

/** Who invited an account, unless that is settled; locked until the transaction ends. */
export const lockOpenReferral = async (tx: Tx, userId: string): Promise<string | undefined> =>
  (
    await tx
      .select({ referrerId: referrals.referrerId })
      .from(referrals)
      .where(and(eq(referrals.userId, userId), isNull(referrals.settledAt)))
      .for('update')
  )[0]?.referrerId;

export const settleReferral = async (tx: Tx, userId: string, settledAt: Date, rewarded: boolean): Promise<void> => {
  await tx.update(referrals).set({ settledAt, rewarded }).where(eq(referrals.userId, userId));
};

/** How many accounts a person invited, and for how many of them both got a coupon. */
export const countReferrals = async (
  db: Database,
  referrerId: string,
): Promise<{ registered: number; rewarded: number }> => {
  const [found] = await db
    .select({
      registered: count(),
      rewarded: sql<number>`count(*) filter (where ${referrals.rewarded})`.mapWith(Number),
    })
    .from(referrals)
    .where(eq(referrals.referrerId, referrerId));
  return found ?? { registered: 0, rewarded: 0 };
};

/** When an account was invited, and whether that was rewarded; not by whom. */
export const referralOfUser = async (db: Database, userId: string) =>
  (await db.select().from(referrals).where(eq(referrals.userId, userId)))[0];
