import type { Page, PageQuery } from '@caravan/kernel';
import { countReturns, pageOfReturns } from './goods-return.repo.ts';
import { changeReturn, holdReturn } from './change-return.ts';
import type { ReturnsContext } from '../returns-context.ts';
import { wholeReturns, type WholeReturn } from './whole-returns.ts';

/** One page of a shopper's returns, newest first. */
export const listReturns = async (
  context: ReturnsContext,
  userId: string,
  query: PageQuery,
): Promise<Page<WholeReturn>> => {
  const { db } = context;
  const [rows, total] = await Promise.all([pageOfReturns(db, userId, query), countReturns(db, userId)]);
  return { items: await wholeReturns(context, db, rows), page: query.page, page_size: query.page_size, total };
};

/** Withdraws a request; a withdrawn return stays as it is. */
export const withdrawReturn = (context: ReturnsContext, userId: string, number: string): Promise<WholeReturn> =>
  context.transaction(async (tx) => {
    const held = await holdReturn(tx, context, { userId }, number);
    if (held.row.state === 'withdrawn') return held;
    return changeReturn(tx, context, held, { event: 'withdrawn', by: { actor: 'shopper', id: userId } });
  });
