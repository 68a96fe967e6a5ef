import type { PackageStatus } from '@caravan/kernel';
import { durations, shopPeriod, type Database, type PassageRow } from '@caravan/server-core';
import type { WarehouseFigures } from '@caravan/warehouse-packages/port';
import { and, count, eq, gte, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { packageEventTable as events } from '../packages/package-event.table.ts';
import { quoteFigures } from '../packages/quotes/quote-figures.repo.ts';
import { storeItemTable as items } from '../store/store-item.table.ts';

interface Events {
  fromStatus: PgColumn;
  toStatus: PgColumn;
}

/** The event by which a package had a status; the index `package_event_reached` finds it. */
const reached = (table: Events, to: PackageStatus): SQL | undefined =>
  and(eq(table.toStatus, to), ne(table.fromStatus, table.toStatus));

const steps = {
  package_paid: (table: Events) => reached(table, 'to_be_delivered'),
  package_shipped: (table: Events) => reached(table, 'pending_receipt'),
  package_received: (table: Events) => reached(table, 'done'),
};

const started = alias(events, 'started');

const passage = async (
  db: Database,
  name: 'package_shipped' | 'package_received',
  begin: SQL | undefined,
  { from, to }: { from: Date; to: Date },
): Promise<PassageRow<'package_shipped' | 'package_received'>[]> => {
  const rows = await db
    .select(durations(started.at, events.at))
    .from(events)
    .innerJoin(started, and(eq(started.packageNumber, events.packageNumber), begin))
    .where(and(steps[name](events), gte(events.at, from), lt(events.at, to)));
  return rows.map((row) => ({ passage: name, ...row }));
};

const day = 86_400;

/** The figures of packages by their events, and those of the shelf. */
export const warehouseFigures: WarehouseFigures = {
  async steps(db, { from, to, by }) {
    const period = shopPeriod(events.at, by);
    const step = sql<keyof typeof steps>`case ${events.toStatus}
      when 'to_be_delivered' then 'package_paid' when 'pending_receipt' then 'package_shipped' else 'package_received' end`;
    return db
      .select({ period, step, count: count() })
      .from(events)
      .where(
        and(
          or(steps.package_paid(events), steps.package_shipped(events), steps.package_received(events)),
          gte(events.at, from),
          lt(events.at, to),
        ),
      )
      .groupBy(period, events.toStatus);
  },

  passages: async (db, time) => [
    ...(await passage(db, 'package_shipped', steps.package_paid(started), time)),
    ...(await passage(db, 'package_received', steps.package_shipped(started), time)),
  ],

  quotes: quoteFigures,

  async shelf(db, now, ages) {
    const days = sql`floor(extract(epoch from ${now.toISOString()}::timestamptz - ${items.storedAt}) / ${day})`;
    const rows = db
      .select({
        age: sql<number>`width_bucket(${days}, ${sql.param([...ages])}::numeric[]) - 1`.as('age'),
        quantity: items.quantity,
        valueFen: items.valueFen,
      })
      .from(items)
      .where(isNull(items.leftAt))
      .as('aged');
    return db
      .select({
        age: rows.age,
        items: count(),
        pieces: sql`sum(${rows.quantity})`.mapWith(Number),
        valueFen: sql`sum(${rows.valueFen})`.mapWith(Number),
      })
      .from(rows)
      .groupBy(rows.age);
  },
};
