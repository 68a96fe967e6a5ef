import type { ShippingLineVersion } from './shipping-line.ts';

/** The carrier's page about a package; null where it has none, or where another carrier took it than the line's. */
export const trackingUrl = (line: Pick<ShippingLineVersion, 'carrier' | 'trackingUrl'>, carrier: string, number: string): string | null => {
  const isLines = carrier.trim().toLowerCase() === line.carrier.trim().toLowerCase();
  return isLines && line.trackingUrl ? line.trackingUrl.replaceAll('{number}', () => encodeURIComponent(number)) : null;
};
