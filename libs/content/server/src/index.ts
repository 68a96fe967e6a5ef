export { contentFeature } from './content.server.ts';
