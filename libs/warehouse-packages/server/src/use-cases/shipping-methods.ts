import { isDeepStrictEqual } from 'node:util';
import { newId } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { fail, type NewShippingMethod } from '@caravan/warehouse-packages/contract';
import { countMethods, insertMethods, lockMethod } from '../db/shipping-method.repo.ts';
import type { ShippingMethodRow } from '../db/shipping-method.table.ts';
import { presentMethod } from '../present-method.ts';
import { seedMethods } from '../seed/shipping-methods.ts';
import type { PackageContext } from './package-context.ts';
import type { StaffCall } from './staff-step.ts';

/** Inserts the default shipping methods if there are none; existing ones never change. */
export const ensureShippingMethods = async ({ db, clock }: Pick<PackageContext, 'db' | 'clock'>): Promise<void> => {
  if ((await countMethods(db)) > 0) return;
  const createdAt = clock();
  await insertMethods(
    db,
    seedMethods.map((method) => ({
      ...method,
      zones: [...method.zones],
      restrictions: [...method.restrictions],
      createdAt,
    })),
  );
};

const rowOf = (method: NewShippingMethod, id: string, version: number, createdAt: Date): ShippingMethodRow => ({
  id,
  version,
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
  createdAt,
});

/** Creates a shipping method in its first version. */
export const createMethod = async (
  tx: Tx,
  { clock }: PackageContext,
  { audit }: StaffCall,
  method: NewShippingMethod,
): Promise<ShippingMethodRow> => {
  const row = rowOf(method, newId(), 1, clock());
  await insertMethods(tx, [row]);
  await audit(tx, {
    action: 'shipping_line.create',
    subject: { kind: 'shipping_line', ref: row.id },
    data: { name: method.name },
  });
  return row;
};

/**
 * Inserts the next version of a shipping method; packages keep the version of their quote. An unchanged method gets no
 * new version.
 */
export const updateMethod = async (
  tx: Tx,
  { clock }: PackageContext,
  { audit, unchanged }: StaffCall,
  id: string,
  method: NewShippingMethod,
): Promise<ShippingMethodRow> => {
  const current = await lockMethod(tx, id);
  if (!current) throw fail('not_found');
  const row = rowOf(method, id, current.version + 1, clock());
  const before = presentMethod(current);
  if (isDeepStrictEqual({ ...presentMethod(row), version: before.version }, before)) {
    unchanged();
    return current;
  }
  await insertMethods(tx, [row]);
  await audit(tx, {
    action: 'shipping_line.update',
    subject: { kind: 'shipping_line', ref: id },
    data: { from_version: current.version, to_version: row.version },
  });
  return row;
};
