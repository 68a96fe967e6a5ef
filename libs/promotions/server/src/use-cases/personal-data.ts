import type { PersonalData } from '@caravan/server-core';
import { pointsOfUser } from '../db/point.repo.ts';
import { couponsOfOwner } from '../db/program.repo.ts';
import { usesOfUser } from '../db/promotion.repo.ts';
import { codeOfUser, countReferrals, deleteCode, referralOfUser } from '../db/referral.repo.ts';
import { presentOwn, presentPoint } from '../present-own.ts';
import type { PromotionsContext } from './promotions-context.ts';
import { presentUse } from './staff-coupons.ts';

/**
 * The coupons that a person used and got, the points, and the invitations without other persons. They are records of
 * trade and are kept; the code that invites others is deleted.
 */
export const promotionsPersonalData = ({ db, clock }: Pick<PromotionsContext, 'clock' | 'db'>): PersonalData => ({
  section: 'promotions',
  async collect(userId) {
    const own = await couponsOfOwner(db, userId);
    const invited = await referralOfUser(db, userId);
    return {
      coupons: (await usesOfUser(db, userId)).map(presentUse),
      // With both names, because the export has no language.
      own_coupons: own.map((row) => ({ ...presentOwn(row, 'en', clock()), name: row.name })),
      points: (await pointsOfUser(db, userId)).map(presentPoint),
      referral: {
        code: (await codeOfUser(db, userId)) ?? null,
        ...(await countReferrals(db, userId)),
        invited_at: invited?.boundAt.toISOString() ?? null,
      },
    };
  },
  obstacles: async () => [],
  erase: (tx, userId) => deleteCode(tx, userId),
});
