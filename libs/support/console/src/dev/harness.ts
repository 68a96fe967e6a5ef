import { supportConsolePaths as paths } from '@caravan/routes/console';
import { consoleHarness } from '@caravan/console-core/dev';
import { supportConsole } from '../support.console.ts';
import { supportStaffHandlers } from '../mocks/support.handlers.ts';

export const harness = consoleHarness({
  feature: supportConsole,
  pages: [paths.tickets.href(), paths.ticket.href({ id: 'conversation-1' }), paths.replies.href()],
  handlers: supportStaffHandlers(),
});
