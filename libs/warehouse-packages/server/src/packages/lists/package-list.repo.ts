import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import { sliceOf } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import { listedItems, type PackagesQuery, type StoreItem } from '@caravan/warehouse-packages/contract';
import { packageEventTable as events } from '../package-event.table.ts';
import { packageExtraEventTable as extraEvents, packageExtraTable as extras } from '../payment/package-extra.table.ts';
import { packageItemTable as packed } from '../package-item.table.ts';
import { packageReviewTable as reviews } from '../reviews/package-review.table.ts';
import { packageTable as packages } from '../package.table.ts';
import { packageWeighingTable as weighings } from '../weighing/package-weighing.table.ts';
import { quotedMethod } from '@caravan/shipping/port';
import { storeItemTable as items } from '../../store/store-item.table.ts';
import { storePhotoTable as photos } from '../../photos/store-photo.table.ts';

/** Lists need no more of a package's row. */
const columns = {
  number: packages.number,
  status: packages.status,
  stage: packages.stage,
  address: packages.address,
  methodId: packages.methodId,
  methodVersion: packages.methodVersion,
  events: packages.events,
  etaMinDays: packages.etaMinDays,
  etaMaxDays: packages.etaMaxDays,
  feeFen: packages.feeFen,
  discountFen: packages.discountFen,
  refundedFen: packages.refundedFen,
  carrier: packages.carrier,
  trackingNumber: packages.trackingNumber,
  createdAt: packages.createdAt,
  expiresAt: packages.expiresAt,
  paidAt: packages.paidAt,
  shippedAt: packages.shippedAt,
  doneBy: packages.doneBy,
  doneAt: packages.doneAt,
};

/** The first goods of a package, with their first photo. */
interface ListedItem extends Pick<StoreItem, 'id' | 'image' | 'name' | 'quantity'> {
  /** Null without photos. */
  photo: { id: string; piece: number | null } | null;
}

const firstPhoto = sql`(
  select json_build_object('id', ${photos.id}, 'piece', ${photos.piece}) from ${photos}
  where ${photos.itemId} = ${items.id} order by ${photos.piece} asc nulls first, ${photos.position} limit 1
)`;

/**
 * A page of a shopper's packages, newest first, each with the first of its goods, their number, and what its next step
 * depends on: one statement. The page is cut before anything else is read.
 */
export const packageListPage = (db: Database, userId: string, query: PackagesQuery) => {
  const { limit, offset } = sliceOf(query);
  const page = db
    .select(columns)
    .from(packages)
    .where(and(eq(packages.userId, userId), query.status && eq(packages.status, query.status)))
    .orderBy(desc(packages.createdAt), desc(packages.number))
    .limit(limit)
    .offset(offset)
    .as('page');
  const first = db
    .select({
      items: sql<ListedItem[] | null>`json_agg(json_build_object(
        'id', ${items.id}, 'name', ${items.name}, 'image', ${items.image}, 'quantity', ${items.quantity},
        'photo', ${firstPhoto}
      ) order by ${packed.position})`.as('items'),
    })
    .from(packed)
    .innerJoin(items, eq(items.id, packed.itemId))
    .where(and(eq(packed.packageNumber, page.number), lt(packed.position, listedItems)))
    .as('first');
  const goods = db
    .select({ count: count().as('count') })
    .from(packed)
    .where(eq(packed.packageNumber, page.number))
    .as('goods');
  const weighed = db
    .select({ seq: weighings.seq, outcome: weighings.outcome })
    .from(weighings)
    .where(eq(weighings.packageNumber, page.number))
    .orderBy(desc(weighings.seq))
    .limit(1)
    .as('weighed');
  const decided = sql<'paid' | 'waived' | 'cancelled' | null>`(
    select ${extraEvents.event} from ${extraEvents}
    where ${extraEvents.extraRef} = ${extras.ref} and ${extraEvents.event} <> 'refunded'
  )`;
  const refunded = sql<number>`(
    select coalesce(sum(${extraEvents.amountFen}), 0)::int8 from ${extraEvents} where ${extraEvents.extraRef} = ${extras.ref}
  )`.mapWith(Number);
  /** The extra payment of the weighing that counts. */
  const extra = db
    .select({
      ref: extras.ref,
      amountFen: extras.amountFen,
      createdAt: extras.createdAt,
      decided: decided.as('extra_decided'),
      refundedFen: refunded.as('extra_refunded_fen'),
    })
    .from(extras)
    .where(and(eq(extras.packageNumber, page.number), eq(extras.weighing, weighed.seq)))
    .as('extra');
  const last = db
    .select({ event: events.event })
    .from(events)
    .where(and(eq(events.packageNumber, page.number), eq(events.seq, page.events)))
    .as('last');
  const review = db
    .select({ number: reviews.packageNumber })
    .from(reviews)
    .where(eq(reviews.packageNumber, page.number))
    .as('review');
  return db
    .select()
    .from(page)
    .crossJoinLateral(quotedMethod(db, page))
    .crossJoinLateral(last)
    .crossJoinLateral(first)
    .crossJoinLateral(goods)
    .leftJoinLateral(review, sql`true`)
    .leftJoinLateral(weighed, sql`true`)
    .leftJoinLateral(extra, sql`true`)
    .orderBy(desc(page.createdAt), desc(page.number));
};

/** A package of a shopper's list. */
export type ListedPackage = Awaited<ReturnType<typeof packageListPage>>[number];
