import { failureMessage, type Language } from '@caravan/kernel';
import type { MyPoints, MyPromotions, MyReferral, Programs } from '@caravan/promotions/contract';
import { authPaths } from '@caravan/routes';
import { balanceOf, pageOfPoints } from '../db/point.repo.ts';
import { countGiven, couponsOfOwner, programsAt } from '../db/program.repo.ts';
import type { PromotionRuleRow } from '../db/promotion-rule.table.ts';
import { countReferrals } from '../db/referral.repo.ts';
import { presentOffer, presentOwn, presentPoint } from '../present-own.ts';
import { exchangeProblem } from './points.ts';
import type { PromotionsContext } from './promotions-context.ts';
import { referralCode } from './referrals.ts';

/** The coupons on the page. */
const shownCoupons = 100;

interface Call {
  userId: string;
  language: Language;
  query: { cursor?: string | undefined; limit: number };
}

const showPoints = async (
  { db }: PromotionsContext,
  program: PromotionRuleRow,
  { userId, language, query }: Call,
): Promise<MyPoints> => {
  const balance = await balanceOf(db, userId);
  const given = await countGiven(db, program.id, userId);
  const page = await pageOfPoints(db, userId, query);
  const problem = exchangeProblem(program, { given, balance });
  return {
    balance,
    per_yuan: program.pointsPerYuan ?? 0,
    price: program.pointsPrice ?? 0,
    gives: presentOffer(program),
    problem: problem && failureMessage(problem, language),
    history: { ...page, items: page.items.map(presentPoint) },
  };
};

const showReferral = async (
  context: PromotionsContext,
  program: PromotionRuleRow,
  userId: string,
): Promise<MyReferral> => {
  const code = await referralCode(context, userId);
  return {
    code,
    link: new URL(authPaths.register.href({ ref: code }), context.publicUrl).href,
    gives: presentOffer(program),
    ...(await countReferrals(context.db, userId)),
  };
};

/** Points, invitations and coupons, as far as the shop has programmes for them. */
export const showMine = async (context: PromotionsContext, call: Call): Promise<MyPromotions> => {
  const { userId, language } = call;
  const now = context.clock();
  const running = await programsAt(context.db, now);
  const points = running.find(({ kind }) => kind === 'points');
  const referral = running.find(({ kind }) => kind === 'referral');
  return {
    points: points ? await showPoints(context, points, call) : null,
    referral: referral ? await showReferral(context, referral, userId) : null,
    coupons: (await couponsOfOwner(context.db, userId, shownCoupons)).map((row) => presentOwn(row, language, now)),
  };
};

export const showPrograms = async ({ db, clock }: Pick<PromotionsContext, 'clock' | 'db'>): Promise<Programs> => {
  const kinds = (await programsAt(db, clock())).map(({ kind }) => kind);
  return { points: kinds.includes('points'), referral: kinds.includes('referral') };
};
