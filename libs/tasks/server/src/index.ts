export { tasksFeature } from './tasks.server.ts';
