import { aLead } from '@caravan/logistics/contract/testing';
import { consoleHarness } from '@caravan/console-core/dev';
import { logisticsConsolePaths as paths } from '@caravan/routes/console';
import { logisticsConsole } from '../logistics.console.ts';
import { dutyHandlers } from '../mocks/duties.handlers.ts';
import { leadHandlers } from '../mocks/logistics.handlers.ts';

export const harness = consoleHarness({
  feature: logisticsConsole,
  pages: [paths.leads.href(), paths.duties.href(), paths.duty.href({ country: 'DE' })],
  handlers: [...leadHandlers([aLead()]), ...dutyHandlers()],
});
