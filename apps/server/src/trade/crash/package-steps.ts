import {
  cancelPackageSchema,
  createPackageSchema,
  getPackageSchema,
  listStoreSchema,
  newPackage,
  receivePackageSchema,
} from '@caravan/warehouse-packages/contract/schema';
import { actByState, actOnce } from './acts.ts';
import type { BookedPackage } from './books.ts';
import type { Step } from './order-steps.ts';
import type { Trader } from './trader.ts';

/** What all goods are like here: heavy for their size, so that weight alone counts. */
export const measured = { weight_g: 500, length_mm: 200, width_mm: 100, height_mm: 50, restrictions: [] };

/** What the line `ems` takes for such goods to Germany, worked out by hand: 150 g of packing, the first 500 g, each further 500 g begun, customs. */
const feeOf = (items: number): number => 21_000 + 6_800 * Math.ceil((items * measured.weight_g + 150 - 500) / 500) + 800;

/** Packages whose last known event is one of these. */
export const packagesAfter = ({ packages }: Trader['books'], ...events: string[]): BookedPackage[] =>
  [...packages.values()].filter((parcel) => events.includes(parcel.events.at(-1) ?? ''));

export const pack: Step = async (trader, { below }) => {
  const { books, addressId, messenger } = trader;
  const shelf = (await messenger.call(listStoreSchema, { query: { page: 1, page_size: 100 } })).data.items;
  const chosen = shelf.filter(({ packable }) => packable).slice(0, 1 + below(3));
  if (!chosen.length) return;
  const body = newPackage.parse({ item_ids: chosen.map(({ id }) => id), address_id: addressId, line_id: 'ems', declared_value_fen: 5_000 });
  const made = await actOnce(trader, books, createPackageSchema, {
    body,
    effect: { packages: 1 },
    keep: ({ number, amount_fen: feeFen }) => {
      if (feeFen !== feeOf(chosen.length)) throw new Error(`package ${number} of ${chosen.length} costs ${feeFen}`);
      books.packages.set(number, { number, feeFen, items: chosen.length, events: ['created'] });
    },
  });
  if (made.reason !== undefined) throw new Error(`goods that nobody else can take could not be packed: ${made.reason}`);
};

export const cancelPackage: Step = async (trader, { oneOf }) => {
  const parcel = oneOf(packagesAfter(trader.books, 'created', 'paid'));
  if (!parcel) return;
  const { number, feeFen, events } = parcel;
  const effect = { fen: events.includes('paid') ? feeFen : 0, events: { [number]: ['cancelled'] } };
  await actOnce(trader, trader.books, cancelPackageSchema, { params: { number }, effect });
};

export const receivePackage: Step = async (trader, { oneOf }) => {
  const parcel = oneOf(packagesAfter(trader.books, 'shipped'));
  if (!parcel) return;
  const { number } = parcel;
  const timeline = async () => (await trader.messenger.call(getPackageSchema, { params: { number } })).data.timeline;
  await actByState(trader, trader.books, receivePackageSchema, { params: { number }, effect: { events: { [number]: ['received'] } }, timeline });
};
