import type { Tx } from '@caravan/server-core';
import type { WholeService } from './service.repo.ts';
import { cancelPaid } from './end-service.ts';
import type { ServiceCall, ServicesContext } from '../services-context.ts';
import { lockService } from './show-services.ts';

/** Staff cancel a paid service; the shopper reads the note. A repeated call changes nothing. */
export const cancelServiceForShopper = async (
  tx: Tx,
  context: ServicesContext,
  call: ServiceCall,
  number: string,
  note: string,
): Promise<WholeService> => {
  const { audit, unchanged } = call;
  const whole = await lockService(tx, context, 'all', number);
  if (whole.row.cancelledBy === 'staff') {
    unchanged();
    return whole;
  }
  const amountFen = await cancelPaid(tx, context, whole, note);
  const { staffId, approval } = call;
  const { userId } = whole.row;
  await context.approvals().demand(tx, { kind: 'cancel_service', ref: number, userId, staffId, amountFen, approval });
  const subject = { kind: 'service', ref: number };
  await audit(tx, { action: 'service.cancel', subject, note, data: { refund_fen: amountFen } });
  return lockService(tx, context, 'all', number);
};
