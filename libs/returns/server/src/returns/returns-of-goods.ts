import type { ReturnsOfGoods } from '@caravan/warehouse-packages/port';
import { returnsByNumber } from './goods-return.repo.ts';
import { openReturn } from './open-return.ts';
import type { ReturnsContext } from '../returns-context.ts';
import { returnsPersonalData } from '../upkeep/personal-data.ts';

/** Returns, for the warehouse. */
export const returnsOfGoods = (context: ReturnsContext): ReturnsOfGoods => ({
  open: async (tx, { userId, ...wish }) =>
    (await openReturn(tx, context, { ...wish, by: { actor: 'shopper', id: userId } })).row.number,
  find: returnsByNumber,
  personalData: returnsPersonalData(context),
});
