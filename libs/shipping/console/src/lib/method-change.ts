import type { ShippingMethod, ShippingMethodChange } from '@caravan/shipping/contract';

export const methodChange = (
  method: ShippingMethod | ShippingMethod['scheduled'][number],
  effectiveFrom: string | null,
): ShippingMethodChange => ({
  name: method.name,
  carrier: method.carrier,
  tracking_url: method.tracking_url,
  zones: method.zones,
  min_g: method.min_g,
  max_g: method.max_g,
  max_side_mm: method.max_side_mm,
  max_girth_mm: method.max_girth_mm,
  divisor: method.divisor,
  packing_g: method.packing_g,
  max_value_fen: method.max_value_fen,
  restrictions: method.restrictions,
  active: method.active,
  effective_from: effectiveFrom,
});

/** The newest version, also if it is one of the future: what the member of staff has seen. */
export const newestVersion = ({ version, scheduled }: ShippingMethod): number =>
  Math.max(version, ...scheduled.map((one) => one.version));
