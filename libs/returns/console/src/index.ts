export { returnsConsole } from './returns.console.ts';
