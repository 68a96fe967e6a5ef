import type { Tx } from '@caravan/server-core';
import { fail, handoverLimits, type BagSeal } from '@caravan/warehouse-packages/contract';
import type { PackageContext } from '../../core/package-context.ts';
import type { StaffCall } from '../../core/staff-step.ts';
import { countBags, countInBag, findBag, holdSeal, insertBag, writeSeal } from './bags.repo.ts';
import type { WholeHandover } from './handover.repo.ts';
import type { HandoverBagRow } from './handover.table.ts';
import { lockOpen, showHandover } from './handovers.ts';

const subjectOf = (ref: string) => ({ kind: 'handover', ref });

/** Adds the next bag; an empty one at the end is used first. */
export const addBag = async (tx: Tx, { audit, unchanged }: StaffCall, id: string): Promise<WholeHandover> => {
  await lockOpen(tx, id);
  const last = await countBags(tx, id);
  if (last > 0 && (await countInBag(tx, id, last)) === 0) {
    unchanged();
    return showHandover(tx, id);
  }
  if (last >= handoverLimits.bags) throw fail('too_many_bags', { max: String(handoverLimits.bags) });
  await insertBag(tx, id, last + 1);
  await audit(tx, { action: 'handover.bag', subject: subjectOf(id), data: { bag: last + 1 } });
  return showHandover(tx, id);
};

const bagOf = async (tx: Tx, id: string, number: number): Promise<HandoverBagRow> => {
  const bag = await findBag(tx, id, number);
  if (!bag) throw fail('bag_unknown', { bag: String(number) });
  return bag;
};

/** Seals a bag. The same seal again changes nothing; a seal is on one bag only. */
export const sealBag = async (
  tx: Tx,
  { clock }: Pick<PackageContext, 'clock'>,
  { audit, unchanged }: StaffCall,
  id: string,
  { bag: number, seal, weight_g: weightG }: BagSeal,
): Promise<WholeHandover> => {
  await lockOpen(tx, id);
  const bag = await bagOf(tx, id, number);
  if (bag.seal !== null) {
    if (bag.seal !== seal || bag.weightG !== weightG) throw fail('bag_sealed', { bag: String(number) });
    unchanged();
    return showHandover(tx, id);
  }
  if ((await countInBag(tx, id, number)) === 0) throw fail('bag_empty', { bag: String(number) });
  const other = await holdSeal(tx, seal);
  if (other) throw fail('seal_known', { bag: String(other.number), handover_id: other.handoverId });
  await writeSeal(tx, { handoverId: id, number, seal, weightG, sealedAt: clock() });
  await audit(tx, { action: 'handover.seal', subject: subjectOf(id), data: { bag: number, seal, weight_g: weightG } });
  return showHandover(tx, id);
};

/** Opens a sealed bag; its seal is broken, and another one closes it. */
export const unsealBag = async (
  tx: Tx,
  { audit, unchanged }: StaffCall,
  id: string,
  number: number,
): Promise<WholeHandover> => {
  await lockOpen(tx, id);
  const { seal } = await bagOf(tx, id, number);
  if (seal === null) unchanged();
  else {
    await writeSeal(tx, { handoverId: id, number, seal: null, weightG: null, sealedAt: null });
    await audit(tx, { action: 'handover.unseal', subject: subjectOf(id), data: { bag: number, seal } });
  }
  return showHandover(tx, id);
};
