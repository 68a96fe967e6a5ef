import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { jsonRows, type Database } from '@caravan/server-core';
import type { LandedCost } from '@caravan/logistics/contract';
import { latestFirst, withoutRepeats } from '../domain/journey-order.ts';
import { claimStates } from './claim.repo.ts';
import { followedPackageTable as followed, type FollowedPackageRow } from './followed-package.table.ts';
import { insuranceTierTable as tiers, type InsuranceTierRow } from './insurance.table.ts';
import { packageLandedCostTable as landedCosts } from './landed-cost.table.ts';
import {
  packageClaimDecisionTable as decisions,
  packageClaimPictureTable as claimPictures,
  packageClaimTable as claims,
  type PackageClaimState,
} from './package-claim.table.ts';
import { packageEventTable as events, type PackageEventRow } from './package-event.table.ts';
import {
  packageExtraEventTable as extraEvents,
  packageExtraTable as extras,
  type PackageExtraState,
} from './package-extra.table.ts';
import { packageItemTable as packed } from './package-item.table.ts';
import { packageReviewTable as reviews, type PackageReviewRow } from './package-review.table.ts';
import { packageTable as packages, type PackageRow } from './package.table.ts';
import {
  packagePhotoTable as photos,
  packageWeighingTable as weighings,
  type PackagePhotoRow,
  type PackageWeighingRow,
} from './package-weighing.table.ts';
import { inPackingOrder } from './packing-option.repo.ts';
import { packagePackingTable as packing, type PackagePackingRow } from './packing-option.table.ts';
import { rehearsalResultTable as results, type RehearsalResultRow } from './rehearsal.table.ts';
import { shippingMethodTable as methods, type ShippingMethodRow } from './shipping-method.table.ts';
import { storeItemTable as items, type StoreItemRow } from './store-item.table.ts';
import { storePhotoTable as itemPhotos, type StorePhotoRow } from './store-photo.table.ts';
import { trackingEventTable as tracking, type TrackingEventRow } from './tracking-event.table.ts';
import { extraStates } from './weighing.repo.ts';

/** Goods in a package. */
export interface PackedItem extends StoreItemRow {
  /** Those of all pieces together first, then by piece. */
  photos: StorePhotoRow[];
}

/** A package with all its parts. */
export interface WholePackage {
  row: PackageRow;
  /** The version of the shipping method in its quote. */
  method: ShippingMethodRow;
  /** In the order in which they were chosen. */
  items: PackedItem[];
  /** Oldest first. */
  events: PackageEventRow[];
  /** What carriers and staff reported, latest first. */
  tracking: TrackingEventRow[];
  /** Also a hidden one. */
  review: PackageReviewRow | null;
  /** The chosen packing options, in the fixed order. */
  packing: PackagePackingRow[];
  /** The version of the chosen tier of insurance; null without one. */
  insurance: InsuranceTierRow | null;
  /** The estimate of duty and tax when it was made; null for a package without one. */
  landedCost: LandedCost | null;
  /** The claims on the insurance, the latest last. */
  claims: PackageClaimState[];
  /** The box by which it was quoted; null without a packing rehearsal. */
  rehearsal: RehearsalResultRow | null;
  /** The latest last; only that one counts. */
  weighings: PackageWeighingRow[];
  /** The latest last. */
  extras: PackageExtraState[];
  /** Photos of the packed parcel. */
  photos: PackagePhotoRow[];
  /** What a tracking service was told about it; null if nothing. */
  followed: FollowedPackageRow | null;
}

