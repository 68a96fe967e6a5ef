export { createShipping } from './shipping.server.ts';
export type { SplitterOptions } from './split/splitter.ts';
