import { fail, type ExchangeMarginVersion, type ServiceFeeVersion } from '@caravan/content/contract';
import type { Core, Database, Tx } from '@caravan/server-core';
import { findSetting, holdSetting, writeSetting, type SettingRow } from '../db/setting.repo.ts';
import type { ExpectedVersion } from '../db/write-version.ts';
import { lateFields, statesOf, withPlan, type DatedVersion } from '../domain/planned-versions.ts';
import { topics, type ContentContext } from './content-context.ts';
import { notWritten } from './not-written.ts';

type Kept<Version> = Omit<SettingRow, 'value'> & { value: Version[] };

/** A setting that owners plan by days: all versions that were ever in force, and those to come. */
interface PlannedSetting<Version extends DatedVersion> {
  kind: 'exchange_margin' | 'service_fee';
  /** Why a version cannot begin today or earlier. */
  late: 'fee_day_past' | 'margin_day_past';
  find: (db: Database) => Promise<Kept<Version> | undefined>;
  hold: (tx: Tx) => Promise<Kept<Version> | undefined>;
  write: (tx: Tx, value: Version[], how: { now: Date; expected: ExpectedVersion }) => Promise<boolean>;
}

export const serviceFees: PlannedSetting<ServiceFeeVersion> = {
  kind: 'service_fee',
  late: 'fee_day_past',
  find: (db) => findSetting(db, 'service_fee'),
  hold: (tx) => holdSetting(tx, 'service_fee'),
  write: (tx, value, how) => writeSetting(tx, 'service_fee', value, how),
};

export const exchangeMargins: PlannedSetting<ExchangeMarginVersion> = {
  kind: 'exchange_margin',
  late: 'margin_day_past',
  find: (db) => findSetting(db, 'exchange_margin'),
  hold: (tx) => holdSetting(tx, 'exchange_margin'),
  write: (tx, value, how) => writeSetting(tx, 'exchange_margin', value, how),
};

/** The versions as owners read them, not from memory. */
export const readPlanned = async <Version extends DatedVersion>(
  { db, clock }: ContentContext,
  setting: PlannedSetting<Version>,
) => {
  const set = await setting.find(db);
  return {
    versions: statesOf(set?.value ?? [], clock()),
    edited_at: set?.editedAt.toISOString() ?? null,
    version: set?.version ?? 0,
  };
};

export interface PlanVersions<Version> {
  planned: readonly Version[];
  expected: ExpectedVersion;
  /** Writes the audit entry in the same transaction, with the versions before and after. */
  audit: (tx: Tx, change: { before: Version[]; after: Version[] }) => Promise<void>;
}

/** Replaces the versions that have not begun. Fails with `changed_meanwhile`, or by the field of a day that is not to come. */
export const planVersions = async <Version extends DatedVersion>(
  { transaction, clock, caches }: Pick<Core, 'transaction' | 'clock' | 'caches'>,
  context: ContentContext,
  setting: PlannedSetting<Version>,
  { planned, expected, audit }: PlanVersions<Version>,
) => {
  const { kind } = setting;
  await transaction(async (tx) => {
    const held = await setting.hold(tx);
    // The day is that of the moment in which no other change can come in between.
    const now = clock();
    const late = lateFields(planned, now);
    if (late.length) throw fail('invalid', { fields: Object.fromEntries(late.map((name) => [name, setting.late])) });
    const before = held?.value ?? [];
    const after = withPlan(before, planned, now);
    if (!(await setting.write(tx, after, { now, expected })))
      throw await notWritten(context, tx, { kind, ref: kind }, held?.version);
    await audit(tx, { before, after });
    await caches.changed(tx, topics.features);
  });
  return readPlanned(context, setting);
};
