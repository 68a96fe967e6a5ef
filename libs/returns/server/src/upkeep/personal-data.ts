import type { PersonalData } from '@caravan/server-core';
import { eraseReturnTexts, hasOpenReturns, returnsOfUser } from '../returns/goods-return.repo.ts';
import { presentReturn } from '../returns/present-return.ts';
import { wholeReturns } from '../returns/whole-returns.ts';
import type { ReturnsContext } from '../returns-context.ts';

/** A part of the warehouse's personal data. */
export const returnsPersonalData = (context: ReturnsContext): Omit<PersonalData, 'section'> => ({
  collect: async (userId) =>
    (await wholeReturns(context, context.db, await returnsOfUser(context.db, userId))).map(presentReturn),
  obstacles: async (tx, userId) => ((await hasOpenReturns(tx, userId)) ? ['returns_open'] : []),
  erase: eraseReturnTexts,
});
