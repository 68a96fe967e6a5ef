import type { NewRehearsalServiceForm } from '@caravan/goods-services/contract';
import type { QuoteRequest } from '@caravan/warehouse-packages/contract';
import { newRehearsalService, orderRehearsalContract } from '@caravan/goods-services/contract/schema';
import { quotePackageContract } from '@caravan/warehouse-packages/contract/schema';
import {
  addRehearsalPhotosContract,
  correctRehearsalContract,
  rehearseGoodsContract,
} from '@caravan/goods-services/contract/staff';
import { key, pack, pictures, type Person, type WarehouseServer } from '@caravan/warehouse-packages/server/testing';
import { payService } from './service-steps.ts';

/** The box of goods in tests: 3.1 kg, 36 × 30 × 20 cm. */
export const box = { weight_g: 3_100, length_mm: 360, width_mm: 300, height_mm: 200 };

export const orderRehearsal = (
  shopper: Person,
  itemIds: readonly string[],
  over: Partial<NewRehearsalServiceForm> = {},
  headers = key(),
) =>
  shopper.call(orderRehearsalContract, {
    body: newRehearsalService.parse({ item_ids: [...itemIds], ...over }),
    headers,
  });

/** The calls of a packer about a packing rehearsal. */
export const rehearser = (staff: Person, number: string) => ({
  async photo(count = 1) {
    const form = new FormData();
    for (const picture of await pictures(count)) form.append('photos', picture);
    return staff.call(addRehearsalPhotosContract, { params: { number }, body: form as never });
  },
  rehearse: (over: Partial<typeof box> & { note?: string; sure?: boolean } = {}, headers = key()) =>
    staff.call(rehearseGoodsContract, {
      params: { number },
      body: { ...box, sure: false, note: '', ...over },
      headers,
    }),
  correct: (over: Partial<typeof box> & { note?: string; sure?: boolean } = {}, headers = key()) =>
    staff.call(correctRehearsalContract, {
      params: { number },
      body: { ...box, sure: false, note: 'the lid was open', ...over },
      headers,
    }),
});

export const quote = (shopper: Person, itemIds: readonly string[], over: Partial<QuoteRequest> = {}) =>
  shopper.call(quotePackageContract, { body: { item_ids: [...itemIds], country: 'DE', ...over } });

/** Goods whose rehearsal is paid and to be done. */
export const paidRehearsal = async (
  server: WarehouseServer,
  over: Partial<NewRehearsalServiceForm> = {},
  arrivals: Parameters<WarehouseServer['stock']>[1] = [{}, { name: 'Tea' }],
) => {
  const shopper = server.shopper();
  const itemIds = await server.stock(shopper.userId, arrivals);
  const { number } = (await orderRehearsal(shopper, itemIds, over)).data;
  const paid = await payService(server, shopper.userId, number);
  if (paid !== 'paid') throw new Error(`the rehearsal is ${paid}`);
  const packing = (request: Parameters<typeof pack>[2] = {}, headers = key()) =>
    pack(shopper, itemIds, { rehearsal: number, ...request }, headers);
  return { shopper, itemIds, number, packer: rehearser(server.staff(), number), packing };
};

/** Goods whose rehearsal is done. */
export const doneRehearsal = async (...parameters: Parameters<typeof paidRehearsal>) => {
  const made = await paidRehearsal(...parameters);
  await made.packer.photo();
  const { status, reason } = await made.packer.rehearse();
  if (status !== 200) throw new Error(`the rehearsal is not done: ${reason}`);
  return made;
};
