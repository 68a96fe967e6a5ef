import type { Database } from '@caravan/server-core';
import { wrongBalances } from '../db/point.repo.ts';
import { wrongExchanges, wrongPrograms } from '../db/program.repo.ts';
import { wrongSums } from '../db/promotion.repo.ts';

/** What does not add up: costs, balances of points, and exchanges of points for coupons. */
export const auditPromotions = async (db: Database): Promise<string[]> => [
  ...(await wrongSums(db)).map(({ what, id, kept, sum }) => `${what} ${id} counts ${kept} fen, its rows ${sum}`),
  ...(await wrongPrograms(db)).map(
    ({ id, kept, sum }) => `programme ${id} counts ${kept} fen, the coupons that it gave ${sum}`,
  ),
  ...(await wrongBalances(db)).map(({ id, kept, sum }) => `account ${id} has ${kept} points, its rows ${sum}`),
  ...(await wrongExchanges(db)).map((code) => `coupon ${code} and the points for it do not match`),
];
