import { startConsoleHarness } from '@caravan/console-core/dev';
import { supportConsole } from '../support.console.ts';
import { supportStaffHandlers } from '../mocks/support.handlers.ts';

void startConsoleHarness({ feature: supportConsole, handlers: supportStaffHandlers() });
