import { sumFen } from '@caravan/kernel';
import type { UsedCoupon } from '@caravan/promotions/port';
import type { PackedItem } from '../packages/whole-package.repo.ts';
import type { WholePackage } from '../packages/whole-package.repo.ts';
import type { PackageExtraState } from '../packages/payment/package-extra.table.ts';
import { priceOf, unusedDiscount } from '../packages/payment/package-discount.ts';
import { parcelOf } from '../packages/quotes/parcel-of.ts';
import { packedParcel, quoteMethod } from '@caravan/shipping/port';
import { replayEvents } from '../packages/package-transitions.ts';
import { differenceOf } from '../packages/weighing/weigh-parcel.ts';

const eventFaults = ({ row, events }: WholePackage): string[] => {
  const { status, faults } = replayEvents(events);
  const gap = events.findIndex((event, index) => event.seq !== index + 1);
  return [
    ...faults.map((fault) => `has an invalid event: ${fault}`),
    ...(status === row.status ? [] : [`is ${row.status}, but its events lead to ${status}`]),
    ...(gap === -1 && events.length === row.events
      ? []
      : [`has a gap after event ${gap === -1 ? events.length : gap}`]),
  ];
};

/** Recomputes the fee from the goods or their rehearsal, the version of the shipping method and the time of packing. */
const feeFaults = ({ row, method, items, packing, rehearsal }: WholePackage): string[] => {
  const parts = sumFen([
    row.firstFen,
    row.furtherFen * row.furtherSteps,
    row.customsFen,
    row.storageFen,
    row.handlingFen,
    row.packingFen,
    row.insuranceFen,
    row.surchargeFen,
  ]);
  const surcharges = sumFen(row.surcharges.map(({ fen }) => fen));
  const chosen = sumFen(packing.map(({ priceFen }) => priceFen));
  const goods = parcelOf(items, row.declaredValueFen, row.createdAt, row);
  const parcel = rehearsal ? packedParcel(method, goods, rehearsal) : goods;
  const recomputed = quoteMethod(method, row.address.country, parcel);
  return [
    ...(parts === row.feeFen ? [] : [`has a fee of ${row.feeFen} fen, but the sum of its parts is ${parts} fen`]),
    ...(surcharges === row.surchargeFen
      ? []
      : [`has surcharges of ${row.surchargeFen} fen, but their sum is ${surcharges} fen`]),
    ...(chosen === row.packingFen
      ? []
      : [`pays ${row.packingFen} fen for packing options, but the chosen ones cost ${chosen} fen`]),
    ...(recomputed?.feeFen === row.feeFen
      ? []
      : [`has a fee of ${row.feeFen} fen, but its goods and shipping method give ${recomputed?.feeFen ?? 'no'} fen`]),
  ];
};

const goodsFault = ({ row }: WholePackage, item: PackedItem): string | null => {
  const isPacked = item.packageNumber === row.number;
  if (row.status === 'cancelled') return isPacked ? `is cancelled, but still contains item ${item.id}` : null;
  if (!isPacked) return `does not contain item ${item.id}, which is in ${item.packageNumber ?? 'no package'}`;
  const isAway = row.status === 'pending_receipt' || row.status === 'done';
  if (isAway !== (item.leftAt !== null))
    return isAway
      ? `is shipped, but item ${item.id} is in the warehouse`
      : `is not shipped, but item ${item.id} has left the warehouse`;
  if (item.warehouseId !== row.warehouseId) return `contains item ${item.id} of another warehouse`;
  return item.userId === row.userId ? null : `contains item ${item.id} of another shopper`;
};

const goodsFaults = (whole: WholePackage): string[] => [
  ...(whole.items.length ? [] : ['has no items']),
  ...whole.items.flatMap((item) => goodsFault(whole, item) ?? []),
];

const refundFaults = ({ row, events, weighings }: WholePackage): string[] => {
  const refunded = sumFen(events.map((event) => event.data.refund_fen ?? 0));
  const lighter = -sumFen(weighings.filter(({ outcome }) => outcome === 'returned').map(differenceOf));
  const owed = row.status === 'cancelled' && row.paidAt !== null ? priceOf(row) : lighter;
  return [
    ...(refunded === row.refundedFen
      ? []
      : [`has refunded ${row.refundedFen} fen, but its events refunded ${refunded} fen`]),
    ...(owed === row.refundedFen ? [] : [`has refunded ${row.refundedFen} fen instead of ${owed} fen`]),
  ];
};

