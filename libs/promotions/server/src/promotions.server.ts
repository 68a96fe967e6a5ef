import { promotionsReasons } from '@caravan/promotions/contract';
import { type Coupons, couponsPort, type Rewards, rewardsPort } from '@caravan/promotions/port';
import {
  type Core,
  type Feature,
  type FeatureServer,
  type PersonalData,
  personalDataPort,
  plainAudit,
} from '@caravan/server-core';
import { couponStaffRoutes } from './routes/coupons.staff-routes.ts';
import { programRoutes } from './routes/programs.routes.ts';
import { auditPromotions } from './use-cases/audit-promotions.ts';
import { promotionsPersonalData } from './use-cases/personal-data.ts';
import {
  type PromotionsContext,
  type PromotionsDependencies,
  promotionsNeeds,
} from './use-cases/promotions-context.ts';
import { rewards } from './use-cases/rewards.ts';
import { coupons } from './use-cases/use-coupons.ts';

/** What promotions provide to other features. */
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
