import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { LandedCost } from '@caravan/logistics/contract';
import { packageTable } from '../package.table.ts';

/**
 * The duty and tax that were estimated when a package was made, with the figures, rates and sources of that moment. Rows
 * are only added.
 */
export const packageLandedCostTable = pgTable('package_landed_cost', {
  packageNumber: text('package_number')
    .primaryKey()
    .references(() => packageTable.number),
  cost: jsonb().$type<LandedCost>().notNull(),
});
