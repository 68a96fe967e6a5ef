import { and, asc, eq, gt, isNull, notExists, or, type SQL } from 'drizzle-orm';
import { claimDays } from '@caravan/content/contract';
import { day } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import {
  packageClaimDecisionTable as decisions,
  packageClaimTable as claims,
} from '../packages/insurance/package-claim.table.ts';
import { packageTable as packages, type PackageRow } from '../packages/package.table.ts';
import { storeItemTable as items } from '../store/store-item.table.ts';

const ago = (now: Date, time: number): Date => new Date(now.getTime() - time);

const noOpenClaim = (db: Database): SQL =>
  notExists(
    db
      .select({ ref: claims.ref })
      .from(claims)
      .leftJoin(decisions, eq(decisions.claimRef, claims.ref))
      .where(and(eq(claims.packageNumber, packages.number), isNull(decisions.claimRef))),
  );

/** Packages that are to be paid or are on their way, and insured ones that were received lately; the oldest first. */
export const packagesWithDeadlines = (db: Database, userId: string, now: Date, limit: number): Promise<PackageRow[]> =>
  db
    .select()
    .from(packages)
    .where(
      and(
        eq(packages.userId, userId),
        or(
          and(eq(packages.status, 'pending_payment'), gt(packages.expiresAt, now)),
          eq(packages.status, 'pending_receipt'),
          and(
            eq(packages.status, 'done'),
            gt(packages.coverFen, 0),
            gt(packages.doneAt, ago(now, claimDays * day)),
            noOpenClaim(db),
          ),
        ),
      ),
    )
    .orderBy(asc(packages.createdAt), asc(packages.number))
    .limit(limit);

/** Goods of an order that arrived together, were warned about together, are not searched for, and wait in the warehouse; the oldest first. */
export const goodsWithDeadlines = (db: Database, userId: string, limit: number) =>
  db
    .select({
      origin: items.origin,
      orderNumber: items.orderNumber,
      storedAt: items.storedAt,
      freeDays: items.freeDays,
      searchedMs: items.searchedMs,
      missingAt: items.missingAt,
      foundAt: items.foundAt,
      disposalWarnedDays: items.disposalWarnedDays,
      disposalWarnedAt: items.disposalWarnedAt,
    })
    .from(items)
    .where(
      and(
        eq(items.userId, userId),
        isNull(items.leftAt),
        isNull(items.packageNumber),
        isNull(items.returnNumber),
        isNull(items.missingAt),
      ),
    )
    .groupBy(
      items.origin,
      items.orderNumber,
      items.storedAt,
      items.freeDays,
      items.searchedMs,
      items.missingAt,
      items.foundAt,
      items.disposalWarnedDays,
      items.disposalWarnedAt,
    )
    .orderBy(asc(items.storedAt), asc(items.orderNumber))
    .limit(limit);
