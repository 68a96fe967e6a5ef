export { supportFeature } from './support.server.ts';
