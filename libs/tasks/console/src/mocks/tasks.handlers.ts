import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Assignee, LastAction, QueueFigures, TakenTask, Task, View } from '@caravan/tasks/contract';
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
  type BulkResult,
  type FoundItem,
} from '@caravan/tasks/contract/schema';
import { aTask } from '@caravan/tasks/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

export interface TasksMock {
  figures?: QueueFigures[];
  tasks?: Task[];
  views?: View[];
  found?: FoundItem[];
  /** The answer of claim, release, assign and snooze; by default everything is done. */
  bulk?: BulkResult;
  assignees?: Assignee[];
  last?: LastAction;
  next?: Task | null;
  /** Tasks of the member of staff that a colleague takes over. */
  taken?: TakenTask[];
}

/** A stream of changes that stays open. */
const liveAnswer = (taken: readonly TakenTask[]): HttpResponse<ReadableStream> => {
  const events = taken.map((data) => `event: taken\ndata: ${JSON.stringify(data)}\n\n`).join('');
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(events)) });
  return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
};

/** The answers about queues and their tasks; the stream of changes stays open without an event. */
export const tasksHandlers = (mock: TasksMock = {}): HttpHandler[] => {
  const { figures = [], tasks = [], views = [], found = [], assignees = [], bulk, next = null, taken = [] } = mock;
  const done = ({ ids }: { ids: string[] }): BulkResult =>
    bulk ?? { done: tasks.filter(({ id }) => ids.includes(id)), refused: [] };
  return [
    http.get('*/v1/staff/live', () => liveAnswer(taken)),
    mockEndpoint(listQueuesContract, () => figures),
    mockEndpoint(listTasksContract, ({ query: { queue, ref, text } }) => {
      const items = tasks.filter(
        (task) =>
          (queue === undefined || task.queue === queue) &&
          (ref === undefined || task.ref === ref) &&
          (text === undefined || task.title.includes(text)),
      );
      return { items, next: null, count: items.length };
    }),
    mockEndpoint(claimTasksContract, ({ body }) => done(body)),
    mockEndpoint(releaseTasksContract, ({ body }) => done(body)),
    mockEndpoint(assignTasksContract, ({ body }) => done(body)),
    mockEndpoint(listAssigneesContract, () => assignees),
    mockEndpoint(snoozeTasksContract, ({ body }) => done(body)),
    mockEndpoint(getLastActionContract, () => mock.last ?? null),
    mockEndpoint(nextTaskContract, () => next),
    mockEndpoint(takeOverTaskContract, ({ params: { id } }) => aTask({ id })),
    mockEndpoint(listViewsContract, () => views),
    mockEndpoint(createViewContract, ({ body }) => ({ id: 'view-new', own: true, version: 1, ...body })),
    mockEndpoint(changeViewContract, ({ params: { id }, body }) => ({ id, own: true, version: 2, ...body })),
    mockEndpoint(deleteViewContract, () => null),
    mockEndpoint(searchStaffContract, () => found),
  ];
};