/** Weighings follow each other, and each knows what those before it returned. */
const weighingFaults = ({ weighings }: WholePackage): string[] => {
  let returned = 0;
  return weighings.flatMap((weighing, index) => {
    const isRight = weighing.seq === index + 1 && weighing.returnedFen === returned;
    if (weighing.outcome === 'returned') returned -= differenceOf(weighing);
    return isRight ? [] : [`has a weighing ${weighing.seq} that does not follow from the one before`];
  });
};

/** Whether a package is held: an extra payment waits, or nobody decided about a parcel that its method refuses. */
const mustBeHeld = ({ row, events, weighings, extras }: WholePackage): boolean => {
  if (row.status !== 'to_be_delivered') return false;
  if (extras.some(({ decided }) => decided === null)) return true;
  const last = events.findLast(({ event }) => event === 'weighed' || event === 'extra_waived');
  return weighings.at(-1)?.outcome === 'refused' && last?.event === 'weighed';
};

/** Each extra payment matches its weighing, and only the last one counts. */
const extraFaults = (whole: WholePackage): string[] => {
  const { row, events, weighings, extras } = whole;
  const asked = weighings.flatMap((one) => (one.outcome === 'asked' ? [`${one.seq} ${differenceOf(one)}`] : []));
  const asks = extras.map(({ weighing, amountFen }) => `${weighing} ${amountFen}`);
  const isHeld = row.status === 'to_be_delivered' && row.stage === 'held';
  const refunded = sumFen(events.map(({ data }) => data.extra_refund_fen ?? 0));
  const owed = sumFen(
    extras.map(({ decided, amountFen }) => (row.status === 'cancelled' && decided === 'paid' ? amountFen : 0)),
  );
  const isSuperseded = extras.some(({ weighing, decided }) => weighing !== weighings.length && decided !== 'cancelled');
  return [
    ...(asked.join() === asks.join() ? [] : ['asks for another amount than its weighing gave']),
    ...(isSuperseded ? ['asks for a payment by a weighing that was corrected'] : []),
    ...(isHeld === mustBeHeld(whole) ? [] : ['is held without a reason, or is not held although it must be']),
    ...(sumFen(extras.map(({ refundedFen }) => refundedFen)) === owed && refunded === owed
      ? []
      : [`has not refunded ${owed} fen of its extra payment`]),
  ];
};

/** Claims follow each other, and together pay no more than the cover and the declared value. */
const claimFaults = ({ row, claims }: WholePackage): string[] => {
  const paid = sumFen(claims.map(({ decision }) => decision?.paidFen ?? 0));
  const open = claims.findIndex(({ decision }) => decision === null);
  return [
    ...(paid <= Math.min(row.coverFen, row.declaredValueFen)
      ? []
      : [`paid ${paid} fen for claims, more than is covered`]),
    ...(open === -1 || open === claims.length - 1 ? [] : ['has a claim although the one before is open']),
    ...claims.flatMap(({ ref, amountFen, decision }) =>
      (decision?.paidFen ?? 0) <= amountFen ? [] : [`paid more for claim ${ref} than was asked for`],
    ),
  ];
};

/** The discount is what the coupon counts, and what of it was given back is what the parcel did not need. */
export const discountFaults = (
  { row, events, weighings }: WholePackage,
  used: UsedCoupon = { amountFen: 0, givenBackFen: 0 },
): string[] => {
  const recorded = sumFen(events.map(({ data }) => data.discount_back_fen ?? 0));
  const left = row.shippedAt === null ? 0 : unusedDiscount(row, weighings.at(-1));
  const owed = row.status === 'cancelled' ? row.discountFen : left;
  return [
    ...(used.amountFen === row.discountFen
      ? []
      : [`has a discount of ${row.discountFen} fen, its coupon counts ${used.amountFen}`]),
    ...(used.givenBackFen === owed && recorded === owed
      ? []
      : [`owes ${owed} fen of its discount to its coupon, which got ${used.givenBackFen} back`]),
  ].map((fault) => `package ${row.number} ${fault}`);
};

/** The amount that payment must still hold for a package's extra payment. */
export const heldForExtra = (extra: PackageExtraState): number =>
  extra.decided === 'paid' ? extra.amountFen - extra.refundedFen : 0;

/** The amount that payment must still hold for a package. */
export const heldFor = ({ row }: WholePackage): number => (row.paidAt === null ? 0 : priceOf(row) - row.refundedFen);

/** The faults of one package; empty if there are none. */
export const packageFaults = (whole: WholePackage): string[] =>
  [
    ...eventFaults(whole),
    ...feeFaults(whole),
    ...goodsFaults(whole),
    ...refundFaults(whole),
    ...weighingFaults(whole),
    ...extraFaults(whole),
    ...claimFaults(whole),
  ].map((fault) => `package ${whole.row.number} ${fault}`);
