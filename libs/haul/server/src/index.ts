export { createHaul } from './haul.server.ts';
