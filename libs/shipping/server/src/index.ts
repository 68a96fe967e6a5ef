export { createShipping, shippingFeature, type ShippingServer } from './shipping.server.ts';
export type { SplitterOptions } from './split/splitter.ts';
