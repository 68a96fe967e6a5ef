import { consoleHarness } from '@caravan/console-core/dev';
import { aFreightBill, aLineDetail, anUnknownLine } from '@caravan/freight-costs/contract/testing';
import { freightCostsConsolePaths as paths } from '@caravan/routes/console';
import { freightCostsConsole } from '../freight-costs.console.ts';
import { freightCostsHandlers } from '../mocks/freight-costs.handlers.ts';

export const harness = consoleHarness({
  feature: freightCostsConsole,
  pages: [
    paths.bills.href(),
    paths.billImport.href(),
    paths.lines.href(),
    paths.line.href({ id: aLineDetail().id }),
    paths.line.href({ id: anUnknownLine().id }),
    paths.margins.href(),
    paths.rule.href(),
  ],
  handlers: freightCostsHandlers({ bills: [aFreightBill()], lines: [aLineDetail(), anUnknownLine()] }),
});
