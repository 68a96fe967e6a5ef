export { tasksConsole } from './tasks.console.ts';
