export { createReturns } from './returns.server.ts';
