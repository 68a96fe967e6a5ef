export { customsConsole } from './customs.console.ts';
