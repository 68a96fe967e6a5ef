import { showsPages } from '@caravan/console-core/testing';
import { stockCountsConsole } from '../stock-counts.console.ts';

export { signal, testDevice } from '@caravan/console-core/testing';
export const { showPage, showStation } = showsPages(stockCountsConsole);
