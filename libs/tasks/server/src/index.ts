export { createTasks } from './tasks.server.ts';
