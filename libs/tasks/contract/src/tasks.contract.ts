import { schemaOf } from '@caravan/kernel';
import { id, z } from '@caravan/kernel/zod';
import * as calls from './tasks.staff-endpoints.ts';
import * as schema from './tasks.schema.ts';
export * from './tasks.schema.ts';

const params = z.object({ id });
const { bulkResult } = schema;

export const listQueuesContract = schemaOf(calls.listQueues, { data: z.array(schema.queueFigures) });
export const listTasksContract = schemaOf(calls.listTasks, { query: schema.taskQuery, data: schema.taskPage });
export const claimTasksContract = schemaOf(calls.claimTasks, { body: schema.claimTasksBody, data: bulkResult });
export const releaseTasksContract = schemaOf(calls.releaseTasks, { body: schema.releaseTasksBody, data: bulkResult });
export const assignTasksContract = schemaOf(calls.assignTasks, { body: schema.assignTasksBody, data: bulkResult });
export const listAssigneesContract = schemaOf(calls.listAssignees, {
  query: schema.assigneesQuery,
  data: schema.assignees,
});
export const snoozeTasksContract = schemaOf(calls.snoozeTasks, { body: schema.snoozeTasksBody, data: bulkResult });
export const getLastActionContract = schemaOf(calls.getLastAction, { params, data: schema.lastAction.nullable() });
export const nextTaskContract = schemaOf(calls.nextTask, { body: schema.nextTaskBody, data: schema.task.nullable() });
export const takeOverTaskContract = schemaOf(calls.takeOverTask, {
  params,
  body: schema.takeOverBody,
  data: schema.task,
});
export const listViewsContract = schemaOf(calls.listViews, { data: z.array(schema.view) });
export const createViewContract = schemaOf(calls.createView, { body: schema.newView, data: schema.view });
export const changeViewContract = schemaOf(calls.changeView, { params, body: schema.newView, data: schema.view });
export const deleteViewContract = schemaOf(calls.deleteView, { params, data: z.null() });
export const searchStaffContract = schemaOf(calls.searchStaff, {
  query: schema.searchQuery,
  data: z.array(schema.foundItem),
});
export const liveChangesContract = schemaOf(calls.liveChanges, { data: z.string() });
