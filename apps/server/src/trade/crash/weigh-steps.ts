import {
  addPackedPhotosContract,
  getStaffPackageContract,
  packPackageContract,
  waivePackageExtraContract,
  weighPackageContract,
} from '@caravan/warehouse-packages/contract/staff';
import { feeOf } from '../parcel-model.ts';
import { callByKey, isSuccess, type Actor } from './idempotent-calls.ts';
import { measured, packagesAfter } from './package-steps.ts';
import type { BookedPackage, Reconciliation } from './reconciliation.ts';
import { newPicture, type StaffStep } from './trader.ts';

/** Puts the goods into a box and photographs it; both may be repeated. False if the package was cancelled. */
const box = async ({ client }: Actor, number: string): Promise<boolean> => {
  const params = { number };
  const { items, stage } = (await client.call(getStaffPackageContract, { params })).data;
  if (stage === 'picking' || stage === null) {
    const packing = { items: items.map((item) => item.number) };
    if (!isSuccess(packPackageContract, await client.call(packPackageContract, { params, body: packing })))
      return false;
  }
  const form = new FormData();
  form.append('photos', await newPicture());
  return isSuccess(addPackedPhotosContract, await client.call(addPackedPhotosContract, { params, body: form }));
};

const weighBoxed = async (
  staffActor: Actor,
  reconciliation: Reconciliation,
  parcel: BookedPackage,
  grams: number,
): Promise<void> => {
  const { number, quotedG, isRehearsed } = parcel;
  const difference = feeOf(grams) - feeOf(quotedG);
  const { length_mm, width_mm, height_mm } = measured;
  await callByKey(staffActor, reconciliation, weighPackageContract, {
    params: { number },
    body: { weight_g: grams, length_mm, width_mm, height_mm, sure: true },
    effect: { fen: Math.max(0, -difference), events: { [number]: ['weighed'] } },
    keep: () => {
      if (difference < 0) parcel.heldFen += difference;
      else if (!isRehearsed) parcel.extraFen = difference;
    },
  });
};

/** Packs, photographs and weighs a paid package: as heavy as it was quoted, lighter, or heavier. */
export const weighParcel: StaffStep = async (staffActor, { reconciliation }, { oneOf }) => {
  const parcel = oneOf(packagesAfter(reconciliation, 'paid'));
  if (!parcel || parcel.isBusy) return;
  parcel.isBusy = true;
  const { quotedG } = parcel;
  const grams = oneOf([quotedG, quotedG - 500, quotedG + 1_000]) ?? quotedG;
  if (await box(staffActor, parcel.number)) await weighBoxed(staffActor, reconciliation, parcel, grams);
  parcel.isBusy = false;
};

/** The shop bears what the weight costs more. */
export const waiveExtra: StaffStep = async (staffActor, { reconciliation }, { oneOf }) => {
  const parcel = oneOf(packagesAfter(reconciliation, 'weighed').filter(({ extraFen }) => extraFen > 0));
  if (!parcel) return;
  const { number } = parcel;
  await callByKey(staffActor, reconciliation, waivePackageExtraContract, {
    params: { number },
    body: { note: 'our scales' },
    effect: { events: { [number]: ['extra_waived'] } },
    keep: () => {
      parcel.extraFen = 0;
    },
  });
};
