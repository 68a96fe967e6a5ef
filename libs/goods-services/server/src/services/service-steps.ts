import { hour } from '@caravan/kernel';
import { rehearsalHours, type ServiceAction } from '@caravan/goods-services/contract';
import { type ServiceKind } from '@caravan/warehouse-packages/contract';
import type { WholeService } from './service.repo.ts';
import type { ServiceOrderRow } from './service.table.ts';
import { objectionToPacking, type ServicedItem } from '@caravan/warehouse-packages/port';

type ActingService = Pick<WholeService, 'row' | 'items' | 'rehearsal'>;
type Unpaid = Pick<ServiceOrderRow, 'status' | 'expiresAt'>;

/** From this instant a service can no longer be paid; a job then cancels it. */
export const isUnpaidOver = ({ status, expiresAt }: Unpaid, now: Date): boolean =>
  status === 'pending_payment' && now >= expiresAt;

/** Goods that are packed or returned can no longer be rehearsed; other services end when their goods leave. */
const isGone = (kind: ServiceKind, { leftAt, packageNumber, returnNumber }: ServicedItem): boolean =>
  leftAt !== null || (kind === 'rehearsal' && (packageNumber !== null || returnNumber !== null));

/** Whether a service ends by itself: it was not paid in time, or its goods were gone before it was done. */
export const isServiceOver = ({ row, items }: Pick<WholeService, 'row' | 'items'>, now: Date): boolean => {
  const isOpen = row.status === 'pending_payment' || row.status === 'paid';
  return isUnpaidOver(row, now) || (isOpen && items.some((item) => isGone(row.kind, item)));
};

/** Until when goods can be packed by a rehearsal that was done. */
export const validUntil = (doneAt: Date): Date => new Date(doneAt.getTime() + rehearsalHours * hour);

/** Whether goods can be packed by their rehearsal now. */
const isPackable = ({ row, items, rehearsal }: ActingService, now: Date): boolean =>
  rehearsal?.packageNumber === null &&
  row.doneAt !== null &&
  now < validUntil(row.doneAt) &&
  objectionToPacking(items) === null;

/** The actions of its shopper now. */
export const serviceActionsOf = (service: ActingService, now: Date): ServiceAction[] => {
  const { row } = service;
  if (row.status === 'done') return isPackable(service, now) ? ['pack'] : [];
  if (row.status !== 'pending_payment') return [];
  return isUnpaidOver(row, now) ? ['cancel'] : ['pay', 'cancel'];
};
