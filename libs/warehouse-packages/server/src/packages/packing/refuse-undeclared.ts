import { sql } from 'drizzle-orm';
import type { Database } from '@caravan/server-core';
import { fail } from '@caravan/warehouse-packages/contract';
import type { PackageContext } from '../../core/package-context.ts';
import type { PackageRow } from '../package.table.ts';

/** The gaps of a package for its destination; a package that was packed had none then. */
export const gapsOf = async (
  db: Database,
  { customs }: Pick<PackageContext, 'customs'>,
  { number, address, stage }: Pick<PackageRow, 'address' | 'number' | 'stage'>,
): Promise<string[]> => {
  if (stage !== null && stage !== 'picking') return [];
  const gaps = customs().gaps(sql`${number}::text`, sql`${address.country}::text`);
  const { rows } = await db.execute<{ gaps: string[] }>(sql`SELECT ${gaps} AS gaps`);
  return rows[0]?.gaps ?? [];
};

/** Refuses a package that lacks what its destination asks for, before it is closed (specification 43.4). */
export const refuseUndeclared = async (
  db: Database,
  context: Pick<PackageContext, 'customs'>,
  held: Pick<PackageRow, 'address' | 'number' | 'stage'>,
): Promise<void> => {
  const gaps = await gapsOf(db, context, held);
  if (gaps.length) throw fail('customs_incomplete', { number: held.number, gaps });
};
