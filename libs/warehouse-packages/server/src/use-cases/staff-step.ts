import type { Audit, Tx } from '@caravan/server-core';
import type { WholePackage } from '../db/package.repo.ts';
import type { PackageRow } from '../db/package.table.ts';
import { holdPackage, showPackageIn } from './find-package.ts';

/** What a call by staff brings along to write down what was done. */
export interface StaffCall {
  staffId: string;
  audit: Audit;
  /** Everything is already as asked for. */
  unchanged: () => void;
}

/** What was done, for the log of staff actions. */
export interface Deed {
  action: `package.${string}`;
  data?: Record<string, unknown>;
}

/** Locks a package, has the work done, and writes it into the log of staff actions; work that answers null had nothing left to do. */
export const staffStep = async (
  tx: Tx,
  { audit, unchanged }: StaffCall,
  number: string,
  work: (held: PackageRow) => Promise<Deed | null>,
): Promise<WholePackage> => {
  const deed = await work(await holdPackage(tx, 'everybody', number));
  if (deed) await audit(tx, { ...deed, subject: { kind: 'package', ref: number } });
  else unchanged();
  return showPackageIn(tx, number);
};
