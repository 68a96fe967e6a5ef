import { promotionsReasons } from '@caravan/promotions/contract';
import { type Coupons, couponsPort, type Rewards, rewardsPort } from '@caravan/promotions/port';
import {
  type Core,
  type Feature,
  type FeatureServer,
  type PersonalData,
  personalDataPort,
  plainAudit,
  type Database,
} from '@caravan/server-core';
import { wrongBalances } from './db/point.repo.ts';
import { wrongExchanges, wrongPrograms } from './db/program.repo.ts';
import { wrongSums } from './db/promotion.repo.ts';
import { couponStaffRoutes } from './routes/coupons.staff-routes.ts';
import { programRoutes } from './routes/programs.routes.ts';
import { promotionsPersonalData } from './use-cases/personal-data.ts';
import { givePoints } from './use-cases/points.ts';
import {
  type PromotionsContext,
  type PromotionsDependencies,
  promotionsNeeds,
} from './use-cases/promotions-context.ts';
import { settleInvitation } from './use-cases/referrals.ts';
import { coupons } from './use-cases/use-coupons.ts';

/** The invitation comes first: it may lock a programme, which is before balances. */
const rewards = (context: PromotionsContext): Rewards => ({
  async packageReceived(tx, received) {
    await settleInvitation(tx, context, received.userId);
    await givePoints(tx, context, received);
  },
});

/** Compares costs, balances of points, and exchanges of points for coupons with their rows. */
const auditPromotions = async (db: Database): Promise<string[]> => [
  ...(await wrongSums(db)).map(({ what, id, kept, sum }) => `${what} ${id} counts ${kept} fen, its rows ${sum}`),
  ...(await wrongPrograms(db)).map(
    ({ id, kept, sum }) => `programme ${id} counts ${kept} fen, the coupons that it gave ${sum}`,
  ),
  ...(await wrongBalances(db)).map(({ id, kept, sum }) => `account ${id} has ${kept} points, its rows ${sum}`),
  ...(await wrongExchanges(db)).map((code) => `coupon ${code} and the points for it do not match`),
];

export interface PromotionsPorts {
  coupons: Coupons;
  rewards: Rewards;
  personalData: PersonalData;
}

export interface PromotionsServer extends FeatureServer {
  ports: PromotionsPorts;
}

/** Coupons, and the programmes that give them: for points, and for invitations. */
export const createPromotions = (core: Core, dependencies: PromotionsDependencies): PromotionsServer => {
  const context: PromotionsContext = { ...core, ...dependencies, publicUrl: core.config.publicUrl };
  return {
    name: 'promotions',
    reasons: promotionsReasons,
    routes: [...couponStaffRoutes(context), ...programRoutes(context)],
    audit: (run = plainAudit) => run.part('coupons', () => auditPromotions(core.db)),
    ports: {
      coupons: coupons(context),
      rewards: rewards(context),
      personalData: promotionsPersonalData(context),
    },
  };
};

/** Makes promotions, and registers what it does for other features. */
export const promotionsFeature: Feature = (core) => {
  const feature = createPromotions(core, core.ports.use('promotions', promotionsNeeds));
  const { ports } = feature;
  core.ports.provide(couponsPort, ports.coupons);
  core.ports.provide(rewardsPort, ports.rewards);
  core.ports.provide(personalDataPort, [ports.personalData]);
  return feature;
};
