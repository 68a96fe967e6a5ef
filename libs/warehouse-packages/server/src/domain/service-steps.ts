import type { ServiceAction } from '@caravan/warehouse-packages/contract';
import type { WholeService } from '../db/service.repo.ts';
import type { ServiceOrderRow } from '../db/service.table.ts';

type Unpaid = Pick<ServiceOrderRow, 'status' | 'expiresAt'>;

/** From this instant a service can no longer be paid; a job then cancels it. */
export const isUnpaidOver = ({ status, expiresAt }: Unpaid, now: Date): boolean =>
  status === 'pending_payment' && now >= expiresAt;

/** Whether a service ends by itself: it was not paid in time, or its goods left before it was done. */
export const isServiceOver = ({ row, items }: WholeService, now: Date): boolean => {
  const isOpen = row.status === 'pending_payment' || row.status === 'paid';
  return isUnpaidOver(row, now) || (isOpen && items.some(({ leftAt }) => leftAt !== null));
};

/** What its shopper can do now. */
export const serviceActionsOf = (row: Unpaid, now: Date): ServiceAction[] => {
  if (row.status !== 'pending_payment') return [];
  return isUnpaidOver(row, now) ? ['cancel'] : ['pay', 'cancel'];
};
