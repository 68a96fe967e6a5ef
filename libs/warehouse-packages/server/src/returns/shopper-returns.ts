import type { Page, PageQuery } from '@caravan/kernel';
import { countReturns, pageOfReturns, wholeReturns, type WholeReturn } from './goods-return.repo.ts';
import { changeReturn, holdReturn } from './change-return.ts';
import type { PackageContext } from '../core/package-context.ts';

/** One page of a shopper's returns, newest first. */
export const listReturns = async (
  { db }: Pick<PackageContext, 'db'>,
  userId: string,
  query: PageQuery,
): Promise<Page<WholeReturn>> => {
  const [rows, total] = await Promise.all([pageOfReturns(db, userId, query), countReturns(db, userId)]);
  return { items: await wholeReturns(db, rows), page: query.page, page_size: query.page_size, total };
};

/** Withdraws a request; a withdrawn return stays as it is. */
export const withdrawReturn = (context: PackageContext, userId: string, number: string): Promise<WholeReturn> =>
  context.transaction(async (tx) => {
    const held = await holdReturn(tx, { userId }, number);
    if (held.row.state === 'withdrawn') return held;
    return changeReturn(tx, context, held, { event: 'withdrawn', by: { actor: 'shopper', id: userId } });
  });
