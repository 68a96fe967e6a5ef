import { defineEndpoint, staffRoles } from '@caravan/kernel';
import type {
  Assignee,
  AssigneesQuery,
  AssignTasks,
  BulkResult,
  ClaimTasks,
  FoundItem,
  LastAction,
  NewView,
  NextTaskBody,
  QueueFigures,
  ReleaseTasks,
  SearchQuery,
  SnoozeTasks,
  TakeOver,
  Task,
  TaskPage,
  TaskQuery,
  View,
} from './tasks.schema.ts';

/** The roles that work a queue; of which queues each call checks for itself. */
const workers = ['buyer', 'receiver', 'packer', 'service', 'finance'] as const;

type OneTask = { id: string };
const changesTasks = { login: 'staff', roles: workers, tags: ['task', 'queue'] } as const;

export const listQueues = defineEndpoint<{ data: QueueFigures[] }>()({
  method: 'GET',
  path: '/staff/queues',
  login: 'staff',
  roles: staffRoles,
  tags: ['queue'],
  summary: "The caller's queues: open and overdue tasks, the caller's own, and the oldest",
});

export const listTasks = defineEndpoint<{ query: TaskQuery; data: TaskPage }>()({
  method: 'GET',
  path: '/staff/tasks',
  login: 'staff',
  roles: workers,
  tags: ['task'],
  summary: 'The tasks of a queue, with `format=csv` as a file; without `queue` the own ones or those of one `ref`',
});

export const claimTasks = defineEndpoint<{ body: ClaimTasks; data: BulkResult }>()({
  ...changesTasks,
  method: 'POST',
  path: '/staff/tasks/claim',
  summary: 'Work on tasks; a task of another member is refused with `claimed`, by whom and since when',
});

export const releaseTasks = defineEndpoint<{ body: ReleaseTasks; data: BulkResult }>()({
  ...changesTasks,
  method: 'POST',
  path: '/staff/tasks/release',
  summary: 'Give own tasks back to the queue',
});

export const assignTasks = defineEndpoint<{ body: AssignTasks; data: BulkResult }>()({
  ...changesTasks,
  method: 'POST',
  path: '/staff/tasks/assign',
  summary: 'Give free or own tasks to a member of staff who works their queue',
});

export const listAssignees = defineEndpoint<{ query: AssigneesQuery; data: Assignee[] }>()({
  method: 'GET',
  path: '/staff/tasks/assignees',
  login: 'staff',
  roles: workers,
  tags: ['assignee'],
  summary: "The members of staff who work one of the caller's queues",
});

export const snoozeTasks = defineEndpoint<{ body: SnoozeTasks; data: BulkResult }>()({
  ...changesTasks,
  method: 'POST',
  path: '/staff/tasks/snooze',
  summary: 'Put free or own tasks aside until a time',
  reasons: ['in_the_past'],
});

export const nextTask = defineEndpoint<{ body: NextTaskBody; data: Task | null }>()({
  ...changesTasks,
  method: 'POST',
  path: '/staff/tasks/next',
  summary: 'Claim the free task that is due first, of a queue or of all own queues; null if none is free',
});

export const getLastAction = defineEndpoint<{ params: OneTask; data: LastAction | null }>()({
  method: 'GET',
  path: '/staff/tasks/:id/last_action',
  login: 'staff',
  roles: workers,
  tags: ['task'],
  summary: 'Who did what last to the thing of a task, also after its end; for consoles that show it open',
});

export const takeOverTask = defineEndpoint<{ params: OneTask; body: TakeOver; data: Task }>()({
  ...changesTasks,
  method: 'POST',
  path: '/staff/tasks/:id/take_over',
  summary: "Take another member's task over; the member is told by whom and why",
  ifMatch: true,
  reasons: ['task_closed'],
});

const viewCalls = { login: 'staff', roles: staffRoles, tags: ['view'] } as const;

export const listViews = defineEndpoint<{ data: View[] }>()({
  ...viewCalls,
  method: 'GET',
  path: '/staff/views',
  summary: "The caller's saved views and the shared ones of the caller's queues",
});

export const createView = defineEndpoint<{ body: NewView; data: View }>()({
  ...viewCalls,
  method: 'POST',
  path: '/staff/views',
  summary: 'Save the filters of a queue under a name',
  reasons: ['view_limit'],
});

export const changeView = defineEndpoint<{ params: OneTask; body: NewView; data: View }>()({
  ...viewCalls,
  method: 'PUT',
  path: '/staff/views/:id',
  summary: 'Change an own view',
  ifMatch: true,
});

export const deleteView = defineEndpoint<{ params: OneTask; data: null }>()({
  ...viewCalls,
  method: 'DELETE',
  path: '/staff/views/:id',
  summary: 'Delete an own view',
});

export const searchStaff = defineEndpoint<{ query: SearchQuery; data: FoundItem[] }>()({
  method: 'GET',
  path: '/staff/search',
  login: 'staff',
  roles: staffRoles,
  tags: ['task'],
  summary: "Search by number, e-mail, tracking number or words in what the caller's roles may open, five of a kind",
});

export const liveChanges = defineEndpoint<{ data: string }>()({
  method: 'GET',
  path: '/staff/live',
  login: 'staff',
  roles: staffRoles,
  tags: [],
  summary: "Server-sent events: `tasks`, `figures`, `taken` and `resync` of the caller's queues",
  raw: true,
  stream: true,
});
