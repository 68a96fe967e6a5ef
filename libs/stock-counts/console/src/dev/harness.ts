import { consoleHarness } from '@caravan/console-core/dev';
import { warehouseConsolePaths as paths } from '@caravan/routes/console';
import { aCount, aWaitingCount } from '@caravan/stock-counts/contract/testing';
import { stockCountsHandlers } from '../mocks/stock-counts.handlers.ts';
import { stockCountsConsole } from '../stock-counts.console.ts';

const waiting = aWaitingCount();

export const harness = consoleHarness({
  feature: stockCountsConsole,
  pages: [paths.count.href(), paths.counts.href(), paths.countDetail.href({ number: waiting.number })],
  handlers: stockCountsHandlers([waiting, aCount({ number: 'SC2611048214K', bin: 'B-07' })]),
});
