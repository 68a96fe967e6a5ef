import { day, type PackageStatus } from '@caravan/kernel';
import { anAddress } from '@caravan/account/contract/testing';
import type { Database } from '@caravan/server-core';
import { sql } from 'drizzle-orm';
import { packageEventTable, type PackageEventRow } from '../packages/package-event.table.ts';
import { packageExtraEventTable, packageExtraTable } from '../packages/payment/package-extra.table.ts';
import { packageWeighingTable, type PackageWeighingRow } from '../packages/weighing/package-weighing.table.ts';
import { packageTable, type PackageRow } from '../packages/package.table.ts';
import { outcomeOf } from '../packages/weighing/weigh-parcel.ts';

/** A parcel as a line of a table. */
export interface HandMadeParcel {
  method: string;
  country: string;
  quotedFen: number;
  /** The fee of each weighing; none for a parcel that was never weighed. */
  weighedFen: readonly number[];
  /** Below this difference the shop bears it. */
  floorFen: number;
  /** The method refused the parcel on the scales, and service let it leave. */
  refused: boolean;
  /** Whether the shopper paid what was asked for; otherwise it was waived. */
  paysExtra: boolean;
  rehearsed: boolean;
  status: Extract<PackageStatus, 'to_be_delivered' | 'pending_receipt' | 'done' | 'cancelled'>;
  promised: readonly [number, number];
  seconds: number;
  /** Ended a `done` parcel. */
  doneBy: 'shopper' | 'system';
  shippedAt: Date;
}

let made = 0;

/** A parcel's rows in the shop, with the fee that was paid for it in the end. */
const rowsOf = (parcel: HandMadeParcel) => {
  made += 1;
  const number = `PK-${made}`;
  const { shippedAt } = parcel;
  const weighings: PackageWeighingRow[] = [];
  let refundedFen = 0;
  for (const [index, weighed] of parcel.weighedFen.entries()) {
    const outcome = parcel.refused ? 'refused' : outcomeOf(weighed - parcel.quotedFen + refundedFen, parcel.floorFen);
    weighings.push({
      packageNumber: number,
      seq: index + 1,
      weightG: 1_000,
      lengthMm: 200,
      widthMm: 150,
      heightMm: 100,
      chargeableG: 1_000,
      feeFen: weighed,
      quotedFeeFen: parcel.quotedFen,
      discountFen: 0,
      returnedFen: refundedFen,
      floorFen: parcel.floorFen,
      outcome,
      note: index === 0 ? null : 'a box lay on the scales',
      staffId: 'staff_1',
      at: new Date(shippedAt.getTime() - day + index * 1_000),
    });
    if (outcome === 'returned') refundedFen = parcel.quotedFen - weighed;
  }
  const last = weighings.at(-1);
  const asked = last?.outcome === 'asked' ? last.feeFen - last.quotedFeeFen + last.returnedFen : 0;
  const hasLeft = parcel.status === 'pending_receipt' || parcel.status === 'done';
  const doneAt = parcel.status === 'done' ? new Date(shippedAt.getTime() + parcel.seconds * 1_000) : null;
  const [etaMinDays, etaMaxDays] = parcel.promised;
  const row: PackageRow = {
    number,
    userId: 'shopper_1',
    status: parcel.status,
    events: 1,
    address: anAddress({ country: parcel.country }),
    methodId: parcel.method,
    methodVersion: 1,
    realG: 1_000,
    volumetricG: 0,
    chargeableG: 1_000,
    firstFen: parcel.quotedFen,
    furtherFen: 0,
    furtherSteps: 0,
    customsFen: 0,
    storageFen: 0,
    handlingFen: 0,
    warehouseId: null,
    packingFen: 0,
    insuranceId: null,
    insuranceVersion: null,
    insuranceFen: 0,
    coverFen: 0,
    sheetArea: null,
    surcharges: [],
    surchargeFen: 0,
    feeFen: parcel.quotedFen,
    discountFen: 0,
    couponCode: null,
    etaMinDays,
    etaMaxDays,
    refundedFen: parcel.status === 'cancelled' ? parcel.quotedFen : refundedFen,
    packingNote: '',
    declaredValueFen: 0,
    rehearsalNumber: null,
    rehearsalSeq: null,
    stage: null,
    stageAt: null,
    pickId: null,
    carrier: hasLeft ? 'EMS' : null,
    trackingNumber: hasLeft ? `EE${number}` : null,
    createdAt: new Date(shippedAt.getTime() - 3 * day),
    expiresAt: shippedAt,
    paidAt: new Date(shippedAt.getTime() - 2 * day),
    shippedAt: hasLeft ? shippedAt : null,
    doneBy: hasLeft ? shippedAt : null,
    doneAt,
  };
  const event = (seq: number, over: Partial<PackageEventRow>): PackageEventRow => ({
    packageNumber: number,
    seq,
    event: 'created',
    fromStatus: null,
    toStatus: 'pending_payment',
    actor: 'shopper',
    actorId: null,
    note: null,
    data: {},
    at: row.createdAt,
    ...over,
  });
  const byShopper = parcel.doneBy === 'shopper';
  const ended = doneAt && {
    event: byShopper ? ('received' as const) : ('received_by_time' as const),
    fromStatus: 'pending_receipt' as const,
    toStatus: 'done' as const,
    actor: parcel.doneBy,
    at: doneAt,
  };
  const extra = { ref: `${number}-${weighings.length}`, packageNumber: number, weighing: weighings.length };
  return {
    row: { ...row, ...(parcel.rehearsed ? { rehearsalNumber: `SV-${number}`, rehearsalSeq: 1 } : {}) },
    weighings,
    events: [event(1, {}), ...(ended ? [event(2, ended)] : [])],
    extras: asked > 0 ? [{ ...extra, amountFen: asked, createdAt: shippedAt }] : [],
    extraEvents:
      asked > 0
        ? [
            {
              id: `event_${number}`,
              extraRef: extra.ref,
              event: parcel.paysExtra ? ('paid' as const) : ('waived' as const),
              paymentId: parcel.paysExtra ? 'payment_1' : null,
              amountFen: null,
              at: shippedAt,
            },
          ]
        : [],
    paidFen: parcel.quotedFen - refundedFen + (parcel.paysExtra ? asked : 0),
  };
};

