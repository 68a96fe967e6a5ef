import type { Tx } from '@caravan/server-core';
import { fail, type HandoverSignature } from '@caravan/warehouse-packages/contract';
import type { PackageContext } from '../../core/package-context.ts';
import type { StaffCall } from '../../core/staff-step.ts';
import { insertSignature, refuseOpenBags } from './bags.repo.ts';
import { closeHandoverRow, leaveBehind, type WholeHandover } from './handover.repo.ts';
import { lockOpen, showHandover } from './handovers.ts';

/** Refuses packages of other hand-overs, and a sealed bag of which a part is left: its seal is broken first. */
const refuseTorn = ({ packages, bags }: WholeHandover, left: ReadonlySet<string>): void => {
  const known = new Set(packages.map(({ packageNumber }) => packageNumber));
  for (const number of left) if (!known.has(number)) throw fail('not_in_handover', { number });
  for (const { number, seal } of bags) {
    const inside = packages.filter(({ bag }) => bag === number);
    const leaving = inside.filter(({ packageNumber }) => left.has(packageNumber)).length;
    if (seal !== null && leaving > 0 && leaving < inside.length) throw fail('bag_sealed', { bag: String(number) });
  }
};

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
  refuseTorn(await showHandover(tx, id), new Set(left));
  await leaveBehind(tx, id, left);
  await refuseOpenBags(tx, id);
  const signedAt = clock();
  await insertSignature(tx, { handoverId: id, driverName: name, strokes, staffId, signedAt });
  await closeHandoverRow(tx, id, signedAt);
  await audit(tx, { action: 'handover.sign', subject: { kind: 'handover', ref: id }, data: { left } });
  return showHandover(tx, id);
};
