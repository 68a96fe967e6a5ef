import type { SetupSteps } from '@caravan/content/port';
import { type Database, hasRows } from '@caravan/server-core';
import { eq } from 'drizzle-orm';
import { binTable } from '../bins/bin.table.ts';
import { labelPrintTable } from '../labels/label-print.table.ts';

/** Bins for the first goods, and a printer that printed labels. Of the prints, the last one stays in its table. */
export const warehouseSetup = (db: Database): Pick<SetupSteps, 'bins' | 'labels'> => ({
  bins: async () => ({ isDone: await hasRows(db, binTable, eq(binTable.active, true)) }),
  labels: async () => ({ isDone: await hasRows(db, labelPrintTable) }),
});
