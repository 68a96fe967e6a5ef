export { supportConsole } from './support.console.ts';
