import { day } from '@caravan/kernel';
import { disposeGoodsContract } from '@caravan/warehouse-packages/contract/staff';
import { warnOfDisposalJob } from '../disposal/warn-of-disposal.ts';
import { key } from './package-steps.ts';
import type { Person, WarehouseServer } from './warehouse-server.ts';

/** Sends the three warnings of goods that were stored now; after this their date has come in one day. */
export const warnThrice = async (server: WarehouseServer): Promise<void> => {
  for (const days of [150, 23, 6]) {
    server.clock.advance(days * day);
    await server.runJob(warnOfDisposalJob, null);
  }
};

/** A shopper's goods whose date has come. */
export const disposableGoods = async (server: WarehouseServer, count = 1) => {
  const shopper = server.shopper();
  const arrivals = Array.from({ length: count }, (_, index) => ({ name: `Thing ${index + 1}` }));
  const ids = await server.stock(shopper.userId, arrivals);
  await warnThrice(server);
  server.clock.advance(day);
  return { shopper, ids };
};

export const dispose = (staff: Person, itemId: string, note = 'given to the recycler', headers = key()) =>
  staff.call(disposeGoodsContract, { params: { item_id: itemId }, body: { note }, headers });
