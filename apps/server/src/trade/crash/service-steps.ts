import type { ServiceMade } from '@caravan/goods-services/contract';
import { cancelServiceContract, orderPhotoServiceContract } from '@caravan/goods-services/contract/schema';
import { cancelStaffServiceContract } from '@caravan/goods-services/contract/staff';
import { addStorePhotosContract } from '@caravan/warehouse-packages/contract/staff';
import { callByKey, isSuccess } from './idempotent-calls.ts';
import type { Step } from './order-steps.ts';
import { trackCall, type BookedService, type Reconciliation } from './reconciliation.ts';
import { newPicture, shelfOf, type StaffStep, type Trader } from './trader.ts';

/** Services in one of these states. */
export const servicesIn = ({ services, states }: Reconciliation, ...wanted: string[]): BookedService[] =>
  [...services.values()].filter(({ number }) => wanted.includes(states.get(number) ?? ''));

/** Whether a service of goods is not done yet. */
export const isServed = ({ reconciliation }: Trader, item: string): boolean =>
  servicesIn(reconciliation, 'pending_payment', 'paid').some(({ itemIds }) => itemIds.includes(item));

/** Goods that are in no package, no return and no open service. */
export const freeGoods = async (trader: Trader) =>
  (await shelfOf(trader)).filter(({ id, packable }) => packable && !isServed(trader, id));

/** Adds a service that was ordered. */
export const keepService =
  ({ services, states }: Reconciliation, kind: BookedService['kind'], itemIds: string[]) =>
  ({ number, amount_fen: amountFen, status }: ServiceMade): void => {
    services.set(number, { number, kind, itemIds, amountFen, boxG: null });
    states.set(number, status);
  };

export const orderPhotos: Step = async (trader, { oneOf }) => {
  const { reconciliation } = trader;
  const item = oneOf(await freeGoods(trader));
  if (!item) return;
  await callByKey(trader, reconciliation, orderPhotoServiceContract, {
    body: { item_id: item.id, photos: 1, note: '' },
    effect: { services: 1 },
    keep: keepService(reconciliation, 'photos', [item.id]),
  });
};

/** Only the shopper ends an unpaid service here. */
export const cancelService: Step = async (trader, { oneOf }) => {
  const service = oneOf(servicesIn(trader.reconciliation, 'pending_payment'));
  if (!service) return;
  const { number } = service;
  const effect = { states: { [number]: 'cancelled' } };
  await callByKey(trader, trader.reconciliation, cancelServiceContract, { params: { number }, effect });
};

/** Staff cannot do a paid service: its money returns. */
export const refuseService: StaffStep = async (staffActor, { reconciliation }, { oneOf }) => {
  const service = oneOf(servicesIn(reconciliation, 'paid'));
  if (!service) return;
  const { number, amountFen } = service;
  await callByKey(staffActor, reconciliation, cancelStaffServiceContract, {
    params: { number },
    body: { note: 'not possible' },
    effect: { fen: amountFen, states: { [number]: 'cancelled' } },
  });
};

/** Staff upload all photos that goods wait for: those of each piece, of the order, and the one of the service. */
export const takePhotos: StaffStep = async (staffActor, trader, { oneOf }) => {
  const { reconciliation } = trader;
  const service = oneOf(servicesIn(reconciliation, 'paid').filter(({ kind }) => kind === 'photos'));
  const itemId = service?.itemIds[0];
  if (!service || !itemId) return;
  const { number } = service;
  const item = (await shelfOf(trader)).find(({ id }) => id === itemId);
  if (!item) throw new Error(`the goods of service ${number} have left`);
  const form = new FormData();
  for (let photo = 0; photo < item.photos_due; photo += 1) form.append('photos', await newPicture());
  await trackCall(
    reconciliation,
    { states: { [number]: 'done' } },
    () => staffActor.client.call(addStorePhotosContract, { params: { item_id: itemId }, body: form }),
    (reply) => isSuccess(addStorePhotosContract, reply),
  );
};
