import { tasksConsolePaths as paths } from '@caravan/routes/console';
import { aTask, aView, someFigures } from '@caravan/tasks/contract/testing';
import { consoleHarness } from '@caravan/console-core/dev';
import { tasksHandlers } from '../mocks/tasks.handlers.ts';
import { tasksConsole } from '../tasks.console.ts';

export const harness = consoleHarness({
  feature: tasksConsole,
  pages: [paths.home.href(), paths.work.href({ queue: 'buy' })],
  handlers: tasksHandlers({
    figures: [someFigures(), someFigures({ queue: 'review', open: 0, mine: 0, overdue: 0, oldest_at: null })],
    tasks: [
      aTask(),
      aTask({ id: 'task-2', ref: 'CV26110000002', title: '茶壶', holder: { id: 'staff-2', name: 'wang' } }),
    ],
    views: [aView()],
  }),
});
