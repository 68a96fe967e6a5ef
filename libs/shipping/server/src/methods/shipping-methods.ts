import { isDeepStrictEqual } from 'node:util';
import { newId } from '@caravan/kernel';
import { defineJob, type Core, type StaffCall, type Tx } from '@caravan/server-core';
import {
  fail,
  type NewShippingMethod,
  type ShippingMethod,
  type ShippingMethodChange,
} from '@caravan/shipping/contract';
import { currentMethods, hasPriceSheet, insertMethods, methodAt, type ShippingMethodRow } from '@caravan/shipping/port';
import type { ShippingContext } from '../shipping-context.ts';
import { presentFields, presentMethod } from './present-method.ts';
import { lockMethod, scheduledMethods } from './method-versions.repo.ts';

/** The topic of caches that depend on the shipping methods in force. */
export const methodsTopic = 'warehouse.shipping_methods';

/** Runs when a version of the future comes into force, which needs no write. */
export const methodInForceJob = defineJob()({ name: 'warehouse.method_in_force' });

export const announceMethods = ({ transaction, caches }: Pick<Core, 'transaction' | 'caches'>): Promise<void> =>
  transaction((tx) => caches.changed(tx, methodsTopic));

/** All shipping methods with their versions of the future. */
export const listMethods = async ({ db, clock }: Pick<ShippingContext, 'db' | 'clock'>): Promise<ShippingMethod[]> => {
  const now = clock();
  const current = await currentMethods(db, now);
  const scheduled = await scheduledMethods(db, now);
  return current.map((method) => presentMethod(method, scheduled));
};

type VersionFacts = Pick<ShippingMethodRow, 'id' | 'version' | 'effectiveFrom' | 'createdAt'>;

type StoredSheet = Pick<ShippingMethodRow, 'sheetId' | 'sheetTerms'>;

const noSheet: StoredSheet = { sheetId: null, sheetTerms: null };

/** The price sheet of a change; one that names none keeps that of the version before. */
const sheetOf = ({ sheet }: NewShippingMethod, before: StoredSheet): StoredSheet => {
  if (sheet === undefined) return { sheetId: before.sheetId, sheetTerms: before.sheetTerms };
  if (sheet === null) return noSheet;
  const { id: sheetId, ...sheetTerms } = sheet;
  return { sheetId, sheetTerms };
};

/** A version of a shipping method as it is stored. */
export const rowOf = (
  method: NewShippingMethod,
  facts: VersionFacts,
  before: StoredSheet = noSheet,
): ShippingMethodRow => ({
  ...facts,
  name: method.name,
  carrier: method.carrier,
  trackingUrl: method.tracking_url,
  zones: method.zones.map((zone) => ({
    countries: zone.countries,
    etaMinDays: zone.eta_min_days,
    etaMaxDays: zone.eta_max_days,
    firstFen: zone.first_fen,
    furtherFen: zone.further_fen,
    customsFen: zone.customs_fen,
  })),
  minG: method.min_g,
  maxG: method.max_g,
  maxSideMm: method.max_side_mm,
  maxGirthMm: method.max_girth_mm,
  divisor: method.divisor,
  packingG: method.packing_g,
  maxValueFen: method.max_value_fen,
  restrictions: [...new Set(method.restrictions)].sort(),
  active: method.active,
  ...sheetOf(method, before),
});

/** A price sheet belongs to one method. */
const refuseUnknownSheet = async (tx: Tx, { id, sheetId }: ShippingMethodRow, before: StoredSheet): Promise<void> => {
  if (sheetId === null || sheetId === before.sheetId) return;
  if (!(await hasPriceSheet(tx, id, sheetId))) throw fail('not_found');
};

/** Creates a shipping method in its first version. */
export const createMethod = async (
  tx: Tx,
  { clock, caches }: Pick<ShippingContext, 'clock' | 'caches'>,
  { audit }: StaffCall,
  method: NewShippingMethod,
): Promise<ShippingMethod> => {
  const row = rowOf(method, { id: newId(), version: 1, effectiveFrom: null, createdAt: clock() });
  await refuseUnknownSheet(tx, row, noSheet);
  await insertMethods(tx, [row]);
  await audit(tx, {
    action: 'shipping_line.create',
    subject: { kind: 'shipping_line', ref: row.id },
    data: { name: method.name },
  });
  await caches.changed(tx, methodsTopic);
  return presentMethod(row);
};

export interface MethodChange {
  id: string;
  method: ShippingMethodChange;
  /** The highest version that the caller saw. */
  version: number | undefined;
}

/**
 * Inserts the next version of a shipping method, in force at once or from a moment of the future on; packages keep the
 * version of their quote. What changes nothing at that moment gets no new version.
 */
export const updateMethod = async (
  tx: Tx,
  { clock, staffChanges, jobs, caches }: ShippingContext,
  { audit, unchanged }: StaffCall,
  { id, method, version }: MethodChange,
): Promise<ShippingMethod> => {
  const latest = await lockMethod(tx, id);
  if (!latest) throw fail('not_found');
  const now = clock();
  const wanted = method.effective_from ? new Date(method.effective_from) : now;
  const effectiveFrom = wanted > now ? wanted : now;
  const before = await methodAt(tx, id, effectiveFrom);
  if (!before) throw new Error(`shipping method ${id} has no version in force`);
  const row = rowOf(method, { id, version: latest + 1, effectiveFrom, createdAt: now }, before);
  if (isDeepStrictEqual(presentFields(row), presentFields(before))) unchanged();
  else {
    if (version !== undefined && version !== latest)
      throw await staffChanges().changed(tx, { kind: 'shipping_line', ref: id, version: latest });
    await refuseUnknownSheet(tx, row, before);
    await insertMethods(tx, [row]);
    await audit(tx, {
      action: 'shipping_line.update',
      subject: { kind: 'shipping_line', ref: id },
      data: { from_version: before.version, to_version: row.version, effective_from: effectiveFrom.toISOString() },
    });
    if (effectiveFrom > now) await jobs.send(tx, methodInForceJob, null, { startAfter: effectiveFrom });
    else await caches.changed(tx, methodsTopic);
  }
  const current = await methodAt(tx, id, now);
  if (!current) throw new Error(`shipping method ${id} has no version in force`);
  return presentMethod(current, await scheduledMethods(tx, now, id));
};
