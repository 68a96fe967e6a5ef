import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { StaffRole } from '@caravan/kernel';
import { testDatabase, type TestDatabase } from '@caravan/server-core/testing';
import { claimTasksContract, listTasksContract, takeOverTaskContract } from '@caravan/tasks/contract/schema';
import { aTaskQuery } from '@caravan/tasks/contract/testing';
import { aNewTask, open, startTasks, type TasksTestServer } from './testing/tasks-server.ts';

const members: Record<string, readonly StaffRole[]> = { li: ['buyer'], wang: ['buyer'], zhao: ['receiver'] };

let database: TestDatabase;
let here: TasksTestServer;
let there: TasksTestServer;
let address: string;
/** The roles that a session has by now; otherwise those of its login. */
const changed = new Map<string, readonly StaffRole[] | null>();
beforeAll(async () => {
  database = await testDatabase({ max: 20 });
  const rolesOf = async (sessionId: string) =>
    changed.has(sessionId) ? (changed.get(sessionId) ?? null) : (members[sessionId.split(' ')[0] ?? ''] ?? null);
  here = await startTasks({ members, database, rolesOf });
  there = await startTasks({ members, database, rolesOf });
  await there.app.listen({ port: 0, host: '127.0.0.1' });
  const listening = there.app.server.address();
  address = `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : 0}/v1/staff/live`;
});
afterAll(async () => {
  await here.close();
  await there.close();
  await database.close();
});

let sessions = 0;
/** A console of the other server: what it was sent, and whether its stream is open. */
const consoleOf = async (userId: string) => {
  const id = `${userId} ${(sessions += 1)}`;
  const token = there.login({ id, userId, role: 'staff', staffRoles: [...(members[userId] ?? [])] });
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  let text = '';
  let isOpen = true;
  void (async () => {
    for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk as Uint8Array);
  })()
    .catch(() => undefined)
    .finally(() => {
      isOpen = false;
    });
  const events = (name: string): unknown[] =>
    [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)]
      .filter(([, event]) => event === name)
      .map(([, , data]) => JSON.parse(data ?? '') as unknown);
  await vi.waitFor(() => expect(events('figures')).not.toEqual([]), 10_000);
  return { id, events, isOpen: () => isOpen };
};

const taskOf = async (ref: string) => {
  const caller = here.as({ userId: 'li', role: 'staff', staffRoles: ['buyer'] });
  const [task] = (await caller.call(listTasksContract, { query: aTaskQuery({ ref }) })).data.items;
  if (!task) throw new Error(`no task ${ref}`);
  return task;
};

describe('the stream of a console', () => {
  it('has a change that another server made within two seconds, in its own queues only', async () => {
    const [buyer, receiver] = await Promise.all([consoleOf('li'), consoleOf('zhao')]);
    await vi.waitFor(async () => {
      await open(here, aNewTask({ ref: `probe${Math.random()}` }));
      expect(buyer.events('tasks')).not.toEqual([]);
    }, 10_000);
    await open(here, aNewTask({ ref: 'CV9' }));
    await vi.waitFor(() => expect(buyer.events('tasks').flat()).toContainEqual({ queue: 'buy', ref: 'CV9' }), 10_000);
    expect(receiver.events('tasks')).toEqual([]);
    await vi.waitFor(() => expect(buyer.events('figures').length).toBeGreaterThan(1), 10_000);
  });

  it('tells a member by whom a task was taken over, and why', async () => {
    await open(here, aNewTask({ ref: 'CV10' }));
    const li = await consoleOf('li');
    const { id } = await taskOf('CV10');
    const as = (userId: string) => here.as({ userId, role: 'staff', staffRoles: ['buyer'] });
    await as('li').call(claimTasksContract, { body: { ids: [id] } });
    await as('wang').call(takeOverTaskContract, { params: { id }, body: { note: 'you are ill' } });
    const taken = { queue: 'buy', ref: 'CV10', title: 'Tea pot', by: 'wang-name', note: 'you are ill' };
    await vi.waitFor(() => expect(li.events('taken')).toEqual([taken]), 10_000);
  });

  it('is told to read everything again after the listening connection was killed', async () => {
    const li = await consoleOf('li');
    const before = li.events('resync').length;
    await database.db.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'caravan-live' AND datname = current_database()`,
    );
    await vi.waitFor(() => expect(li.events('resync')).toHaveLength(before + 1), 15_000);
    await open(here, aNewTask({ ref: 'CV11' }));
    await vi.waitFor(() => expect(li.events('tasks').flat()).toContainEqual({ queue: 'buy', ref: 'CV11' }), 10_000);
  });

  it('ends when the roles change or the session ends', async () => {
    const [demoted, loggedOut, same] = await Promise.all([consoleOf('li'), consoleOf('li'), consoleOf('wang')]);
    changed.set(demoted.id, ['auditor']);
    changed.set(loggedOut.id, null);
    await vi.waitFor(() => expect([demoted.isOpen(), loggedOut.isOpen()]).toEqual([false, false]), 15_000);
    expect(same.isOpen()).toBe(true);
  });

  it('makes place for newer ones of the same session', async () => {
    const id = 'li browser';
    const token = there.login({ id, userId: 'li', role: 'staff', staffRoles: ['buyer'] });
    const connect = () => fetch(address, { headers: { authorization: `Bearer ${token}` } });
    const before = there.app.openEventStreams.size;
    for (let n = 0; n < 6; n += 1) await connect();
    await vi.waitFor(() => expect(there.app.openEventStreams.size).toBe(before + 3), 10_000);
  });
});
