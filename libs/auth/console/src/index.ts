export { authConsole } from './auth.console.ts';
