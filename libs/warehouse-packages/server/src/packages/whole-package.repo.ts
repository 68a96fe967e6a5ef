import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { partRows, type Database } from '@caravan/server-core';
import type { LandedCost } from '@caravan/logistics/contract';
import { latestFirst, withoutRepeats } from '../tracking/journey-order.ts';
import { claimStates } from './insurance/claim.repo.ts';
import { followedPackageTable as followed, type FollowedPackageRow } from '../tracking/followed-package.table.ts';
import { insuranceTierTable as tiers, type InsuranceTierRow } from './insurance/insurance.table.ts';
import { packageLandedCostTable as landedCosts } from './payment/landed-cost.table.ts';
import {
  packageClaimDecisionTable as decisions,
  packageClaimPictureTable as claimPictures,
  packageClaimTable as claims,
  type PackageClaimState,
} from './insurance/package-claim.table.ts';
import { packageEventTable as events, type PackageEventRow } from './package-event.table.ts';
import {
  packageExtraEventTable as extraEvents,
  packageExtraTable as extras,
  type PackageExtraState,
} from './payment/package-extra.table.ts';
import { packageItemTable as packed } from './package-item.table.ts';
import { packageReviewTable as reviews, type PackageReviewRow } from './reviews/package-review.table.ts';
import { packageTable as packages, type PackageRow } from './package.table.ts';
import {
  packagePhotoTable as photos,
  packageWeighingTable as weighings,
  type PackagePhotoRow,
  type PackageWeighingRow,
} from './weighing/package-weighing.table.ts';
import { packagePackingTable as packing, type PackagePackingRow } from './packing/packing-option.table.ts';
import {
  inPackingOrder,
  rehearsalResultTable as results,
  type RehearsalResultRow,
} from '@caravan/warehouse-packages/port';
import {
  sheetAreaTable as areas,
  shippingMethodTable as methods,
  withPrices,
  zonePricesTable as zonePrices,
  type PricedMethod,
} from '@caravan/shipping/port';
import { storeItemTable as items, type StoreItemRow } from '../store/store-item.table.ts';
import { storePhotoTable as itemPhotos, type StorePhotoRow } from '../photos/store-photo.table.ts';
import { trackingEventTable as tracking, type TrackingEventRow } from '../tracking/tracking-event.table.ts';
import { extraStates } from './weighing/weighing.repo.ts';

/** Goods in a package. */
export interface PackedItem extends StoreItemRow {
  /** Those of all pieces together first, then by piece. */
  photos: StorePhotoRow[];
}

/** A package with all its parts. */
export interface WholePackage {
  row: PackageRow;
  /** The version of the shipping method in its quote, with its prices for the package's area. */
  method: PricedMethod;
  /** In the order in which they were chosen. */
  items: PackedItem[];
  /** Oldest first. */
  events: PackageEventRow[];
  /** The reports of carriers and staff, latest first. */
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
  /** The registration at a tracking service; null if there is none. */
  followed: FollowedPackageRow | null;
}

