import type { QueueFigures, Task, TaskQuery, View } from '../tasks.schema.ts';

export const aTask = (over: Partial<Task> = {}): Task => ({
  id: 'task-1',
  queue: 'buy',
  kind: 'order',
  ref: 'CV26110000001',
  state: 'open',
  title: 'Tea pot, white',
  facts: {},
  amount_fen: 12_900,
  group: null,
  due_at: '2026-11-24T09:00:00.000Z',
  wake_at: null,
  opened_at: '2026-11-23T09:00:00.000Z',
  holder: null,
  held_since: null,
  version: 1,
  ...over,
});

export const aTaskQuery = (over: Partial<TaskQuery> = {}): TaskQuery => ({
  state: 'open',
  sort: 'due',
  limit: 20,
  ...over,
});

export const someFigures = (over: Partial<QueueFigures> = {}): QueueFigures => ({
  queue: 'buy',
  open: 12,
  mine: 2,
  overdue: 1,
  oldest_at: '2026-11-23T09:00:00.000Z',
  done_today: 7,
  done_today_by_me: 3,
  ...over,
});

export const aView = (over: Partial<View> = {}): View => ({
  id: 'view-1',
  name: 'Overdue',
  queue: 'buy',
  query: 'overdue=true',
  shared: false,
  own: true,
  version: 1,
  ...over,
});
