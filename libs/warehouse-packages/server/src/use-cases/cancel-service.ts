import type { Tx } from '@caravan/server-core';
import type { WholeService } from '../db/service.repo.ts';
import { cancelPaid } from './end-service.ts';
import type { PackageContext } from './package-context.ts';
import { lockService } from './show-services.ts';
import type { StaffCall } from './staff-step.ts';

/** Staff cancel a paid service; the shopper reads the note. A repeated call changes nothing. */
export const cancelServiceForShopper = async (
  tx: Tx,
  context: PackageContext,
  { audit, unchanged, approval }: StaffCall,
  number: string,
  note: string,
): Promise<WholeService> => {
  const whole = await lockService(tx, 'all', number);
  if (whole.row.cancelledBy === 'staff') {
    unchanged();
    return whole;
  }
  const amountFen = await cancelPaid(tx, context, whole, note);
  await context.approvals().demand(tx, { kind: 'cancel_service', ref: number, amountFen, approval });
  const subject = { kind: 'service', ref: number };
  await audit(tx, { action: 'service.cancel', subject, note, data: { refund_fen: amountFen } });
  return lockService(tx, 'all', number);
};