/** The parts of packages, each list as one column. */
const partsOf = (db: Database, numbers: readonly string[]) => {
  const page = db
    .select({
      number: packages.number,
      methodId: packages.methodId,
      methodVersion: packages.methodVersion,
      insuranceId: packages.insuranceId,
      insuranceVersion: packages.insuranceVersion,
      rehearsalNumber: packages.rehearsalNumber,
      rehearsalSeq: packages.rehearsalSeq,
    })
    .from(packages)
    .where(inArray(packages.number, [...numbers]))
    .as('page');
  const goods = db
    .select({ rows: jsonRows(items, 'goods_rows', asc(packed.position)) })
    .from(packed)
    .innerJoin(items, eq(items.id, packed.itemId))
    .where(eq(packed.packageNumber, page.number))
    .as('goods');
  const shown = db
    .select({
      rows: jsonRows(itemPhotos, 'shown_rows', sql`${itemPhotos.piece} asc nulls first`, asc(itemPhotos.position)),
    })
    .from(packed)
    .innerJoin(itemPhotos, eq(itemPhotos.itemId, packed.itemId))
    .where(eq(packed.packageNumber, page.number))
    .as('shown');
  const happened = db
    .select({ rows: jsonRows(events, 'happened_rows', asc(events.seq)) })
    .from(events)
    .where(eq(events.packageNumber, page.number))
    .as('happened');
  const reported = db
    .select({
      rows: jsonRows(tracking, 'reported_rows', desc(tracking.at), desc(tracking.writtenAt), desc(tracking.id)),
    })
    .from(tracking)
    .where(eq(tracking.packageNumber, page.number))
    .as('reported');
  const wishes = db
    .select({ rows: jsonRows(packing, 'wishes_rows', asc(packing.kind)) })
    .from(packing)
    .where(eq(packing.packageNumber, page.number))
    .as('wishes');
  const claimed = db
    .select({ rows: jsonRows(claims, 'claimed_rows', asc(claims.seq)) })
    .from(claims)
    .where(eq(claims.packageNumber, page.number))
    .as('claimed');
  const decided = db
    .select({ rows: jsonRows(decisions, 'decided_rows', asc(decisions.claimRef)) })
    .from(claims)
    .innerJoin(decisions, eq(decisions.claimRef, claims.ref))
    .where(eq(claims.packageNumber, page.number))
    .as('decided');
  const proof = db
    .select({ rows: jsonRows(claimPictures, 'proof_rows', asc(claimPictures.position)) })
    .from(claims)
    .innerJoin(claimPictures, eq(claimPictures.claimRef, claims.ref))
    .where(eq(claims.packageNumber, page.number))
    .as('proof');
  const weighed = db
    .select({ rows: jsonRows(weighings, 'weighed_rows', asc(weighings.seq)) })
    .from(weighings)
    .where(eq(weighings.packageNumber, page.number))
    .as('weighed');
  const asked = db
    .select({ rows: jsonRows(extras, 'asked_rows', asc(extras.weighing)) })
    .from(extras)
    .where(eq(extras.packageNumber, page.number))
    .as('asked');
  const answered = db
    .select({ rows: jsonRows(extraEvents, 'answered_rows', asc(extraEvents.at)) })
    .from(extras)
    .innerJoin(extraEvents, eq(extraEvents.extraRef, extras.ref))
    .where(eq(extras.packageNumber, page.number))
    .as('answered');
  const sealed = db
    .select({ rows: jsonRows(photos, 'sealed_rows', asc(photos.position)) })
    .from(photos)
    .where(eq(photos.packageNumber, page.number))
    .as('sealed');
  return db
    .select()
    .from(page)
    .innerJoin(methods, and(eq(methods.id, page.methodId), eq(methods.version, page.methodVersion)))
    .leftJoin(tiers, and(eq(tiers.id, page.insuranceId), eq(tiers.version, page.insuranceVersion)))
    .leftJoin(results, and(eq(results.serviceNumber, page.rehearsalNumber), eq(results.seq, page.rehearsalSeq)))
    .leftJoin(reviews, eq(reviews.packageNumber, page.number))
    .leftJoin(landedCosts, eq(landedCosts.packageNumber, page.number))
    .leftJoin(followed, eq(followed.packageNumber, page.number))
    .crossJoinLateral(goods)
    .crossJoinLateral(shown)
    .crossJoinLateral(happened)
    .crossJoinLateral(reported)
    .crossJoinLateral(wishes)
    .crossJoinLateral(claimed)
    .crossJoinLateral(decided)
    .crossJoinLateral(proof)
    .crossJoinLateral(weighed)
    .crossJoinLateral(asked)
    .crossJoinLateral(answered)
    .crossJoinLateral(sealed);
};

type Parts = Awaited<ReturnType<typeof partsOf>>[number];

const wholeOf = (row: PackageRow, parts: Parts): WholePackage => {
  const photosOf = Map.groupBy(parts.shown.rows, ({ itemId }) => itemId);
  return {
    row,
    method: parts.shipping_line,
    items: parts.goods.rows.map((item) => ({ ...item, photos: photosOf.get(item.id) ?? [] })),
    events: parts.happened.rows,
    tracking: latestFirst(withoutRepeats(parts.reported.rows)),
    review: parts.package_review,
    packing: inPackingOrder(parts.wishes.rows),
    insurance: parts.insurance_tier,
    landedCost: parts.package_landed_cost?.cost ?? null,
    claims: claimStates(parts.claimed.rows, parts.decided.rows, parts.proof.rows),
    rehearsal: parts.rehearsal_result,
    weighings: parts.weighed.rows,
    extras: extraStates(parts.asked.rows, parts.answered.rows),
    photos: parts.sealed.rows,
    followed: parts.followed_package,
  };
};

/** The packages with all their parts, in the same order: one statement. */
export const wholePackages = async (db: Database, rows: readonly PackageRow[]): Promise<WholePackage[]> => {
  if (!rows.length) return [];
  const found = await partsOf(
    db,
    rows.map(({ number }) => number),
  );
  const partsByNumber = new Map(found.map((parts) => [parts.page.number, parts]));
  return rows.map((row) => {
    const parts = partsByNumber.get(row.number);
    if (!parts) throw new Error(`package ${row.number} is gone`);
    return wholeOf(row, parts);
  });
};
