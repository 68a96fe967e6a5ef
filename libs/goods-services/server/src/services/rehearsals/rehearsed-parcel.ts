import type { Database } from '@caravan/server-core';
import { fail, rehearsalHours } from '@caravan/goods-services/contract';
import { type NewPackage } from '@caravan/warehouse-packages/contract';
import type { WholeService } from '../service.repo.ts';
import type { Rehearsed } from '@caravan/warehouse-packages/port';
import type { ServicesContext } from '../../services-context.ts';
import { validUntil } from '../service-steps.ts';
import { showService } from '../show-services.ts';

type Request = Partial<Pick<NewPackage, 'item_ids' | 'packing_options' | 'rehearsal'>>;

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

/** Refuses a rehearsal whose price counts no more, and one that a package uses. Of a locked one this stays so. */
export const refuseOver = ({ row, rehearsal }: WholeService, now: Date): void => {
  if (row.doneAt === null) throw fail('rehearsal_not_done');
  if (now >= validUntil(row.doneAt)) throw fail('rehearsal_expired', { hours: rehearsalHours });
  if (rehearsal?.packageNumber) throw fail('rehearsal_used', { number: rehearsal.packageNumber });
};

/**
 * The rehearsal that a request names; null if it names none. Refuses one that is not done, not valid any more, used, or
 * of other goods or packing options; options may be left out, because those of the rehearsal count.
 */
export const rehearsedFor = async (
  db: Database,
  context: Pick<ServicesContext, 'goods'>,
  userId: string,
  { item_ids: ids = [], packing_options: kinds = [], rehearsal: number }: Request,
  now: Date,
): Promise<Rehearsed | null> => {
  if (number === undefined) return null;
  const whole = await showService(db, context, { userId }, number);
  const { row, items, rehearsal } = whole;
  if (!rehearsal) throw fail('not_found');
  refuseOver(whole, now);
  const result = rehearsal.results.at(-1);
  const at = row.doneAt;
  if (!result || !at) throw new Error(`packing rehearsal ${number} is done without a result`);
  const rehearsedIds = items.map(({ id }) => id);
  const rehearsedKinds = rehearsal.packing.map(({ kind }) => kind);
  if (!isSame(ids, rehearsedIds) || (kinds.length > 0 && !isSame(kinds, rehearsedKinds)))
    throw fail('rehearsal_other_goods');
  return { result, packing: rehearsal.packing.map(({ kind, priceFen }) => ({ kind, priceFen })), at };
};