/**
 * Fills the tables with parcels as they would be at the end, without the steps that lead there: the triggers that watch
 * the steps are off in the database of this test. Returns what was paid for each parcel.
 */
export const insertParcels = async (db: Database, parcels: readonly HandMadeParcel[]): Promise<number[]> => {
  const watched = ['package', 'package_event', 'package_weighing', 'package_extra', 'package_extra_event'];
  for (const table of watched) await db.execute(sql.raw(`ALTER TABLE "${table}" DISABLE TRIGGER USER`));
  await db.execute(sql`ALTER TABLE "package" DROP CONSTRAINT IF EXISTS package_rehearsal_result`);
  await db.execute(
    sql.raw(`DELETE FROM package_extra_event; DELETE FROM package_extra; DELETE FROM package_weighing;
    DELETE FROM package_event; DELETE FROM package`),
  );
  const rows = parcels.map(rowsOf);
  const fill = async <Row>(found: readonly Row[], insert: (some: Row[]) => PromiseLike<unknown>) => {
    if (found.length) await insert([...found]);
  };
  await fill(
    rows.map(({ row }) => row),
    (some) => db.insert(packageTable).values(some),
  );
  await fill(
    rows.flatMap(({ events }) => events),
    (some) => db.insert(packageEventTable).values(some),
  );
  await fill(
    rows.flatMap(({ weighings }) => weighings),
    (some) => db.insert(packageWeighingTable).values(some),
  );
  await fill(
    rows.flatMap(({ extras }) => extras),
    (some) => db.insert(packageExtraTable).values(some),
  );
  await fill(
    rows.flatMap(({ extraEvents }) => extraEvents),
    (some) => db.insert(packageExtraEventTable).values(some),
  );
  return rows.map(({ paidFen }) => paidFen);
};
