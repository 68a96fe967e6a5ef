import type { RetainedRows } from '@caravan/content/port';
import { countRows, inBatches } from '@caravan/server-core';
import { deleteLeadsEndedBefore, leadsEndedBefore } from '../db/lead.repo.ts';
import { leadTable } from '../db/lead.table.ts';
import type { LogisticsContext } from './logistics-context.ts';

const batchSize = 100;

/** Old enquiries with their tasks, whose titles are names. One that nobody closed goes, too: its time is over. */
export const retainedLeads = ({ db, transaction, tasks }: LogisticsContext): RetainedRows => ({
  count: (before) => countRows(db, leadTable, leadsEndedBefore(before)),
  delete: (before) =>
    inBatches(
      (limit) =>
        transaction(async (tx) => {
          const gone = await deleteLeadsEndedBefore(tx, before, limit);
          await tasks().forget(tx, 'lead', gone);
          return gone.length;
        }),
      batchSize,
    ),
});
