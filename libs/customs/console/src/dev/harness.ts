import { consoleHarness } from '@caravan/console-core/dev';
import { customsConsolePaths as paths } from '@caravan/routes/console';
import { customsConsole } from '../customs.console.ts';
import { customsHandlers } from '../mocks/customs.handlers.ts';

export const harness = consoleHarness({
  feature: customsConsole,
  pages: [paths.rule.href()],
  handlers: customsHandlers(),
});
