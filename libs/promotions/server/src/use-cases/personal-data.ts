import type { PersonalData } from '@caravan/account/port';
import { usesOfUser } from '../db/promotion.repo.ts';
import type { PromotionsContext } from './promotions-context.ts';
import { presentUse } from './staff-coupons.ts';

/** The coupons that a person used. They are records of trade and are kept. */
export const promotionsPersonalData = ({ db }: Pick<PromotionsContext, 'db'>): PersonalData => ({
  section: 'coupons',
  collect: async (userId) => (await usesOfUser(db, userId)).map(presentUse),
  obstacles: async () => [],
  erase: async () => undefined,
});
