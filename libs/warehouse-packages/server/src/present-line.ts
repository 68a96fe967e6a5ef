import type { ShippingLine } from '@caravan/warehouse-packages/contract';
import type { ShippingLineRow } from './db/shipping-line.table.ts';

/** A shipping line as staff keep it. */
export const presentLine = (line: ShippingLineRow): ShippingLine => ({
  id: line.id,
  version: line.version,
  name: { en: line.name.en, zh: line.name.zh },
  carrier: line.carrier,
  tracking_url: line.trackingUrl,
  zones: line.zones.map((zone) => ({
    countries: [...zone.countries],
    eta_min_days: zone.etaMinDays,
    eta_max_days: zone.etaMaxDays,
    first_fen: zone.firstFen,
    further_fen: zone.furtherFen,
    customs_fen: zone.customsFen,
  })),
  min_g: line.minG,
  max_g: line.maxG,
  max_side_mm: line.maxSideMm,
  max_girth_mm: line.maxGirthMm,
  divisor: line.divisor,
  packing_g: line.packingG,
  max_value_fen: line.maxValueFen,
  restrictions: [...line.restrictions].sort(),
  active: line.active,
});
