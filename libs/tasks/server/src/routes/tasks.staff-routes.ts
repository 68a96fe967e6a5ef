import { fail } from '@caravan/kernel';
import { expectedVersion, route, sendCsv, type Route } from '@caravan/server-core';
import {
  assignTasksContract,
  changeViewContract,
  claimTasksContract,
  createViewContract,
  deleteViewContract,
  getLastActionContract,
  listAssigneesContract,
  listQueuesContract,
  listTasksContract,
  listViewsContract,
  nextTaskContract,
  releaseTasksContract,
  searchStaffContract,
  snoozeTasksContract,
  takeOverTaskContract,
} from '@caravan/tasks/contract/schema';
import { assignTasks, claimTasks, listAssignees, releaseTasks, snoozeTasks } from '../use-cases/change-tasks.ts';
import { exportTasks } from '../use-cases/export-tasks.ts';
import { listTasks } from '../use-cases/list-tasks.ts';
import type { Figures } from '../use-cases/queue-figures.ts';
import { searchEverything } from '../use-cases/search.ts';
import { lastActionOn } from '../use-cases/staff-changes.ts';
import { nextTask, takeOver } from '../use-cases/take-task.ts';
import type { TasksContext } from '../use-cases/tasks-context.ts';
import { changeView, createView, deleteView, listViews } from '../use-cases/views.ts';
import { workedQueues } from '../use-cases/worker.ts';

/** The queues, their tasks, saved views and the search. */
export const taskRoutes = (context: TasksContext, figures: Figures): Route[] => [
  route(listQueuesContract, ({ session }) => figures.of(session)),

  route(listTasksContract, async ({ session, query, language, reply, audit }) => {
    if (query.format !== 'csv') return listTasks(context, session, query);
    workedQueues(session, query.queue);
    // Reading the list needs no code, so the descriptor cannot demand one (specification 24.9).
    if (session.mustConfirm) throw fail('confirm_needed');
    const subject = { kind: 'queue', ref: query.queue ?? 'own' };
    await context.transaction((tx) => audit(tx, { action: 'task.export', subject, data: { ...query } }));
    const fileName = `${query.queue ?? 'tasks'}-${context.clock().toISOString().slice(0, 10)}`;
    return sendCsv(reply, fileName, exportTasks(context, session, query, language));
  }),

  route(claimTasksContract, (call) => claimTasks(context, call, call.body)),
  route(releaseTasksContract, (call) => releaseTasks(context, call, call.body)),
  route(assignTasksContract, (call) => assignTasks(context, call, call.body)),
  route(listAssigneesContract, ({ session, query }) => listAssignees(context, session, query.queue)),
  route(snoozeTasksContract, (call) => snoozeTasks(context, call, call.body)),
  route(getLastActionContract, ({ session, params }) => lastActionOn(context, session, params.id)),
  route(nextTaskContract, (call) => nextTask(context, call, call.body.queue)),
  route(takeOverTaskContract, (call) =>
    takeOver(context, call, { id: call.params.id, note: call.body.note, expected: expectedVersion(call.request) }),
  ),

  route(listViewsContract, ({ session }) => listViews(context, session)),
  route(createViewContract, (call) => createView(context, call, call.body)),
  route(changeViewContract, (call) =>
    changeView(context, call, { id: call.params.id, view: call.body, expected: expectedVersion(call.request) }),
  ),
  route(deleteViewContract, (call) => deleteView(context, call, call.params.id)),

  route(searchStaffContract, ({ session, query }) => searchEverything(context, session, query.q)),
];
