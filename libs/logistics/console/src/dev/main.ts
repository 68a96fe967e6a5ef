import { aLead } from '@caravan/logistics/contract/testing';
import { startConsoleHarness } from '@caravan/console-core/dev';
import { logisticsConsole } from '../logistics.console.ts';
import { dutyHandlers } from '../mocks/duties.handlers.ts';
import { leadHandlers } from '../mocks/logistics.handlers.ts';

void startConsoleHarness({ feature: logisticsConsole, handlers: [...leadHandlers([aLead()]), ...dutyHandlers()] });
