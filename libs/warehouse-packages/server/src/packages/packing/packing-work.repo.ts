import { and, asc, count, eq, exists, lte, or, sql, type SQL } from 'drizzle-orm';
import { maxPackageItems } from '@caravan/content/contract';
import { scannedCode } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import type { CustomsOfPackages } from '@caravan/customs/port';
import { type PackingWork } from '@caravan/warehouse-packages/contract';
import { packageItemTable as packed } from '../package-item.table.ts';
import { packageTable as packages } from '../package.table.ts';
import { packingWishes } from './packing-option.repo.ts';
import { rehearsalResultTable as results } from '@caravan/warehouse-packages/port';
import { goodsHeldBack } from '../../store/held-back.ts';
import { storeItemTable as items } from '../../store/store-item.table.ts';

/** The most packages in one answer. */
const mostPackages = 100;
/** The most goods in one answer: those of several packages, or of the largest one. */
const mostGoods = 5 * maxPackageItems;

/** The package of this number, or of goods of this number. */
const about = (db: Database, code: string): SQL | undefined =>
  or(
    eq(packages.number, code),
    exists(
      db
        .select({ found: sql`1` })
        .from(packed)
        .innerJoin(items, eq(items.id, packed.itemId))
        .where(and(eq(packed.packageNumber, packages.number), eq(items.number, code))),
    ),
  );

/** Paid packages that were not shipped, the oldest first, with all of their goods: one statement. */
export const packingWork = (db: Database, { gaps }: Pick<CustomsOfPackages, 'gaps'>, code: string | undefined) => {
  const page = db
    .select({
      number: packages.number,
      stage: packages.stage,
      packingNote: packages.packingNote,
      customsGaps: gaps(packages.number, sql`${packages.address} ->> 'country'`).as('customs_gaps'),
      rehearsalNumber: packages.rehearsalNumber,
      rehearsalSeq: packages.rehearsalSeq,
      createdAt: packages.createdAt,
    })
    .from(packages)
    .where(
      and(
        eq(packages.status, 'to_be_delivered'),
        code === undefined ? sql`coalesce(${packages.stage}, 'picking') = 'picking'` : about(db, scannedCode(code)),
      ),
    )
    .orderBy(asc(packages.createdAt), asc(packages.number))
    .limit(mostPackages)
    .as('page');
  const size = db
    .select({ count: count().as('count') })
    .from(packed)
    .where(eq(packed.packageNumber, page.number))
    .as('size');
  const sized = db
    .select({
      number: page.number,
      stage: page.stage,
      packingNote: page.packingNote,
      customsGaps: page.customsGaps,
      rehearsalNumber: page.rehearsalNumber,
      rehearsalSeq: page.rehearsalSeq,
      createdAt: page.createdAt,
      /** The goods of this package and of those before it. */
      upTo: sql<number>`sum(${size.count}) over (order by ${page.createdAt}, ${page.number})`.as('up_to'),
    })
    .from(page)
    .crossJoinLateral(size)
    .as('sized');
  const goods = db
    .select({
      items: sql<PackingWork['items']>`json_agg(json_build_object(
        'id', ${items.id}, 'number', ${items.number}, 'name', ${items.name}, 'spec', ${items.spec},
        'image', ${items.image}, 'quantity', ${items.quantity}, 'bin', ${items.bin}
      ) order by ${packed.position})`.as('items'),
      ...goodsHeldBack(packed.position),
    })
    .from(packed)
    .innerJoin(items, eq(items.id, packed.itemId))
    .where(eq(packed.packageNumber, sized.number))
    .as('goods');
  return db
    .select()
    .from(sized)
    .leftJoin(results, and(eq(results.serviceNumber, sized.rehearsalNumber), eq(results.seq, sized.rehearsalSeq)))
    .crossJoinLateral(goods)
    .crossJoinLateral(packingWishes(db, sized.number))
    .where(lte(sized.upTo, mostGoods))
    .orderBy(asc(sized.createdAt), asc(sized.number));
};

/** A package with what a packer needs of it. */
export type PackingWorkRow = Awaited<ReturnType<typeof packingWork>>[number];
