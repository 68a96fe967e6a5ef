export { createLogistics } from './logistics.server.ts';
