import type { Tx } from '@caravan/server-core';
import { photoVerdictTable as verdicts, type PhotoVerdictRow } from './photo-verdict.table.ts';

export const insertVerdict = async (tx: Tx, row: PhotoVerdictRow): Promise<void> => {
  await tx.insert(verdicts).values(row);
};
