import { newCode, scannedCode } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { holdIfOpen } from '@caravan/server-core';
import { countGiven, lockProgramAt, programAt } from '../db/program.repo.ts';
import {
  codeOfUser,
  insertCode,
  insertReferral,
  lockOpenReferral,
  settleReferral,
  userOfCode,
} from '../db/referral.repo.ts';
import { canInvite, objectionToGrant } from '../domain/program-rules.ts';
import { rewardMessage } from '../messages/reward-message.ts';
import { grantCoupon } from './grant-coupon.ts';
import type { PromotionsContext } from './promotions-context.ts';

const codeLength = 10;

/** The code by which a person invites others. It is made when it is first needed. */
export const referralCode = async ({ db, transaction }: PromotionsContext, userId: string): Promise<string> => {
  const known = await codeOfUser(db, userId);
  if (known !== undefined) return known;
  await transaction((tx) => insertCode(tx, { userId, code: newCode(codeLength) }));
  const made = await codeOfUser(db, userId);
  if (made === undefined) throw new Error('a new code is taken');
  return made;
};

/**
 * Notes by whose code a new account was invited. Whatever speaks against it, the answer is only that it was not noted:
 * nothing depends on it, and no code can be tried out.
 */
export const bindReferral = async (context: PromotionsContext, userId: string, typed: string): Promise<boolean> => {
  const now = context.clock();
  if (!(await programAt(context.db, 'referral', now))) return false;
  const referrerId = await userOfCode(context.db, scannedCode(typed));
  if (referrerId === undefined || referrerId === userId) return false;
  const [account, referrer] = await Promise.all([userId, referrerId].map((id) => context.logins().find(id)));
  if (!account || !referrer || !canInvite(referrer.createdAt, account.createdAt, now)) return false;
  return context.transaction((tx) => insertReferral(tx, { userId, referrerId, boundAt: now }));
};

/** The coupons for an invitation: one for the new account, and one for who invited it, unless that account is closed or has enough. */
const reward = async (tx: Tx, context: PromotionsContext, userId: string, referrerId: string): Promise<boolean> => {
  const now = context.clock();
  // Before the programme is locked, because a closing may have to end first.
  const isReferrerOpen = await holdIfOpen(tx, referrerId);
  const program = await lockProgramAt(tx, 'referral', now);
  if (!program) return false;
  const given = await countGiven(tx, program.id, referrerId);
  const isBelowLimit = program.perPerson === null || given < program.perPerson;
  const receivers = [
    { ownerId: userId, why: 'invited' } as const,
    ...(isReferrerOpen && isBelowLimit ? [{ ownerId: referrerId, why: 'referrer' } as const] : []),
  ];
  if (objectionToGrant(program, { coupons: receivers.length, given: 0 })) return false;
  for (const { ownerId, why } of receivers) {
    const coupon = await grantCoupon(tx, program, ownerId, now);
    const message = { ...rewardMessage(why, coupon), userId: ownerId, key: `referral ${userId} ${why}` };
    await context.notifier().send(tx, message);
  }
  return true;
};

/** Settles the invitation of an account with its first received package, once. */
export const settleInvitation = async (tx: Tx, context: PromotionsContext, userId: string): Promise<void> => {
  const referrerId = await lockOpenReferral(tx, userId);
  if (referrerId === undefined) return;
  const isRewarded = await reward(tx, context, userId, referrerId);
  await settleReferral(tx, userId, context.clock(), isRewarded);
};
