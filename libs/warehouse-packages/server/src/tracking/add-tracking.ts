import { fail, type TrackingUpdate } from '@caravan/warehouse-packages/contract';
import type { Tx } from '@caravan/server-core';
import type { WholePackage } from '../packages/whole-package.repo.ts';
import { staffSource } from './tracking-event.table.ts';
import type { PackageContext } from '../core/package-context.ts';
import { recordTracking } from './record-tracking.ts';
import { staffStep, type StaffCall } from '../core/staff-step.ts';

/** Records a tracking event by staff. */
export const addTracking = (
  tx: Tx,
  context: PackageContext,
  call: StaffCall,
  number: string,
  update: TrackingUpdate,
): Promise<WholePackage> =>
  staffStep(tx, call, number, async (held) => {
    if (held.shippedAt === null) throw fail('wrong_state');
    const { at, place, text, stage = null } = update;
    const event = { at: new Date(at), zoned: true, stage, place, text, lang: null, translation: null };
    const fresh = await recordTracking(tx, context, held, { source: staffSource, events: [event] });
    return fresh ? { action: 'package.track', data: { at, place, text, ...(stage ? { stage } : {}) } } : null;
  });
