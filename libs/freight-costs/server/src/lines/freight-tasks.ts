import { day } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { NewTask, TaskKey, TaskSource } from '@caravan/tasks/port';
import type { FreightBillRow, FreightLineRow } from '../bills/freight-bill.table.ts';
import type { FreightCostsContext } from '../freight-costs-context.ts';
import { linesByIds, waitingLines } from './freight-line.repo.ts';

const queue = 'freight';

/** A statement takes no more than 65,535 parameters. */
const chunk = 1_000;

/** Within how many days somebody decides, and asks the carrier again about a dispute. */
const dueDays = { open: 3, disputed: 14 } as const;

type TaskLine = Pick<
  FreightLineRow,
  'fen' | 'findings' | 'id' | 'number' | 'packageNumber' | 'review' | 'reviewedAt' | 'weightG'
>;

/** The task of a line; null if there is nothing to do about it. */
const freightTask = (
  line: TaskLine,
  { carrier, number, importedAt }: Pick<FreightBillRow, 'carrier' | 'importedAt' | 'number'>,
): NewTask | null => {
  const { review } = line;
  if (review !== 'open' && review !== 'disputed') return null;
  const since = line.reviewedAt ?? importedAt;
  return {
    queue,
    kind: 'freight_line',
    ref: line.id,
    title: line.number || `${carrier} ${number}`,
    facts: { carrier, bill: number, package: line.packageNumber, findings: line.findings, review },
    amountFen: line.fen,
    group: carrier,
    dueAt: new Date(since.getTime() + dueDays[review] * day),
    openedAt: since,
  };
};

/** Opens and closes the tasks of lines by what was decided about them, in the transaction that changed them. */
export const settleFreightTasks = async (
  tx: Tx,
  { tasks }: Pick<FreightCostsContext, 'tasks'>,
  ids: readonly string[],
): Promise<void> => {
  if (!ids.length) return;
  const found = await linesByIds(tx, ids);
  const wanted = found.map(({ line, bill }): NewTask | TaskKey => freightTask(line, bill) ?? { queue, ref: line.id });
  for (let first = 0; first < wanted.length; first += chunk)
    await tasks().settle(tx, wanted.slice(first, first + chunk));
};

/** The tasks that lines must have. */
export const freightTaskSource: TaskSource = {
  queue,
  wanted: async (db) => (await waitingLines(db)).flatMap(({ line, bill }) => freightTask(line, bill) ?? []),
};
