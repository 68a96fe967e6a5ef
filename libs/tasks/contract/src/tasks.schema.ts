import { cursorPageOf, cursorQuery, fenOut, id, instant, text, z } from '@caravan/kernel/zod';
import { queueNames } from './queues.ts';

const queue = z.enum(queueNames);

const fact = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** Further contents of a queue's row; the keys are those of the owning feature. */
export const taskFacts = z.record(z.string(), z.union([fact, z.array(fact)]));
export type TaskFacts = z.infer<typeof taskFacts>;

const staffMember = z.object({ id: z.string(), name: z.string() });
export type Assignee = z.infer<typeof staffMember>;
/** By name. */
export const assignees = z.array(staffMember);

export const task = z.object({
  id: z.string(),
  queue,
  /** The kind of the ref: `order`, `package`, `item`, `refund`, `conversation`, `lead`. */
  kind: z.string(),
  ref: z.string(),
  state: z.enum(['open', 'waiting', 'closed']),
  title: z.string(),
  facts: taskFacts,
  amount_fen: fenOut.nullable(),
  group: z.string().nullable(),
  due_at: instant,
  wake_at: instant.nullable(),
  opened_at: instant,
  holder: staffMember.nullable(),
  held_since: instant.nullable(),
  version: z.int(),
});
export type Task = z.infer<typeof task>;

const flag = z.enum(['true', 'false']).transform((word) => word === 'true');

/** The filters of a queue, with the names that the address of its page has. */
const filters = z.object({
  queue: queue.optional(),
  state: z.enum(['open', 'waiting']).default('open'),
  mine: flag.optional(),
  free: flag.optional(),
  overdue: flag.optional(),
  group: text(1, 200).optional(),
  holder: id.optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  ref: text(1, 100).optional(),
  text: text(1, 100).optional(),
  sort: z.enum(['due', 'amount', 'group', 'opened']).default('due'),
});

/** Without a queue a list would read all of them, so it needs `mine` or `ref`. */
export const taskQuery = z
  .object({ ...filters.shape, ...cursorQuery.shape, format: z.literal('csv').optional() })
  .refine(({ queue: named, mine, ref }) => named !== undefined || mine === true || ref !== undefined, {
    path: ['queue'],
    error: 'required',
  });
export type TaskQuery = z.infer<typeof taskQuery>;

export const taskPage = cursorPageOf(task);
export type TaskPage = z.infer<typeof taskPage>;

export const queueFigures = z.object({
  queue,
  open: z.int(),
  mine: z.int(),
  overdue: z.int(),
  /** When the work that waits longest was opened; null in an empty queue. */
  oldest_at: instant.nullable(),
  /** Closed since midnight in the shop's time zone, and those of them that the caller held. */
  done_today: z.int(),
  done_today_by_me: z.int(),
});
export type QueueFigures = z.infer<typeof queueFigures>;

const ids = z.array(id).min(1).max(100);
const note = text(1, 500);

export const claimTasksBody = z.strictObject({ ids });
export type ClaimTasks = z.infer<typeof claimTasksBody>;

export const releaseTasksBody = z.strictObject({ ids, note: note.optional() });
export type ReleaseTasks = z.infer<typeof releaseTasksBody>;

export const assignTasksBody = z.strictObject({ ids, staff_id: id, note: note.optional() });
export type AssignTasks = z.infer<typeof assignTasksBody>;

export const snoozeTasksBody = z.strictObject({ ids, until: instant, note: note.optional() });
export type SnoozeTasks = z.infer<typeof snoozeTasksBody>;

/** The result of a change of many tasks: each is done or refused for itself. */
export const bulkResult = z.object({
  done: z.array(task),
  refused: z.array(
    z.object({
      id: z.string(),
      reason: z.enum(['not_found', 'task_closed', 'claimed', 'staff_unknown']),
      /** The name of the staff member who holds the task. */
      by: z.string().nullable(),
      since: instant.nullable(),
    }),
  ),
});
export type BulkResult = z.infer<typeof bulkResult>;

export const assigneesQuery = z.object({ queue });
export type AssigneesQuery = z.infer<typeof assigneesQuery>;

/** The last action of a member of staff on the subject of a task; null for nothing. */
export const lastAction = z.object({ by: staffMember, at: instant, action: z.string() });
export type LastAction = z.infer<typeof lastAction>;

/** Without a queue all of the caller's. */
export const nextTaskBody = z.strictObject({ queue: queue.optional() });
export type NextTaskBody = z.infer<typeof nextTaskBody>;

export const takeOverBody = z.strictObject({ note });
export type TakeOver = z.infer<typeof takeOverBody>;

export const newView = z.strictObject({
  name: text(1, 60),
  queue,
  /** The search part of the queue's address, without `?`. */
  query: z.string().trim().max(1_000),
  shared: z.boolean(),
});
export type NewView = z.infer<typeof newView>;

export const view = z.object({ id: z.string(), ...newView.shape, own: z.boolean(), version: z.int() });
export type View = z.infer<typeof view>;

export const searchQuery = z.object({ q: text(1, 200) });
export type SearchQuery = z.infer<typeof searchQuery>;

export const foundItem = z.object({
  kind: z.string(),
  ref: z.string(),
  title: z.string(),
  state: z.string().nullable(),
  /** The thing to which it belongs, if it has no page of its own. */
  part_of: z.object({ kind: z.string(), ref: z.string() }).nullable(),
});
export type FoundItem = z.infer<typeof foundItem>;
