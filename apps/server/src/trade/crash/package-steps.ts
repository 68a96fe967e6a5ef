import {
  cancelPackageContract,
  createPackageContract,
  getPackageContract,
  newPackage,
  receivePackageContract,
} from '@caravan/warehouse-packages/contract/schema';
import { callByState, callByKey } from './idempotent-calls.ts';
import { feeOf } from '../parcel-model.ts';
import type { BookedPackage } from './reconciliation.ts';
import type { Seeded } from './seeded.ts';
import { freeGoods } from './service-steps.ts';
import type { Step } from './order-steps.ts';
import type { Trader } from './trader.ts';

/** The measurements of all goods. They are heavy for their size, so that only the real weight counts. */
export const measured = { weight_g: 500, length_mm: 200, width_mm: 100, height_mm: 50, restrictions: [] };

const packingG = 150;
const declaredFen = 5_000;

/** The fee of the insurance that every second package has. */
export const insuranceFen = 600;

/** Weighs goods with their packing, before anybody weighed them together. */
export const plainG = (items: number): number => items * measured.weight_g + packingG;

/** Packages whose last known event is one of these. */
export const packagesAfter = ({ packages }: Trader['reconciliation'], ...events: string[]): BookedPackage[] =>
  [...packages.values()].filter((parcel) => events.includes(parcel.events.at(-1) ?? ''));

export interface ToPack {
  itemIds: string[];
  quotedG: number;
  /** The packing rehearsal whose price counts. */
  rehearsal?: string;
}

/** Orders a package, every second one insured. Fails if its fee is another one. */
export const orderPackage = async (
  trader: Trader,
  { below }: Seeded,
  { itemIds, quotedG, rehearsal }: ToPack,
): Promise<void> => {
  const { reconciliation, addressId } = trader;
  const insurance = below(2) ? trader.insuranceId : undefined;
  const body = newPackage.parse({
    item_ids: itemIds,
    address_id: addressId,
    line_id: 'ems',
    declared_value_fen: declaredFen,
    insurance_id: insurance,
    rehearsal,
  });
  const made = await callByKey(trader, reconciliation, createPackageContract, {
    body,
    effect: { packages: 1 },
    keep: ({ number, amount_fen: heldFen }) => {
      if (heldFen !== feeOf(quotedG) + (insurance ? insuranceFen : 0))
        throw new Error(`package ${number} of ${quotedG} g costs ${heldFen}`);
      const quoted = { quotedG, isRehearsed: rehearsal !== undefined, isInsured: insurance !== undefined };
      const rest = { extraFen: 0, isBusy: false, events: ['created'] };
      reconciliation.packages.set(number, { number, heldFen, items: itemIds.length, ...quoted, ...rest });
    },
  });
  if (made.reason !== undefined) throw new Error(`free goods could not be packed: ${made.reason}`);
};

export const pack: Step = async (trader, chance) => {
  // The goods of an open service stay on the shelf: what it returns when they leave depends on its payment.
  const itemIds = (await freeGoods(trader)).slice(0, 1 + chance.below(3)).map(({ id }) => id);
  if (itemIds.length) await orderPackage(trader, chance, { itemIds, quotedG: plainG(itemIds.length) });
};

export const cancelPackage: Step = async (trader, { oneOf }) => {
  const parcel = oneOf(packagesAfter(trader.reconciliation, 'created', 'paid', 'weighed', 'extra_paid'));
  if (!parcel || parcel.isBusy) return;
  const { number, heldFen, events } = parcel;
  const effect = { fen: events.includes('paid') ? heldFen : 0, events: { [number]: ['cancelled'] } };
  parcel.isBusy = true;
  await callByKey(trader, trader.reconciliation, cancelPackageContract, { params: { number }, effect });
  parcel.isBusy = false;
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
