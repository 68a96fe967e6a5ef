import { sql } from 'drizzle-orm';
import type { AuditRun } from '@caravan/server-core';
import type { CarriersContext } from '../carriers-context.ts';
import { carrierLabelTable as labels } from '../labels/label.table.ts';

/** Audits carriers' labels: a cancelled package has none that is still to be used. */
export const auditLabels = ({ db }: Pick<CarriersContext, 'db'>, run: AuditRun): Promise<readonly string[]> =>
  run.part('labels of carriers', async () => {
    const found = await db
      .select({ id: labels.id, packageNumber: labels.packageNumber })
      .from(labels)
      .where(
        sql`${labels.state} = 'bought' and exists (
          select 1 from package where package.number = ${labels.packageNumber} and package.status = 'cancelled')`,
      );
    return found.map(
      ({ id, packageNumber }) => `the label ${id} of the cancelled package ${packageNumber} is not voided`,
    );
  });
