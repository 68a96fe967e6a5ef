import type { Tx } from '@caravan/server-core';
import { fail, type HandoverSignature } from '@caravan/warehouse-packages/contract';
import type { PackageContext } from '../../core/package-context.ts';
import type { StaffCall } from '../../core/staff-step.ts';
import { insertSignature, refuseOpenBags } from './bags.repo.ts';
import { closeHandoverRow, setOutcome, type WholeHandover } from './handover.repo.ts';
import { lockOpen, showHandover } from './handovers.ts';

/**
 * Closes a hand-over with what the driver signed. What is not taken leaves it at once and waits for a further hand-over,
 * as its task never ended; the rest is shipped after this transaction.
 */
export const signHandover = async (
  tx: Tx,
  { clock }: Pick<PackageContext, 'clock'>,
  { staffId, audit }: StaffCall,
  id: string,
  { name, strokes, left }: HandoverSignature,
): Promise<WholeHandover> => {
  await lockOpen(tx, id);
  const { packages } = await showHandover(tx, id);
  for (const number of new Set(left)) {
    const handed = packages.find(({ packageNumber }) => packageNumber === number);
    if (!handed) throw fail('not_in_handover', { number });
    await setOutcome(tx, handed, { outcome: 'left', reason: null });
  }
  await refuseOpenBags(tx, id);
  const signedAt = clock();
  await insertSignature(tx, { handoverId: id, driverName: name, strokes, staffId, signedAt });
  await closeHandoverRow(tx, id, signedAt);
  await audit(tx, { action: 'handover.sign', subject: { kind: 'handover', ref: id }, data: { left } });
  return showHandover(tx, id);
};
