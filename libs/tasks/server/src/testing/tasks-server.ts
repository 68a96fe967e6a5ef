import { defineEndpoint, holdsRole, schemaOf, type StaffRole } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { route, type Core, type FeatureServer } from '@caravan/server-core';
import { testServer, type TestServer, type TestServerOptions } from '@caravan/server-core/testing';
import type { Findable, NewTask, StaffMember, StaffMembers, TaskSource } from '@caravan/tasks/port';
import { sql } from 'drizzle-orm';
import { createTasks, type TasksServer } from '../tasks.server.ts';

/** Members of staff, by id and roles. */
type Members = Record<string, readonly StaffRole[]>;

export interface TasksTestOptions extends Pick<TestServerOptions, 'config' | 'database' | 'clock' | 'server'> {
  members?: Members;
  /** The roles of a session by now; those of an owner by default. */
  rolesOf?: StaffMembers['rolesOf'];
  sources?: readonly TaskSource[];
  findables?: readonly Findable[];
}

export type TasksTestServer = TestServer<{ features: FeatureServer[]; tasks: TasksServer }>;

const memberOf = (id: string, roles: readonly StaffRole[]): StaffMember => ({
  ...{ id, roles, email: `${id}-name@shop.test` },
  name: `${id}-name`,
});

const membersOf = (members: Members, rolesOf: StaffMembers['rolesOf']): StaffMembers => ({
  find: async (_db, ids) =>
    new Map(ids.flatMap((id) => (members[id] ? [[id, memberOf(id, members[id])] as const] : []))),
  holding: async (_db, wanted) =>
    Object.entries(members).flatMap(([id, roles]) => (holdsRole(roles, wanted) ? [memberOf(id, roles)] : [])),
  async holdRoles(tx, id) {
    const { rows } = await tx.execute<{ role: StaffRole }>(sql`SELECT role FROM staff_role WHERE user_id = ${id}`);
    return members[id] ?? rows.map(({ role }) => role);
  },
  rolesOf,
});

/** A call of another feature whose step finishes the buying of an order. */
export const buyContract = schemaOf(
  defineEndpoint<{ params: { ref: string }; data: null }>()({
    method: 'POST',
    path: '/staff/bought/:ref',
    login: 'staff',
    roles: ['buyer'],
    tags: [],
    summary: 'Buys an order',
  }),
  { params: z.object({ ref: z.string() }), data: z.null() },
);

const buying = ({ transaction }: Core, { ports }: TasksServer): FeatureServer => ({
  name: 'buying',
  reasons: {},
  routes: [
    route(buyContract, ({ params: { ref }, unchanged }) =>
      transaction(async (tx) => {
        unchanged();
        await ports.tasks.close(tx, { queue: 'buy', ref });
        return null;
      }),
    ),
  ],
});

/** A server of the queues, with one step of another feature. */
export const startTasks = ({
  members = {},
  rolesOf = async () => ['owner'],
  sources = [],
  findables = [],
  ...options
}: TasksTestOptions = {}) =>
  testServer({
    ...options,
    compose: (core: Core) => {
      const tasks = createTasks(core, {
        staffMembers: () => membersOf(members, rolesOf),
        sources: () => sources,
        findables: () => findables,
      });
      return { features: [tasks, buying(core, tasks)], tasks };
    },
  });

/** A task of the queue `buy` that is due at noon. */
export const aNewTask = (over: Partial<NewTask> = {}): NewTask => ({
  queue: 'buy',
  kind: 'order',
  ref: 'CV1',
  title: 'Tea pot',
  dueAt: new Date('2026-03-01T12:00:00Z'),
  ...over,
});

/** Opens tasks, each in the transaction of a step. */
export const open = async ({ core, composed }: TasksTestServer, ...tasks: readonly NewTask[]): Promise<void> => {
  await core.transaction(async (tx) => {
    for (const task of tasks) await composed.tasks.ports.tasks.open(tx, task);
  });
};