/** Packages with their parts, each list as one column. */
const withParts = (db: Database, which: SQL | undefined) => {
  const page = db.select().from(packages).where(which).as('page');
  const { number } = page;
  const goods = { table: packed, on: eq(packed.itemId, items.id) };
  const claimed = { table: claims, on: eq(claims.ref, decisions.claimRef) };
  const lists = {
    items: partRows(db, items, 'items', {
      through: goods,
      where: eq(packed.packageNumber, number),
      order: [asc(packed.position)],
    }),
    itemPhotos: partRows(db, itemPhotos, 'item_photos', {
      through: { ...goods, on: eq(packed.itemId, itemPhotos.itemId) },
      where: eq(packed.packageNumber, number),
      order: [sql`${itemPhotos.piece} asc nulls first`, asc(itemPhotos.position)],
    }),
    events: partRows(db, events, 'events', { where: eq(events.packageNumber, number), order: [asc(events.seq)] }),
    tracking: partRows(db, tracking, 'tracking', {
      where: eq(tracking.packageNumber, number),
      order: [desc(tracking.at), desc(tracking.writtenAt), desc(tracking.id)],
    }),
    packing: partRows(db, packing, 'packing', { where: eq(packing.packageNumber, number), order: [asc(packing.kind)] }),
    claims: partRows(db, claims, 'claims', { where: eq(claims.packageNumber, number), order: [asc(claims.seq)] }),
    decisions: partRows(db, decisions, 'decisions', {
      through: claimed,
      where: eq(claims.packageNumber, number),
      order: [asc(decisions.claimRef)],
    }),
    claimPictures: partRows(db, claimPictures, 'claim_pictures', {
      through: { ...claimed, on: eq(claims.ref, claimPictures.claimRef) },
      where: eq(claims.packageNumber, number),
      order: [asc(claimPictures.position)],
    }),
    weighings: partRows(db, weighings, 'weighings', {
      where: eq(weighings.packageNumber, number),
      order: [asc(weighings.seq)],
    }),
    extras: partRows(db, extras, 'extras', { where: eq(extras.packageNumber, number), order: [asc(extras.weighing)] }),
    extraEvents: partRows(db, extraEvents, 'extra_events', {
      through: { table: extras, on: eq(extras.ref, extraEvents.extraRef) },
      where: eq(extras.packageNumber, number),
      order: [asc(extraEvents.at)],
    }),
    photos: partRows(db, photos, 'photos', { where: eq(photos.packageNumber, number), order: [asc(photos.position)] }),
  };
  return db
    .select()
    .from(page)
    .innerJoin(methods, and(eq(methods.id, page.methodId), eq(methods.version, page.methodVersion)))
    .leftJoin(
      areas,
      and(
        eq(areas.sheetId, methods.sheetId),
        sql`${areas.country} = ${page.address} ->> 'country'`,
        eq(areas.area, page.sheetArea),
      ),
    )
    .leftJoin(zonePrices, and(eq(zonePrices.sheetId, areas.sheetId), eq(zonePrices.zone, areas.zone)))
    .leftJoin(tiers, and(eq(tiers.id, page.insuranceId), eq(tiers.version, page.insuranceVersion)))
    .leftJoin(results, and(eq(results.serviceNumber, page.rehearsalNumber), eq(results.seq, page.rehearsalSeq)))
    .leftJoin(reviews, eq(reviews.packageNumber, page.number))
    .leftJoin(landedCosts, eq(landedCosts.packageNumber, page.number))
    .leftJoin(followed, eq(followed.packageNumber, page.number))
    .crossJoinLateral(lists.items)
    .crossJoinLateral(lists.itemPhotos)
    .crossJoinLateral(lists.events)
    .crossJoinLateral(lists.tracking)
    .crossJoinLateral(lists.packing)
    .crossJoinLateral(lists.claims)
    .crossJoinLateral(lists.decisions)
    .crossJoinLateral(lists.claimPictures)
    .crossJoinLateral(lists.weighings)
    .crossJoinLateral(lists.extras)
    .crossJoinLateral(lists.extraEvents)
    .crossJoinLateral(lists.photos);
};

type Parts = Awaited<ReturnType<typeof withParts>>[number];

const methodOf = ({ shipping_line: method, price_sheet_area: area, price_sheet_zone: zone }: Parts): PricedMethod =>
  withPrices(method, area && zone && { area: area.area, remote: area.remote, prices: zone.prices });

const wholeOf = (parts: Parts): WholePackage => {
  const photosOf = Map.groupBy(parts.item_photos.rows, ({ itemId }) => itemId);
  return {
    row: parts.page,
    method: methodOf(parts),
    items: parts.items.rows.map((item) => ({ ...item, photos: photosOf.get(item.id) ?? [] })),
    events: parts.events.rows,
    tracking: latestFirst(withoutRepeats(parts.tracking.rows)),
    review: parts.package_review,
    packing: inPackingOrder(parts.packing.rows),
    insurance: parts.insurance_tier,
    landedCost: parts.package_landed_cost?.cost ?? null,
    claims: claimStates(parts.claims.rows, parts.decisions.rows, parts.claim_pictures.rows),
    rehearsal: parts.rehearsal_result,
    weighings: parts.weighings.rows,
    extras: extraStates(parts.extras.rows, parts.extra_events.rows),
    photos: parts.photos.rows,
    followed: parts.followed_package,
  };
};

/** The packages that a condition chooses, with all their parts: one statement. */
export const findWhole = async (db: Database, which: SQL | undefined): Promise<WholePackage[]> =>
  (await withParts(db, which)).map(wholeOf);

/** The packages with all their parts, in the same order. */
export const wholePackages = async (db: Database, rows: readonly PackageRow[]): Promise<WholePackage[]> => {
  if (!rows.length) return [];
  const numbers = rows.map(({ number }) => number);
  const found = new Map((await findWhole(db, inArray(packages.number, numbers))).map((one) => [one.row.number, one]));
  return rows.map((row) => {
    const whole = found.get(row.number);
    if (!whole) throw new Error(`package ${row.number} is gone`);
    return { ...whole, row };
  });
};
