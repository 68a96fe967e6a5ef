import { consoleHarness } from '@caravan/console-core/dev';
import { booksConsolePaths as paths } from '@caravan/routes/console';
import { booksConsole } from '../books.console.ts';
import { booksHandlers } from '../mocks/books.handlers.ts';

export const harness = consoleHarness({
  feature: booksConsole,
  pages: [paths.journal.href(), paths.rule.href()],
  handlers: booksHandlers(),
});
