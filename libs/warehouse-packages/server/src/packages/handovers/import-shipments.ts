import { Failure, failureMessage, type Language, reasonText, scannedCode, trackingKey } from '@caravan/kernel';
import { carrierName, code, trackingNumber, z } from '@caravan/kernel/zod';
import type { Database } from '@caravan/server-core';
import {
  fail,
  warehousePackagesReasons,
  type ShipmentsImport,
  type ShipmentsImported,
} from '@caravan/warehouse-packages/contract';
import { findWaiting, quotedCarriers } from './handover.repo.ts';
import { findPackageRows, lockPackageRows } from '../package.repo.ts';
import type { PackageRow } from '../package.table.ts';
import { refuseUndeclared } from '../packing/refuse-undeclared.ts';
import { hasTracking, refuseKnownTracking } from '../../tracking/claim-tracking.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { refuseUnweighed, shipPackage } from './ship-package.ts';
import { readRule } from '../weighing/weighing.repo.ts';
import type { StaffCall } from '../../core/staff-step.ts';

type Result = ShipmentsImported['rows'][number];
type Row = ShipmentsImport['rows'][number];

const rowSchema = z.object({ number: code(40), carrier: carrierName(1, 60), tracking_number: trackingNumber });

/** The effect of a row on its package. Fails with the reason against it. */
const outcomeOf = async (
  db: Database,
  held: PackageRow | undefined,
  row: z.infer<typeof rowSchema>,
  { at, isWeighed, context }: { at: Date; isWeighed: boolean; context: PackageContext },
): Promise<'shipped' | 'unchanged'> => {
  const { number } = row;
  if (!held) throw fail('package_unknown', { code: number });
  if (hasTracking(held, row)) return 'unchanged';
  if (held.status === 'cancelled') throw fail('package_cancelled', { number });
  if (held.status !== 'to_be_delivered') throw fail('wrong_state');
  const waiting = await findWaiting(db, number);
  if (waiting) throw fail('in_other_handover', { number, handover_id: waiting.handoverId });
  refuseUnweighed(held, isWeighed);
  await refuseUndeclared(db, context, held);
  await refuseKnownTracking(db, { shipment: row, packageNumber: number, at });
  return 'shipped';
};

/** One import, and the tracking numbers that its earlier rows used. */
interface Import {
  context: PackageContext;
  call: StaffCall;
  language: Language;
  dryRun: boolean;
  used: Map<string, string>;
  /** Whether the shop weighs packages before they leave. */
  isWeighed: boolean;
  /** The carriers of the shipping methods, by the number of the package. */
  carriers: ReadonlyMap<string, string>;
}

/** Why a package must stay for now, although nothing is wrong with its row. */
const heldReasons: ReadonlySet<string> = new Set(['not_weighed', 'extra_open', 'customs_incomplete']);

/** The carrier of the shipping method, if a row names another one. */
const otherCarrier = ({ carriers }: Import, { number, carrier }: z.infer<typeof rowSchema>): string | null => {
  const expected = carriers.get(number);
  return expected === undefined || expected.toLowerCase() === carrier.toLowerCase() ? null : expected;
};

/** Refuses a tracking number that an earlier row of the file has for another package. */
const refuseUsed = (
  { used }: Import,
  { number, carrier, tracking_number: tracking }: z.infer<typeof rowSchema>,
): void => {
  const key = JSON.stringify([carrier.toLowerCase(), trackingKey(tracking)]);
  const known = used.get(key) ?? number;
  if (known !== number) throw fail('tracking_known', { number: known });
  used.set(key, number);
};

const importRow = async (one: Import, raw: Row): Promise<Result> => {
  const { context, call, language, dryRun } = one;
  const now = { at: context.clock(), isWeighed: one.isWeighed, context };
  const number = scannedCode(raw.number);
  const refused = (reason: string, message: string): Result => ({
    number,
    outcome: heldReasons.has(reason) ? 'held' : 'refused',
    reason,
    message,
    other_carrier: null,
  });
  const parsed = rowSchema.safeParse(raw);
  if (!parsed.success) {
    const why = parsed.error.issues[0]?.message ?? 'bad_format';
    const reason = why in warehousePackagesReasons ? why : 'invalid';
    return refused(reason, reasonText(why, language, warehousePackagesReasons));
  }
  const row = parsed.data;
  const shipment = { carrier: row.carrier, tracking_number: row.tracking_number };
  try {
    refuseUsed(one, row);
    const outcome = dryRun
      ? await outcomeOf(context.db, (await findPackageRows(context.db, 'all', [number]))[0], row, now)
      : await context.transaction(async (tx) => {
          const [held] = await lockPackageRows(tx, 'all', [number]);
          const planned = await outcomeOf(tx, held, row, now);
          if (planned === 'shipped') await shipPackage(tx, context, call, number, shipment);
          return planned;
        });
    const other_carrier = outcome === 'shipped' ? otherCarrier(one, row) : null;
    return { number, outcome, reason: null, message: null, other_carrier };
  } catch (error) {
    if (error instanceof Failure) return refused(error.reason, failureMessage(error, language));
    throw error;
  }
};

/**
 * Ships packages by the tracking numbers of a file, each in a transaction of its own. A repeated import changes
 * nothing. A dry run answers what the import would do.
 */
export const importShipments = async (
  context: PackageContext,
  call: StaffCall,
  { rows, dry_run: dryRun }: ShipmentsImport,
  language: Language,
): Promise<ShipmentsImported> => {
  const { enabled: isWeighed } = await readRule(context.db);
  const carriers = await quotedCarriers(
    context.db,
    rows.map(({ number }) => scannedCode(number)),
  );
  const one: Import = { context, call, language, dryRun, used: new Map(), isWeighed, carriers };
  const results: Result[] = [];
  for (const row of rows) results.push(await importRow(one, row));
  if (dryRun || !results.some(({ outcome }) => outcome === 'shipped')) call.unchanged();
  return { rows: results };
};
