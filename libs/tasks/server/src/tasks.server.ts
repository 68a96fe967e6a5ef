import { type Core, type Feature, type FeatureServer, handleJob, plainAudit } from '@caravan/server-core';
import { tasksReasons } from '@caravan/tasks/contract';
import {
  type HeldWork,
  heldWorkPort,
  type StaffChanges,
  staffChangesPort,
  type Tasks,
  tasksPort,
  type WorkFigures,
  workFiguresPort,
} from '@caravan/tasks/port';
import { makeLiveStreams } from './live/live-streams.ts';
import { liveRoutes } from './routes/live.staff-routes.ts';
import { taskRoutes } from './routes/tasks.staff-routes.ts';
import { auditTasks, reconcileTasks, reconcileTasksJob } from './use-cases/reconcile-tasks.ts';
import { releaseLost } from './use-cases/release-held.ts';
import { heldByStaff } from './use-cases/hand-over.ts';
import { queueFigures } from './use-cases/queue-figures.ts';
import { changedMeanwhile } from './use-cases/staff-changes.ts';
import { type TasksContext, type TasksDependencies, tasksNeeds } from './use-cases/tasks-context.ts';
import { wakeDueTasks, wakeTasksJob } from './use-cases/wake-tasks.ts';
import { workFigures } from './use-cases/work-figures.ts';
import { makeTasks } from './use-cases/write-tasks.ts';

export interface TasksPorts {
  tasks: Tasks;
  changes: StaffChanges;
  /** Members who leave hand it over. */
  held: HeldWork[];
  /** Open work in the owner's figures. */
  figures: WorkFigures;
}

export interface TasksServer extends FeatureServer {
  ports: TasksPorts;
}

/** At a start and every hour. */
const bringUpToDate = async (context: TasksContext): Promise<void> => {
  await reconcileTasks(context);
  await releaseLost(context);
};

/** The queues of work for staff. */
export const createTasks = (core: Core, dependencies: TasksDependencies): TasksServer => {
  const { db, transaction, clock, log } = core;
  const figures = queueFigures(core);
  const live = makeLiveStreams({ channel: core.channel, log, figures, ...dependencies });
  const context: TasksContext = { db, transaction, clock, log, tell: live.tell, ...dependencies };
  return {
    name: 'tasks',
    reasons: tasksReasons,
    routes: [...taskRoutes(context, figures), ...liveRoutes(live)],
    jobs: [
      handleJob(wakeTasksJob, () => wakeDueTasks(context)),
      handleJob(reconcileTasksJob, () => bringUpToDate(context)),
    ],
    start: () => bringUpToDate(context),
    audit: (run = plainAudit) => run.part('open tasks', () => auditTasks(context)),
    ports: {
      tasks: makeTasks(context),
      held: heldByStaff(context),
      figures: workFigures(context),
      changes: { changed: (reader, subject) => changedMeanwhile(context, reader, subject) },
    },
  };
};

/** Makes tasks, and registers what it does for other features. */
export const tasksFeature: Feature = (core) => {
  const feature = createTasks(core, core.ports.use('tasks', tasksNeeds));
  const { ports } = feature;
  core.ports.provide(tasksPort, ports.tasks);
  core.ports.provide(heldWorkPort, ports.held);
  core.ports.provide(staffChangesPort, ports.changes);
  core.ports.provide(workFiguresPort, ports.figures);
  return feature;
};
