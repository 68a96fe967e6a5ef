export { createReturns, returnsFeature } from './returns.server.ts';
