export { contentConsole } from './content.console.ts';
