import { newRehearsalService, orderRehearsalContract } from '@caravan/goods-services/contract/schema';
import { addRehearsalPhotosContract, rehearseGoodsContract } from '@caravan/goods-services/contract/staff';
import { callByKey, isSuccess } from './idempotent-calls.ts';
import type { Step } from './order-steps.ts';
import { measured, orderPackage, plainG } from './package-steps.ts';
import { freeGoods, keepService, servicesIn } from './service-steps.ts';
import { newPicture, type StaffStep } from './trader.ts';

/** The shopper has up to two goods packed before shipping is paid. */
export const orderRehearsal: Step = async (trader, { below }) => {
  const { reconciliation } = trader;
  const itemIds = (await freeGoods(trader)).slice(0, 1 + below(2)).map(({ id }) => id);
  if (!itemIds.length) return;
  const ordered = await callByKey(trader, reconciliation, orderRehearsalContract, {
    body: newRehearsalService.parse({ item_ids: itemIds }),
    effect: { services: 1 },
    keep: keepService(reconciliation, 'rehearsal', itemIds),
  });
  if (ordered.reason !== undefined) throw new Error(`free goods could not be rehearsed: ${ordered.reason}`);
};

/** Staff pack, photograph and weigh the goods of a paid rehearsal. */
export const rehearse: StaffStep = async (staffActor, { reconciliation }, { oneOf }) => {
  const service = oneOf(servicesIn(reconciliation, 'paid').filter(({ kind }) => kind === 'rehearsal'));
  if (!service) return;
  const { number, itemIds } = service;
  const params = { number };
  const form = new FormData();
  form.append('photos', await newPicture());
  const photographed = await staffActor.client.call(addRehearsalPhotosContract, { params, body: form });
  if (!isSuccess(addRehearsalPhotosContract, photographed)) return;
  const estimatedG = plainG(itemIds.length);
  const grams = oneOf([estimatedG, estimatedG - 500, estimatedG + 1_000]) ?? estimatedG;
  const { length_mm, width_mm, height_mm } = measured;
  await callByKey(staffActor, reconciliation, rehearseGoodsContract, {
    params,
    body: { weight_g: grams, length_mm, width_mm, height_mm, sure: true, note: '' },
    effect: { states: { [number]: 'done' } },
    keep: () => {
      service.boxG = grams;
    },
  });
};

/** Orders the package of rehearsed goods that are all free, at the price of their box. */
export const packRehearsed: Step = async (trader, chance) => {
  const free = new Set((await freeGoods(trader)).map(({ id }) => id));
  const done = servicesIn(trader.reconciliation, 'done');
  const service = chance.oneOf(
    done.filter(({ boxG, itemIds }) => boxG !== null && itemIds.every((id) => free.has(id))),
  );
  if (!service || service.boxG === null) return;
  const { number: rehearsal, itemIds, boxG: quotedG } = service;
  await orderPackage(trader, chance, { itemIds, quotedG, rehearsal });
};
