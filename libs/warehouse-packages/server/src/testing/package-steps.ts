import { newId } from '@caravan/kernel';
import type { NewPackageForm, PackageStatus } from '@caravan/warehouse-packages/contract';
import {
  cancelPackageSchema,
  createPackageSchema,
  getPackageSchema,
  listPackagesSchema,
  listStoreSchema,
  newPackage,
  receivePackageSchema,
  reviewPackageSchema,
} from '@caravan/warehouse-packages/contract/schema';
import {
  addStorePhotosSchema,
  addTrackingSchema,
  correctShipmentSchema,
  decideReviewSchema,
  shipPackageSchema,
} from '@caravan/warehouse-packages/contract/staff';
import { addressOf, type Person, type WarehouseServer } from './warehouse-server.ts';

/** A header that makes a call once. */
export const key = (value = newId()) => ({ 'idempotency-key': value });

/** Packs items for the shopper's own address by a line to anywhere. */
export const pack = (caller: Person, itemIds: readonly string[], over: Partial<NewPackageForm> = {}, headers = key()) =>
  caller.call(createPackageSchema, {
    body: newPackage.parse({ item_ids: [...itemIds], address_id: addressOf(caller.userId), line_id: 'ems', declared_value_fen: 25_800, ...over }),
    headers,
  });

export const packed = async (caller: Person, itemIds: readonly string[]): Promise<string> => (await pack(caller, itemIds)).data.number;

export const packageOf = async (caller: Person, number: string) => (await caller.call(getPackageSchema, { params: { number } })).data;
export const shelfOf = async (caller: Person) => (await caller.call(listStoreSchema, { query: { page: 1, page_size: 100 } })).data;
export const allPackages = async (caller: Person) => (await caller.call(listPackagesSchema, { query: { page: 1, page_size: 100 } })).data;

/** Calls of a shopper about one package. */
export const ownSteps = (caller: Person, number: string) => ({
  cancel: (headers = key()) => caller.call(cancelPackageSchema, { params: { number }, headers }),
  receive: () => caller.call(receivePackageSchema, { params: { number } }),
  review: (over: ReviewForm = {}) => caller.call(reviewPackageSchema, { params: { number }, body: reviewForm(over) as never }),
});

export interface ReviewForm {
  text?: string;
  anonymous?: boolean;
  image?: File;
}

/** A review as a browser sends it. */
const reviewForm = ({ text = 'Quick and well packed', anonymous = false, image }: ReviewForm): FormData => {
  const form = new FormData();
  form.set('text', text);
  form.set('anonymous', String(anonymous));
  if (image) form.set('image', image);
  return form;
};

export const pictureFile = (bytes: Uint8Array, name = 'photo.png', type = 'image/png'): File => new File([new Uint8Array(bytes)], name, { type });

/** Calls of staff about one package. */
export const staffSteps = (caller: Person, number: string) => ({
  ship: (over: { carrier?: string; tracking_number?: string } = {}) =>
    caller.call(shipPackageSchema, { params: { number }, body: { carrier: 'China Post EMS', tracking_number: 'EE123456789CN', ...over } }),
  correct: (body: { carrier: string; tracking_number: string }) => caller.call(correctShipmentSchema, { params: { number }, body }),
  track: (over: { at?: string; place?: string; text?: string } = {}) =>
    caller.call(addTrackingSchema, { params: { number }, body: { at: '2026-11-22T08:00:00.000Z', place: 'Shenzhen', text: 'Accepted', ...over } }),
  hide: (hidden = true) => caller.call(decideReviewSchema, { params: { number }, body: { hidden } }),
});

/** Adds photos to goods as staff do. */
export const addPhotos = (caller: Person, itemId: string, files: readonly File[]) => {
  const form = new FormData();
  for (const file of files) form.append('photos', file);
  return caller.call(addStorePhotosSchema, { params: { item_id: itemId }, body: form as never });
};

/** A package that was brought to a state by the calls that lead there. */
export const packageIn = async (server: WarehouseServer, status: PackageStatus) => {
  const shopper = server.shopper();
  const staff = server.staff();
  const itemIds = await server.stock(shopper.userId, [{}, { name: 'Tea' }]);
  const number = await packed(shopper, itemIds);
  const own = ownSteps(shopper, number);
  const pay = () => server.money.pay(shopper.userId, [number]);
  if (status === 'cancelled') await own.cancel();
  if (status !== 'cancelled' && status !== 'pending_payment') await pay();
  const office = staffSteps(staff, number);
  if (status === 'pending_receipt' || status === 'done') await office.ship();
  if (status === 'done') await own.receive();
  return { shopper, staff, itemIds, number, own, office, pay };
};
