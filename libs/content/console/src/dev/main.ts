import { startConsoleHarness } from '@caravan/console-core/dev';
import { contentConsole } from '../content.console.ts';
import { contentStaffHandlers } from '../mocks/content.handlers.ts';

void startConsoleHarness({ feature: contentConsole, handlers: contentStaffHandlers() });
