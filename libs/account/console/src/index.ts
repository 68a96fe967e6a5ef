export { accountConsole } from './account.console.ts';
