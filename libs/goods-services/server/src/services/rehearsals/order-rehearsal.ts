import type { Tx } from '@caravan/server-core';
import { fail, type NewRehearsalService, type ServiceMade } from '@caravan/goods-services/contract';
import { insertRehearsalPacking } from './rehearsal.repo.ts';
import { readPrices } from '../service-prices.repo.ts';
import { servicesOfItems } from '../services-of-items.repo.ts';
import { objectionToPacking } from '@caravan/warehouse-packages/port';
import { lockForService, placeService, refuseOtherPrice } from '../order-service.ts';
import type { ServicesContext } from '../../services-context.ts';

/** Goods are in one unpaid or paid rehearsal at a time. They are locked. */
const refuseOpen = async (tx: Tx, itemIds: readonly string[]): Promise<void> => {
  const open = [...(await servicesOfItems(tx, itemIds)).values()]
    .flat()
    .find(({ kind, status }) => kind === 'rehearsal' && status !== 'done');
  if (open) throw fail('rehearsal_open', { number: open.number });
};

/**
 * Has goods packed, weighed and photographed before their shipping is paid, at one price for all of them. The packing
 * options cost nothing now: the package pays them, at the prices of now.
 */
export const orderRehearsal = async (
  tx: Tx,
  context: ServicesContext,
  userId: string,
  { item_ids: ids, packing_options: kinds, note, amount_fen: seenFen }: NewRehearsalService,
): Promise<ServiceMade> => {
  const locked = await lockForService(tx, context, userId, ids);
  const objection = objectionToPacking(locked);
  if (objection) throw fail(objection);
  await refuseOpen(tx, ids);
  const packing = await context.goods().packingAtNow(tx, kinds);
  const { rehearsalFen } = await readPrices(tx);
  refuseOtherPrice(rehearsalFen, seenFen);
  const draft = { kind: 'rehearsal', userId, units: 1, unitFen: rehearsalFen, note } as const;
  const items = ids.flatMap((id) => locked.find((item) => item.id === id) ?? []);
  return placeService(tx, context, draft, items, (number) => insertRehearsalPacking(tx, number, packing));
};
