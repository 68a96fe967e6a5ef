import type { GivenApproval, LimitedStep } from '@caravan/fund-payment/port';
import type { Audit, Session, Tx } from '@caravan/server-core';
import type { WholePackage } from '../packages/whole-package.repo.ts';
import type { PackageRow } from '../packages/package.table.ts';
import { lockPackage, showPackageIn } from '../packages/find-package.ts';
import type { PackageContext } from './package-context.ts';

/** The staff member of a call, and its functions for the audit log. */
export interface StaffCall {
  staffId: string;
  audit: Audit;
  /** Marks the call as one that changed nothing. */
  unchanged: () => void;
  /** Given if a colleague has approved the step. */
  approval?: GivenApproval | undefined;
}

/** Extracts the staff call from a route's call. */
export const staffCallOf = ({
  session,
  audit,
  unchanged,
}: Omit<StaffCall, 'staffId'> & { session: Session }): StaffCall => ({ staffId: session.userId, audit, unchanged });

/** Refuses a step of a package above the owner's limit, unless a colleague has approved it. */
export const demandApproval = (
  tx: Tx,
  { approvals }: Pick<PackageContext, 'approvals'>,
  { staffId, approval }: Pick<StaffCall, 'approval' | 'staffId'>,
  { held, ...step }: Pick<LimitedStep, 'amountFen' | 'kind'> & { held: Pick<PackageRow, 'number' | 'userId'> },
): Promise<void> => approvals().demand(tx, { ...step, ref: held.number, userId: held.userId, staffId, approval });

/** An entry of the audit log. */
export interface StaffLogEntry {
  action: `package.${string}`;
  data?: Record<string, unknown>;
}

/** Locks a package, runs the work and writes the audit log. Work that returns null changed nothing. */
export const staffStep = async (
  tx: Tx,
  { audit, unchanged }: StaffCall,
  number: string,
  work: (held: PackageRow) => Promise<StaffLogEntry | null>,
): Promise<WholePackage> => {
  const action = await work(await lockPackage(tx, 'all', number));
  if (action) await audit(tx, { ...action, subject: { kind: 'package', ref: number } });
  else unchanged();
  return showPackageIn(tx, number);
};
