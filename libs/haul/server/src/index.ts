export { haulFeature } from './haul.server.ts';
