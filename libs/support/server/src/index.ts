export { createSupport } from './support.server.ts';
