export { stockCountsConsole } from './stock-counts.console.ts';
