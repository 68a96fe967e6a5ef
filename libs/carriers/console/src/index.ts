export { carriersConsole } from './carriers.console.ts';
