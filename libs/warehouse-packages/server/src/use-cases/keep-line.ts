import { isDeepStrictEqual } from 'node:util';
import { newId } from '@caravan/kernel';
import { fail, type NewShippingLine } from '@caravan/warehouse-packages/contract';
import type { Tx } from '@caravan/server-core';
import { insertLines, lockLine } from '../db/line.repo.ts';
import type { ShippingLineRow } from '../db/shipping-line.table.ts';
import { presentLine } from '../present-line.ts';
import type { PackageContext } from './package-context.ts';
import type { StaffCall } from './staff-step.ts';

const rowOf = (line: NewShippingLine, id: string, version: number, createdAt: Date): ShippingLineRow => ({
  id,
  version,
  name: line.name,
  carrier: line.carrier,
  trackingUrl: line.tracking_url,
  zones: line.zones.map((zone) => ({
    countries: zone.countries,
    etaMinDays: zone.eta_min_days,
    etaMaxDays: zone.eta_max_days,
    firstFen: zone.first_fen,
    furtherFen: zone.further_fen,
    customsFen: zone.customs_fen,
  })),
  minG: line.min_g,
  maxG: line.max_g,
  maxSideMm: line.max_side_mm,
  maxGirthMm: line.max_girth_mm,
  divisor: line.divisor,
  packingG: line.packing_g,
  maxValueFen: line.max_value_fen,
  restrictions: [...new Set(line.restrictions)].sort(),
  active: line.active,
  createdAt,
});

/** A line that there was not before, in its first version. */
export const createLine = async (tx: Tx, { clock }: PackageContext, { audit }: StaffCall, line: NewShippingLine): Promise<ShippingLineRow> => {
  const row = rowOf(line, newId(), 1, clock());
  await insertLines(tx, [row]);
  await audit(tx, { action: 'shipping_line.create', subject: { kind: 'shipping_line', ref: row.id }, data: { name: line.name } });
  return row;
};

/** A line's next version; packages keep the one they were quoted with. What says the same as the current one makes none. */
export const updateLine = async (
  tx: Tx,
  { clock }: PackageContext,
  { audit, unchanged }: StaffCall,
  id: string,
  line: NewShippingLine,
): Promise<ShippingLineRow> => {
  const current = await lockLine(tx, id);
  if (!current) throw fail('not_found');
  const row = rowOf(line, id, current.version + 1, clock());
  const before = presentLine(current);
  if (isDeepStrictEqual({ ...presentLine(row), version: before.version }, before)) {
    unchanged();
    return current;
  }
  await insertLines(tx, [row]);
  await audit(tx, { action: 'shipping_line.update', subject: { kind: 'shipping_line', ref: id }, data: { from_version: current.version, to_version: row.version } });
  return row;
};
