import { fail, type ServiceFeePlan, type ServiceFeeVersion, type StaffServiceFee } from '@caravan/content/contract';
import type { Core, Tx } from '@caravan/server-core';
import { findSetting, holdSetting, writeSetting } from '../db/setting.repo.ts';
import type { ExpectedVersion } from '../db/write-version.ts';
import { lateFields, statesOf, withPlan } from '../domain/service-fee-versions.ts';
import { topics, type ContentContext } from './content-context.ts';
import { notWritten } from './not-written.ts';

/** The service fees as owners read them, not from memory. */
export const readServiceFee = async ({ db, clock }: ContentContext): Promise<StaffServiceFee> => {
  const set = await findSetting(db, 'service_fee');
  return {
    versions: statesOf(set?.value ?? [], clock()),
    edited_at: set?.editedAt.toISOString() ?? null,
    version: set?.version ?? 0,
  };
};

export interface PlanServiceFee extends ServiceFeePlan {
  expected: ExpectedVersion;
  /** Writes the audit entry in the same transaction, with the versions before and after. */
  audit: (tx: Tx, change: { before: ServiceFeeVersion[]; after: ServiceFeeVersion[] }) => Promise<void>;
}

/** Replaces the versions that have not begun. Fails with `changed_meanwhile`, or by the field of a day that is not to come. */
export const planServiceFee = async (
  { transaction, clock, caches }: Pick<Core, 'transaction' | 'clock' | 'caches'>,
  context: ContentContext,
  { planned, expected, audit }: PlanServiceFee,
): Promise<StaffServiceFee> => {
  await transaction(async (tx) => {
    const held = await holdSetting(tx, 'service_fee');
    // The day is that of the moment in which no other change can come in between.
    const now = clock();
    const late = lateFields(planned, now);
    if (late.length) throw fail('invalid', { fields: Object.fromEntries(late.map((name) => [name, 'fee_day_past'])) });
    const before = held?.value ?? [];
    const after = withPlan(before, planned, now);
    if (!(await writeSetting(tx, 'service_fee', after, { now, expected })))
      throw await notWritten(context, tx, { kind: 'service_fee', ref: 'service_fee' }, held?.version);
    await audit(tx, { before, after });
    await caches.changed(tx, topics.features);
  });
  return readServiceFee(context);
};
