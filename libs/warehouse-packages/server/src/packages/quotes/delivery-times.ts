import { day, type PackageStatus } from '@caravan/kernel';
import { handlingDays } from '@caravan/warehouse-packages/contract';

/** The times of a package on which its promises depend. */
export interface TimedPackage {
  status: PackageStatus;
  paidAt: Date | null;
  shippedAt: Date | null;
  etaMinDays: number;
  etaMaxDays: number;
}

const after = (at: Date, days: number): Date => new Date(at.getTime() + days * day);

/** By when a paid package is handed to its carrier (specification 11.10); null in every other state. */
export const dispatchBy = ({ status, paidAt }: TimedPackage): Date | null =>
  status === 'to_be_delivered' && paidAt ? after(paidAt, handlingDays) : null;

/** When a package on its way arrives by the days of its shipping method (specification 11.11); null in every other state. */
export const arrivalOf = ({
  status,
  shippedAt,
  etaMinDays,
  etaMaxDays,
}: TimedPackage): { from: Date; to: Date } | null =>
  status === 'pending_receipt' && shippedAt
    ? { from: after(shippedAt, etaMinDays), to: after(shippedAt, etaMaxDays) }
    : null;
