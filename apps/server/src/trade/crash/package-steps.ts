import {
  cancelPackageContract,
  createPackageContract,
  getPackageContract,
  listStoreContract,
  newPackage,
  receivePackageContract,
} from '@caravan/warehouse-packages/contract/schema';
import { callByState, callByKey } from './idempotent-calls.ts';
import type { BookedPackage } from './reconciliation.ts';
import type { Step } from './order-steps.ts';
import type { Trader } from './trader.ts';

/** The measurements of all goods. They are heavy for their size, so that only the real weight counts. */
export const measured = { weight_g: 500, length_mm: 200, width_mm: 100, height_mm: 50, restrictions: [] };

/**
 * The fee of the shipping method `ems` for such goods to Germany, computed by hand: 150 g of packing, the first 500 g,
 * further steps of 500 g, customs.
 */
const feeOf = (items: number): number =>
  21_000 + 6_800 * Math.ceil((items * measured.weight_g + 150 - 500) / 500) + 800;

/** Packages whose last known event is one of these. */
export const packagesAfter = ({ packages }: Trader['reconciliation'], ...events: string[]): BookedPackage[] =>
  [...packages.values()].filter((parcel) => events.includes(parcel.events.at(-1) ?? ''));

export const pack: Step = async (trader, { below }) => {
  const { reconciliation, addressId, client } = trader;
  const warehouse = (await client.call(listStoreContract, { query: { page: 1, page_size: 100 } })).data.items;
  const chosen = warehouse.filter(({ packable }) => packable).slice(0, 1 + below(3));
  if (!chosen.length) return;
  const body = newPackage.parse({
    item_ids: chosen.map(({ id }) => id),
    address_id: addressId,
    line_id: 'ems',
    declared_value_fen: 5_000,
  });
  const made = await callByKey(trader, reconciliation, createPackageContract, {
    body,
    effect: { packages: 1 },
    keep: ({ number, amount_fen: feeFen }) => {
      if (feeFen !== feeOf(chosen.length)) throw new Error(`package ${number} of ${chosen.length} costs ${feeFen}`);
      reconciliation.packages.set(number, { number, feeFen, items: chosen.length, events: ['created'] });
    },
  });
  if (made.reason !== undefined) throw new Error(`free goods could not be packed: ${made.reason}`);
};

export const cancelPackage: Step = async (trader, { oneOf }) => {
  const parcel = oneOf(packagesAfter(trader.reconciliation, 'created', 'paid'));
  if (!parcel) return;
  const { number, feeFen, events } = parcel;
  const effect = { fen: events.includes('paid') ? feeFen : 0, events: { [number]: ['cancelled'] } };
  await callByKey(trader, trader.reconciliation, cancelPackageContract, { params: { number }, effect });
};

export const receivePackage: Step = async (trader, { oneOf }) => {
  const parcel = oneOf(packagesAfter(trader.reconciliation, 'shipped'));
  if (!parcel) return;
  const { number } = parcel;
  const timeline = async () => (await trader.client.call(getPackageContract, { params: { number } })).data.timeline;
  await callByState(trader, trader.reconciliation, receivePackageContract, {
    params: { number },
    effect: { events: { [number]: ['received'] } },
    timeline,
  });
};
