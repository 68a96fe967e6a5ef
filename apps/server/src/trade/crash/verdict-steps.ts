import { decidePhotosContract } from '@caravan/warehouse-packages/contract/schema';
import { isSuccess } from './idempotent-calls.ts';
import type { Step } from './order-steps.ts';
import { trackCall } from './reconciliation.ts';
import { freeGoods } from './service-steps.ts';
import { shelfOf } from './trader.ts';

/** The shopper rejects photos, which opens a return. A verdict takes no key: without a response, the shelf has it. */
export const rejectPhotos: Step = async (trader, { oneOf }) => {
  const { client, reconciliation } = trader;
  const item = oneOf((await freeGoods(trader)).filter((one) => one.photos_open && one.returnable));
  if (!item) return;
  const { id, order_number: orderNumber, value_fen: valueFen } = item;
  const body = {
    verdict: 'rejected',
    photos: item.photos.length,
    note: 'the seam is open',
    reason: 'quality',
    kind: 'return',
  } as const;
  await trackCall(
    reconciliation,
    { returns: 1 },
    async () => {
      isSuccess(decidePhotosContract, await client.call(decidePhotosContract, { params: { item_id: id }, body }));
      return (await shelfOf(trader)).find((one) => one.id === id)?.return_number ?? null;
    },
    (number) => number !== null,
    (number) => {
      if (number === null) return;
      const opened = { number, orderNumber, kind: 'return', valueFen, feeFen: 0 } as const;
      reconciliation.returns.set(number, { ...opened, events: ['requested'] });
    },
  );
};
