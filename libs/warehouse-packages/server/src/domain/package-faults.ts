import { sumFen } from '@caravan/kernel';
import type { PackedItem, WholePackage } from '../db/package.repo.ts';
import { parcelOf } from './parcel-of.ts';
import { quoteLine } from './quote-line.ts';
import { replayEvents } from './replay-events.ts';

const eventFaults = ({ row, events }: WholePackage): string[] => {
  const { status, faults } = replayEvents(events);
  const gap = events.findIndex((event, index) => event.seq !== index + 1);
  return [
    ...faults.map((fault) => `took a step that does not exist: ${fault}`),
    ...(status === row.status ? [] : [`is ${row.status}, its events lead to ${status}`]),
    ...(gap === -1 && events.length === row.events ? [] : [`misses an event after ${gap === -1 ? events.length : gap}`]),
  ];
};

/** The fee once more, from the goods, the pinned version of the line, and the moment of packing. */
const feeFaults = ({ row, line, items }: WholePackage): string[] => {
  const parts = sumFen([row.firstFen, row.furtherFen * row.furtherSteps, row.customsFen, row.storageFen]);
  const again = quoteLine(line, row.address.country, parcelOf(items, row.declaredValueFen, row.createdAt));
  return [
    ...(parts === row.feeFen ? [] : [`costs ${row.feeFen} fen, its parts ${parts}`]),
    ...(again?.feeFen === row.feeFen ? [] : [`costs ${row.feeFen} fen, its goods by its line ${again?.feeFen ?? 'nothing at all'}`]),
  ];
};

const goodsFault = ({ row }: WholePackage, item: PackedItem): string | null => {
  const points = item.packageNumber === row.number;
  if (row.status === 'cancelled') return points ? `is cancelled, but still holds ${item.id}` : null;
  if (!points) return `does not hold ${item.id}, which is in ${item.packageNumber ?? 'no package'}`;
  const isAway = row.status === 'pending_receipt' || row.status === 'done';
  if (isAway !== (item.leftAt !== null)) return isAway ? `is on its way, but ${item.id} lies on the shelf` : `waits, but ${item.id} has left`;
  return item.userId === row.userId ? null : `holds ${item.id} of somebody else`;
};

const goodsFaults = (whole: WholePackage): string[] => [
  ...(whole.items.length ? [] : ['holds nothing']),
  ...whole.items.flatMap((item) => goodsFault(whole, item) ?? []),
];

const refundFaults = ({ row, events }: WholePackage): string[] => {
  const given = sumFen(events.map((event) => event.data.refund_fen ?? 0));
  const owed = row.status === 'cancelled' && row.paidAt !== null ? row.feeFen : 0;
  return [
    ...(given === row.refundedFen ? [] : [`gave ${row.refundedFen} fen back, its events ${given}`]),
    ...(owed === row.refundedFen ? [] : [`gave ${row.refundedFen} fen back instead of ${owed}`]),
  ];
};

/** What payment must still hold of a package. */
export const heldFor = ({ row }: WholePackage): number => (row.paidAt === null ? 0 : row.feeFen - row.refundedFen);

/** What is wrong with one package by itself; empty where nothing is. */
export const packageFaults = (whole: WholePackage): string[] =>
  [...eventFaults(whole), ...feeFaults(whole), ...goodsFaults(whole), ...refundFaults(whole)].map((fault) => `package ${whole.row.number} ${fault}`);
