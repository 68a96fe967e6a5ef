import { newId, type PackageStatus } from '@caravan/kernel';
import { parcelSummaryOf, type NewPackageForm, type TrackingUpdate } from '@caravan/warehouse-packages/contract';
import {
  cancelPackageContract,
  createPackageContract,
  getPackageContract,
  listPackagesContract,
  listStoreContract,
  newPackage,
  receivePackageContract,
  reviewPackageContract,
} from '@caravan/warehouse-packages/contract/schema';
import {
  addStorePhotosContract,
  addTrackingContract,
  correctShipmentContract,
  decideReviewContract,
  shipPackageContract,
} from '@caravan/warehouse-packages/contract/staff';
import sharp from 'sharp';
import { expect } from 'vitest';
import { addressOf, type Person, type WarehouseServer } from './warehouse-server.ts';

/** The header that makes a call idempotent. */
export const key = (value = newId()) => ({ 'idempotency-key': value });

/** Packs items for the shopper's own address with a shipping method that serves all countries. */
export const pack = (caller: Person, itemIds: readonly string[], over: Partial<NewPackageForm> = {}, headers = key()) =>
  caller.call(createPackageContract, {
    body: newPackage.parse({
      item_ids: [...itemIds],
      address_id: addressOf(caller.userId),
      line_id: 'ems',
      declared_value_fen: 25_800,
      ...over,
    }),
    headers,
  });

export const packed = async (caller: Person, itemIds: readonly string[]): Promise<string> =>
  (await pack(caller, itemIds)).data.number;

export const packageOf = async (caller: Person, number: string) =>
  (await caller.call(getPackageContract, { params: { number } })).data;
export const warehouseOf = async (caller: Person) =>
  (await caller.call(listStoreContract, { query: { page: 1, page_size: 100 } })).data;
export const allPackages = async (caller: Person) =>
  (await caller.call(listPackagesContract, { query: { page: 1, page_size: 100 } })).data;

/** Expects that a shopper's list says of each package what the package itself says, in short. */
export const expectListed = async (caller: Person): Promise<void> => {
  const { items } = await allPackages(caller);
  const whole = await Promise.all(items.map(({ number }) => packageOf(caller, number)));
  expect(items).toEqual(whole.map(parcelSummaryOf));
  expect(items.length).toBeGreaterThan(0);
};

/** The calls of a shopper for one package. */
export const ownSteps = (caller: Person, number: string) => ({
  cancel: (headers = key()) => caller.call(cancelPackageContract, { params: { number }, headers }),
  receive: () => caller.call(receivePackageContract, { params: { number } }),
  review: (over: ReviewForm = {}) =>
    caller.call(reviewPackageContract, { params: { number }, body: reviewForm(over) as never }),
});

export interface ReviewForm {
  text?: string;
  anonymous?: boolean;
  image?: File;
}

/** A review form as browsers send it. */
const reviewForm = ({ text = 'Quick and well packed', anonymous = false, image }: ReviewForm): FormData => {
  const form = new FormData();
  form.set('text', text);
  form.set('anonymous', String(anonymous));
  if (image) form.set('image', image);
  return form;
};

export const pictureFile = (bytes: Uint8Array, name = 'photo.png', type = 'image/png'): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** The tracking number of a package that a test ships without another. */
export const trackingOf = (packageNumber: string): string => `EE${packageNumber.slice(2)}CN`;

/** The calls of staff for one package. */
export const staffSteps = (caller: Person, number: string) => ({
  ship: (over: { carrier?: string; tracking_number?: string } = {}) =>
    caller.call(shipPackageContract, {
      params: { number },
      body: { carrier: 'China Post EMS', tracking_number: trackingOf(number), ...over },
    }),
  correct: (body: { carrier: string; tracking_number: string }) =>
    caller.call(correctShipmentContract, { params: { number }, body }),
  track: (over: Partial<TrackingUpdate> = {}) =>
    caller.call(addTrackingContract, {
      params: { number },
      body: { at: '2026-11-22T08:00:00.000Z', place: 'Shenzhen', text: 'Accepted', ...over },
    }),
  hide: (hidden = true) => caller.call(decideReviewContract, { params: { number }, body: { hidden } }),
});

/** Adds photos to goods. */
export const addPhotos = (caller: Person, itemId: string, files: readonly File[], piece?: number) => {
  const form = new FormData();
  if (piece !== undefined) form.set('piece', String(piece));
  for (const file of files) form.append('photos', file);
  return caller.call(addStorePhotosContract, { params: { item_id: itemId }, body: form as never });
};

/** A number of different pictures. */
export const pictures = (count: number): Promise<File[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const background = { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256), b: index * 10 };
      const picture = sharp({ create: { width: 8, height: 8, channels: 3, background } });
      return pictureFile(await picture.png().toBuffer());
    }),
  );

/** Photographs goods; each photo is another one. */
export const shoot = async (staff: Person, itemId: string, count: number, piece?: number) =>
  addPhotos(staff, itemId, await pictures(count), piece);

/** Creates a package and brings it to a state by API calls. */
export const packageIn = async (server: WarehouseServer, status: PackageStatus, over: Partial<NewPackageForm> = {}) => {
  const shopper = server.shopper();
  const staff = server.staff();
  const itemIds = await server.stock(shopper.userId, [{}, { name: 'Tea' }]);
  const { number } = (await pack(shopper, itemIds, over)).data;
  const own = ownSteps(shopper, number);
  const pay = () => server.money.pay(shopper.userId, [number]);
  if (status === 'cancelled') await own.cancel();
  if (status !== 'cancelled' && status !== 'pending_payment') await pay();
  const staffCalls = staffSteps(staff, number);
  if (status === 'pending_receipt' || status === 'done') await staffCalls.ship();
  if (status === 'done') await own.receive();
  return { shopper, staff, itemIds, number, own, staffCalls, pay };
};
