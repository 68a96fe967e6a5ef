export { customsFeature } from './customs.server.ts';
