import type { NewShippingMethod, ShippingMethod } from '@caravan/shipping/contract';
import type { ShippingMethodRow } from '@caravan/shipping/port';
import type { ScheduledMethodRow } from './method-versions.repo.ts';

/** Staff write these fields. */
export const presentFields = (method: ShippingMethodRow): NewShippingMethod => ({
  name: { ...method.name },
  carrier: method.carrier,
  tracking_url: method.trackingUrl,
  zones: method.zones.map((zone) => ({
    countries: [...zone.countries],
    eta_min_days: zone.etaMinDays,
    eta_max_days: zone.etaMaxDays,
    first_fen: zone.firstFen,
    further_fen: zone.furtherFen,
    customs_fen: zone.customsFen,
  })),
  min_g: method.minG,
  max_g: method.maxG,
  max_side_mm: method.maxSideMm,
  max_girth_mm: method.maxGirthMm,
  divisor: method.divisor,
  packing_g: method.packingG,
  max_value_fen: method.maxValueFen,
  restrictions: [...method.restrictions].sort(),
  active: method.active,
  ...(method.sheetId !== null && method.sheetTerms ? { sheet: { id: method.sheetId, ...method.sheetTerms } } : {}),
});

/** A shipping method for staff, in the version of this moment. */
export const presentMethod = (
  method: ShippingMethodRow,
  scheduled: readonly ScheduledMethodRow[] = [],
): ShippingMethod => ({
  id: method.id,
  version: method.version,
  ...presentFields(method),
  effective_from: method.effectiveFrom?.toISOString() ?? null,
  scheduled: scheduled
    .filter(({ id }) => id === method.id)
    .map((row) => ({
      version: row.version,
      ...presentFields(row),
      effective_from: row.effectiveFrom.toISOString(),
    })),
});
