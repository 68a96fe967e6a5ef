import { consoleHarness } from '@caravan/console-core/dev';
import { aStaffReturn } from '@caravan/returns/contract/testing';
import { warehouseConsolePaths as paths } from '@caravan/routes/console';
import { returnsHandlers } from '../mocks/returns.handlers.ts';
import { returnsConsole } from '../returns.console.ts';

export const harness = consoleHarness({
  feature: returnsConsole,
  pages: [paths.returns.href(), paths.newReturn.href(), paths.returnDetail.href({ number: aStaffReturn().number })],
  handlers: returnsHandlers([aStaffReturn()]),
});
