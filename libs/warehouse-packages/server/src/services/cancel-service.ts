import type { Tx } from '@caravan/server-core';
import type { WholeService } from './service.repo.ts';
import { cancelPaid } from './end-service.ts';
import type { PackageContext } from '../core/package-context.ts';
import { lockService } from './show-services.ts';
import { demandApproval, type StaffCall } from '../core/staff-step.ts';

/** Staff cancel a paid service; the shopper reads the note. A repeated call changes nothing. */
export const cancelServiceForShopper = async (
  tx: Tx,
  context: PackageContext,
  call: StaffCall,
  number: string,
  note: string,
): Promise<WholeService> => {
  const { audit, unchanged } = call;
  const whole = await lockService(tx, 'all', number);
  if (whole.row.cancelledBy === 'staff') {
    unchanged();
    return whole;
  }
  const amountFen = await cancelPaid(tx, context, whole, note);
  await demandApproval(tx, context, call, { kind: 'cancel_service', held: whole.row, amountFen });
  const subject = { kind: 'service', ref: number };
  await audit(tx, { action: 'service.cancel', subject, note, data: { refund_fen: amountFen } });
  return lockService(tx, 'all', number);
};
