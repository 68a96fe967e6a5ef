export { createFigures } from './figures.server.ts';
