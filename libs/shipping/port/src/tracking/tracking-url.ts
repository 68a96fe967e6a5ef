import type { ShippingMethodVersion } from '../methods/shipping-method.ts';

/**
 * The carrier's page for a package. Null if it has none, or if the package went with another carrier than that of its
 * shipping method.
 */
export const trackingUrl = (
  method: Pick<ShippingMethodVersion, 'carrier' | 'trackingUrl'>,
  carrier: string,
  number: string,
): string | null => {
  const isSameCarrier = carrier.trim().toLowerCase() === method.carrier.trim().toLowerCase();
  return isSameCarrier && method.trackingUrl
    ? method.trackingUrl.replaceAll('{number}', () => encodeURIComponent(number))
    : null;
};
