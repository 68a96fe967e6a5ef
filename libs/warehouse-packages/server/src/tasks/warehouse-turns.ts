import { turnColumns, turnLimit, type Turns } from '@caravan/account/port';
import { day } from '@caravan/kernel';
import { packageExtraDays } from '@caravan/warehouse-packages/contract';
import { sql, type SQL } from 'drizzle-orm';
import {
  packageExtraEventTable as events,
  packageExtraTable as extras,
} from '../packages/payment/package-extra.table.ts';
import { packageTable as packages } from '../packages/package.table.ts';
import { storeItemTable as items } from '../store/store-item.table.ts';
import type { PackageContext } from '../core/package-context.ts';
import { endOfFreeStorage } from '../store/warehouse.repo.ts';

/** Days for which goods count as just arrived, and before the end of the free ones in which they are to be packed. */
const soonDays = 7;
const ago = (now: Date, days: number): Date => new Date(now.getTime() - days * day);
const days = (count: number): SQL => sql`make_interval(days => ${count})`;

const ofPackage = { ref: packages.number, number: packages.number };
/** Goods that can be packed, as one row; no row without any. */
const goods = (userId: string, kind: 'goods_arrived' | 'goods_expire', due: SQL | undefined, when: SQL): SQL =>
  sql`SELECT ${turnColumns({
    kind,
    name: sql`CASE count(*) WHEN 1 THEN min(${items.name}) ELSE '' END`,
    count: sql`count(*)`,
    itemIds: sql`array_agg(${items.id} ORDER BY ${items.storedAt} DESC, ${items.id})`,
    at: sql`max(${items.releasedAt})`,
    ...(due ? { dueAt: due } : {}),
  })} FROM ${items}
    WHERE ${items.userId} = ${userId} AND ${items.leftAt} IS NULL AND ${items.packageNumber} IS NULL
      AND ${items.returnNumber} IS NULL AND ${items.missingAt} IS NULL AND ${items.askedAt} IS NULL
      AND ${items.releasedAt} IS NOT NULL AND ${when}
    HAVING count(*) > 0`;

/** The goods and packages that wait for a shopper. */
export const warehouseTurns = ({ customs }: Pick<PackageContext, 'customs'>): Turns => ({
  of: (userId, now) => [
    sql`SELECT ${turnColumns({
      kind: 'pay_package',
      ...ofPackage,
      amountFen: sql`${packages.feeFen} - ${packages.discountFen}`,
      at: packages.createdAt,
      dueAt: packages.expiresAt,
    })} FROM ${packages}
      WHERE ${packages.userId} = ${userId} AND ${packages.status} = 'pending_payment' AND ${packages.expiresAt} > ${now}
      ORDER BY ${packages.expiresAt} LIMIT ${turnLimit}`,
    sql`SELECT ${turnColumns({
      kind: 'pay_package_extra',
      ref: extras.ref,
      number: packages.number,
      amountFen: extras.amountFen,
      at: extras.createdAt,
      dueAt: sql`${extras.createdAt} + ${days(packageExtraDays)}`,
    })} FROM ${packages} JOIN ${extras} ON ${extras.packageNumber} = ${packages.number}
      WHERE ${packages.userId} = ${userId} AND ${packages.status} = 'to_be_delivered'
        AND NOT EXISTS (SELECT FROM ${events} WHERE ${events.extraRef} = ${extras.ref}
          AND ${events.event} IN ('paid', 'waived', 'cancelled'))
      ORDER BY ${extras.createdAt} LIMIT ${turnLimit}`,
    goods(
      userId,
      'goods_expire',
      sql`min(${endOfFreeStorage})`,
      sql`${endOfFreeStorage} > ${now} AND ${endOfFreeStorage} <= ${ago(now, -soonDays)}`,
    ),
    goods(userId, 'goods_arrived', undefined, sql`${items.storedAt} > ${ago(now, soonDays)}`),
    sql`SELECT ${turnColumns({
      kind: 'package_away',
      ...ofPackage,
      at: packages.shippedAt,
    })} FROM ${packages}
      WHERE ${packages.userId} = ${userId} AND ${packages.status} = 'pending_receipt'
      ORDER BY ${packages.shippedAt} DESC LIMIT ${turnLimit}`,
    sql`SELECT ${turnColumns({
      kind: 'give_tax_number',
      ...ofPackage,
      at: packages.paidAt,
    })} FROM ${packages}
      WHERE ${packages.userId} = ${userId} AND ${packages.status} = 'to_be_delivered'
        AND coalesce(${packages.stage}, 'picking') = 'picking'
        AND 'tax_number' = ANY (${customs().gaps(packages.number, sql`(${packages.address} ->> 'country')`)})
      ORDER BY ${packages.paidAt} LIMIT ${turnLimit}`,
  ],
});
