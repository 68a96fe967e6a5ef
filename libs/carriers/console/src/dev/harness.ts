import { aCarrierLabel } from '@caravan/carriers/contract/testing';
import { consoleHarness } from '@caravan/console-core/dev';
import { carriersConsolePaths as paths } from '@caravan/routes/console';
import { carriersConsole } from '../carriers.console.ts';
import { carriersHandlers } from '../mocks/carriers.handlers.ts';

export const harness = consoleHarness({
  feature: carriersConsole,
  pages: [paths.carriers.href()],
  handlers: carriersHandlers({ labels: [aCarrierLabel()] }),
});
