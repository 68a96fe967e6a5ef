import type { PersonalData } from '@caravan/account/port';
import { promotionsReasons } from '@caravan/promotions/contract';
import type { Coupons } from '@caravan/promotions/port';
import { plainAudit, type Core, type FeatureServer } from '@caravan/server-core';
import { wrongSums } from './db/promotion.repo.ts';
import { couponStaffRoutes } from './routes/coupons.staff-routes.ts';
import { promotionsPersonalData } from './use-cases/personal-data.ts';
import type { PromotionsContext, PromotionsDependencies } from './use-cases/promotions-context.ts';
import { coupons } from './use-cases/use-coupons.ts';

/** What promotions provide to other features. */
export interface PromotionsPorts {
  coupons: Coupons;
  personalData: PersonalData;
}

export interface PromotionsServer extends FeatureServer {
  ports: PromotionsPorts;
}

/** Coupons: what they lower, and what their uses cost the shop. */
export const createPromotions = (core: Core, dependencies: PromotionsDependencies): PromotionsServer => {
  const context: PromotionsContext = { ...core, ...dependencies };
  return {
    name: 'promotions',
    reasons: promotionsReasons,
    routes: couponStaffRoutes(context),
    audit: (run = plainAudit) =>
      run.part('coupons', async () =>
        (await wrongSums(core.db)).map(
          ({ what, id, kept, sum }) => `${what} ${id} counts ${kept} fen, its rows ${sum}`,
        ),
      ),
    ports: { coupons: coupons(context), personalData: promotionsPersonalData(context) },
  };
};
