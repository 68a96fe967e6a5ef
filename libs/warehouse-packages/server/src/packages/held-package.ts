import { sumFen } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { fail } from '@caravan/warehouse-packages/contract';
import type { WholePackage } from './whole-package.repo.ts';
import { insertExtraEvent } from './weighing/weighing.repo.ts';
import { priceOf } from './payment/package-discount.ts';
import { changePackage } from './change-package.ts';
import { showPackageIn } from './find-package.ts';
import type { PackageContext } from '../core/package-context.ts';
import { demandApproval, staffStep, type StaffCall } from '../core/staff-step.ts';

/** Lets a held package leave: the shop bears its extra payment, or sends a parcel that its method refuses another way. */
export const waiveExtra = (
  tx: Tx,
  context: PackageContext,
  call: StaffCall,
  number: string,
  note: string,
): Promise<WholePackage> =>
  staffStep(tx, call, number, async (held) => {
    const { weighings, extras, events } = await showPackageIn(tx, number);
    if (held.stage !== 'held' && events.at(-1)?.event === 'extra_waived') return null;
    const last = weighings.at(-1);
    const extra = extras.find(({ decided }) => decided === null);
    if (held.stage !== 'held' || (!extra && last?.outcome !== 'refused')) throw fail('no_open_extra', { number });
    const at = context.clock();
    await context.tasks().hold(tx, { queue: 'held', ref: number, staffId: call.staffId });
    if (extra)
      await insertExtraEvent(tx, { extraRef: extra.ref, event: 'waived', paymentId: null, amountFen: null, at });
    await changePackage(tx, context, held, {
      event: 'extra_waived',
      by: { actor: 'staff', id: call.staffId },
      patch: { stage: 'ready', stageAt: at },
    });
    if (extra) await demandApproval(tx, context, call, { kind: 'waive', held, amountFen: extra.amountFen });
    const data = extra ? { ref: extra.ref, amount_fen: extra.amountFen, note } : { outcome: 'refused', note };
    return { action: 'package.waive', data };
  });

/** Cancels a paid package that has not left, and returns everything that was paid for it. The shopper reads the note. */
export const cancelForShopper = (
  tx: Tx,
  context: PackageContext,
  call: StaffCall,
  number: string,
  note: string,
): Promise<WholePackage> =>
  staffStep(tx, call, number, async (held) => {
    if (held.status === 'cancelled') return null;
    await context.tasks().hold(tx, { queue: 'held', ref: number, staffId: call.staffId });
    const { extras } = await showPackageIn(tx, number);
    const paid = extras.filter(({ decided }) => decided === 'paid').map((extra) => extra.amountFen);
    const amountFen = sumFen([priceOf(held) - held.refundedFen, ...paid]);
    await changePackage(tx, context, held, { event: 'cancelled', by: { actor: 'staff', id: call.staffId }, note });
    await demandApproval(tx, context, call, { kind: 'cancel_package', held, amountFen });
    return { action: 'package.cancel', data: { fee_fen: held.feeFen, note } };
  });
