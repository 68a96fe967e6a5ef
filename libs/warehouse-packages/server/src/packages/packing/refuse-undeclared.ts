import { sql } from 'drizzle-orm';
import type { Database } from '@caravan/server-core';
import { fail } from '@caravan/warehouse-packages/contract';
import type { PackageContext } from '../../core/package-context.ts';
import type { PackageRow } from '../package.table.ts';

/**
 * Refuses a package that lacks what its destination asks for, before it is closed (specification 43.4). One that was
 * packed had it then.
 */
export const refuseUndeclared = async (
  db: Database,
  { customs }: Pick<PackageContext, 'customs'>,
  { number, address, stage }: Pick<PackageRow, 'address' | 'number' | 'stage'>,
): Promise<void> => {
  if (stage !== null && stage !== 'picking') return;
  const gaps = customs().gaps(sql`${number}::text`, sql`${address.country}::text`);
  const { rows } = await db.execute<{ gaps: string[] }>(sql`SELECT ${gaps} AS gaps`);
  const lacking = rows[0]?.gaps ?? [];
  if (lacking.length) throw fail('customs_incomplete', { number, gaps: lacking });
};
