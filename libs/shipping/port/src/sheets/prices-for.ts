import { and, desc, eq, lte, max, sql, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { plainPostcode } from '@caravan/shipping/contract';
import type { Database } from '@caravan/server-core';
import { sheetAreaTable as areas, zonePricesTable as zones } from './price-sheet.table.ts';
import type { Destination } from './sheet-prices.ts';

/**
 * Selects the prices of a method's sheet for a destination, for a lateral join: two look-ups by the primary key,
 * whatever the number of postcodes. Areas do not overlap, so that only the last one that begins at the postcode or
 * before it can have it; otherwise the rest of the country counts.
 */
export const pricesFor = (db: Database, { sheetId }: { sheetId: SQLWrapper }, to: Destination) => {
  const postcode = sql`${to.postcode === null ? '' : plainPostcode(to.postcode)}::text`;
  const near = alias(areas, 'near');
  const nearest = db
    .select({ from: max(near.from) })
    .from(near)
    .where(and(sql`${near.sheetId} = ${sheetId}`, eq(near.country, to.country), lte(near.from, postcode)));
  return db
    .select({ area: areas.area, remote: areas.remote, prices: zones.prices })
    .from(areas)
    .innerJoin(zones, and(eq(zones.sheetId, areas.sheetId), eq(zones.zone, areas.zone)))
    .where(
      and(
        sql`${areas.sheetId} = ${sheetId}`,
        eq(areas.country, to.country),
        sql`${areas.from} = any(array['', (${nearest})])`,
        sql`length(${postcode}) >= length(${areas.from})`,
        sql`left(${postcode}, length(${areas.to})) <= ${areas.to}`,
      ),
    )
    .orderBy(desc(areas.from))
    .limit(1)
    .as('found');
};
