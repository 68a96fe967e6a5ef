import {
  bindReferralContract,
  exchangePointsContract,
  getMyPromotionsContract,
  getProgramsContract,
  listOwnCouponsContract,
} from '@caravan/promotions/contract/schema';
import { route, type Route } from '@caravan/server-core';
import { showMine, showPrograms } from '../use-cases/my-promotions.ts';
import { showOwnCoupons } from '../use-cases/own-coupons.ts';
import { exchangePoints } from '../use-cases/points.ts';
import type { PromotionsContext } from '../use-cases/promotions-context.ts';
import { bindReferral } from '../use-cases/referrals.ts';

/** Points, invitations and own coupons of shoppers. */
export const programRoutes = (context: PromotionsContext): Route[] => [
  route(getMyPromotionsContract, ({ session, query, language }) =>
    showMine(context, { userId: session.userId, language, query }),
  ),

  route(listOwnCouponsContract, ({ session, query, language }) =>
    showOwnCoupons(context, session.userId, query, language),
  ),

  route(getProgramsContract, () => showPrograms(context)),

  route(exchangePointsContract, ({ session, body, language, once }) =>
    once((tx) => exchangePoints(tx, context, session.userId, body.points, language)),
  ),

  route(bindReferralContract, async ({ session, body }) => ({
    bound: await bindReferral(context, session.userId, body.code),
  })),
];
