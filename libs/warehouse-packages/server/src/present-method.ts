import type { ShippingMethod } from '@caravan/warehouse-packages/contract';
import type { ShippingMethodRow } from './db/shipping-method.table.ts';

/** A shipping method for staff. */
export const presentMethod = (method: ShippingMethodRow): ShippingMethod => ({
  id: method.id,
  version: method.version,
  name: { en: method.name.en, zh: method.name.zh },
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
});
