export { figuresFeature } from './figures.server.ts';
