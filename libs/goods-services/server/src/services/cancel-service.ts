import type { Tx } from '@caravan/server-core';
import { idsOf, type WholeService } from './service.repo.ts';
import { cancelPaid } from './end-service.ts';
import { finishPhotos } from './finish-service.ts';
import type { ServiceCall, ServicesContext } from '../services-context.ts';
import { lockService } from './show-services.ts';

/** Orders of photos after a cancelled one need so many fewer in all: those that are there may be enough. */
const finishLater = async (tx: Tx, context: ServicesContext, { row, items }: WholeService): Promise<void> => {
  if (row.kind !== 'photos') return;
  const taken = await context.goods().photoCounts(tx, idsOf(items));
  for (const item of items) await finishPhotos(tx, context, item, taken.get(item.id) ?? 0);
};

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
  await finishLater(tx, context, whole);
  const { staffId, approval } = call;
  const { userId } = whole.row;
  await context.approvals().demand(tx, { kind: 'cancel_service', ref: number, userId, staffId, amountFen, approval });
  const subject = { kind: 'service', ref: number };
  await audit(tx, { action: 'service.cancel', subject, note, data: { refund_fen: amountFen } });
  return lockService(tx, context, 'all', number);
};
