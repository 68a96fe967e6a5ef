import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hour, type StaffRole } from '@caravan/kernel';
import { soaking } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import type { TaskQuery } from '@caravan/tasks/contract';
import { aTaskQuery } from '@caravan/tasks/contract/testing';
import {
  assignTasksContract,
  claimTasksContract,
  getLastActionContract,
  listAssigneesContract,
  listQueuesContract,
  listTasksContract,
  nextTaskContract,
  releaseTasksContract,
  snoozeTasksContract,
  takeOverTaskContract,
} from '@caravan/tasks/contract/schema';
import { aNewTask, buyContract, open, startTasks, type TasksTestServer } from './testing/tasks-server.ts';
import { wakeTasksJob } from './use-cases/wake-tasks.ts';

const members = { li: ['buyer'], wang: ['buyer'], zhao: ['receiver'], boss: ['owner'] } as const;

let server: TasksTestServer;
/** The last action of the tests before. */
let recorded = 0;
beforeAll(async () => {
  server = await startTasks({ members });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.core.db.execute(sql`TRUNCATE task`);
  const { rows } = await server.core.db.execute<{ last: number }>(
    sql`SELECT coalesce(max(id), 0)::int AS last FROM staff_action`,
  );
  recorded = rows[0]?.last ?? 0;
  server.clock.set('2026-03-01T10:00:00Z');
});

const as = (id: keyof typeof members) => {
  const staffRoles: StaffRole[] = [...members[id]];
  return server.as({ userId: id, role: 'staff', staffRoles });
};
const ports = () => server.composed.tasks.ports;
const buyTasks = async (query: Partial<TaskQuery> = {}) =>
  (await as('li').call(listTasksContract, { query: aTaskQuery({ queue: 'buy', ...query }) })).data.items;
const idOf = async (ref: string): Promise<string> => {
  const [task] = (await as('boss').call(listTasksContract, { query: aTaskQuery({ ref }) })).data.items;
  return task?.id ?? 'none';
};
const claim = async (who: keyof typeof members, ...refs: string[]) =>
  (await as(who).call(claimTasksContract, { body: { ids: await Promise.all(refs.map(idOf)) } })).data;
const actions = async (ref: string) => {
  const { rows } = await server.core.db.execute<{ staff_id: string; action: string }>(
    sql`SELECT staff_id, action FROM staff_action WHERE subject_ref = ${ref} AND id > ${recorded} ORDER BY id DESC`,
  );
  return rows.map(({ staff_id, action }) => `${staff_id} ${action}`);
};

describe('the port', () => {
  it('opens a task once, and gives the open one the new content', async () => {
    await open(server, aNewTask());
    await open(server, aNewTask());
    expect((await buyTasks()).map(({ ref, version }) => [ref, version])).toEqual([['CV1', 1]]);
    await open(server, aNewTask({ title: 'Two tea pots', amountFen: 500, group: 'shop', facts: { country: 'DE' } }));
    expect(await buyTasks()).toMatchObject([
      { title: 'Two tea pots', amount_fen: 500, group: 'shop', facts: { country: 'DE' }, version: 2 },
    ]);
    expect(await buyTasks({ text: 'two tea' })).toHaveLength(1);
  });

  it('writes nothing if the step fails', async () => {
    const failed = server.core.transaction(async (tx) => {
      await ports().tasks.open(tx, aNewTask());
      throw new Error('the step failed');
    });
    await expect(failed).rejects.toThrow('the step failed');
    expect(await buyTasks()).toEqual([]);
  });

  it('closes and reopens a ref, and forgets the facts of the closed one', async () => {
    await open(server, aNewTask({ facts: { picture: 'a.webp' } }));
    await server.core.transaction((tx) => ports().tasks.close(tx, aNewTask()));
    await server.core.transaction((tx) => ports().tasks.close(tx, aNewTask()));
    expect(await buyTasks()).toEqual([]);
    await open(server, aNewTask());
    const { rows } = await server.core.db.execute(sql`SELECT state, facts FROM task ORDER BY state`);
    expect(rows).toEqual([
      { state: 'closed', facts: {} },
      { state: 'open', facts: {} },
    ]);
  });

  it('updates an open task only', async () => {
    await open(server, aNewTask());
    const key = { queue: 'buy', ref: 'CV1' } as const;
    await server.core.transaction((tx) => ports().tasks.update(tx, key, { title: 'Kettle' }));
    expect((await buyTasks()).map(({ title }) => title)).toEqual(['Kettle']);
    for (const [text, found] of [
      ['KETTLE', 1],
      ['tea', 0],
    ] as const)
      expect(await buyTasks({ text })).toHaveLength(found);
    await server.core.transaction((tx) => ports().tasks.update(tx, { ...key, ref: 'none' }, { title: 'x' }));
  });

  it('holds a free task, and refuses one of another member by name', async () => {
    await open(server, aNewTask());
    const hold = (staffId: string) =>
      server.core.transaction((tx) => ports().tasks.hold(tx, { queue: 'buy', ref: 'CV1', staffId }));
    await hold('li');
    await hold('li');
    await expect(hold('wang')).rejects.toMatchObject({
      reason: 'claimed',
      data: { by: 'li-name', since: '2026-03-01T10:00:00.000Z' },
    });
    await server.core.transaction((tx) => ports().tasks.hold(tx, { queue: 'buy', ref: 'none', staffId: 'li' }));
  });

  it('leaves one open task after 30 callers that open and close it', async () => {
    const step = (n: number) =>
      server.core.transaction((tx) =>
        n % 3 === 0
          ? ports().tasks.close(tx, aNewTask())
          : ports().tasks.open(tx, aNewTask({ title: `title ${n % 5}` })),
      );
    await Promise.all(Array.from({ length: 30 }, (_, n) => step(n)));
    const { rows } = await server.core.db.execute(sql`SELECT count(*)::int AS open FROM task WHERE state <> 'closed'`);
    expect([{ open: 0 }, { open: 1 }]).toContainEqual(rows[0]);
  });
});

describe('claims', () => {
  const claims = soaking ? 200 : 40;

  it('are recorded, and a second claim names the holder', async () => {
    await open(server, aNewTask(), aNewTask({ ref: 'CV2' }));
    expect(await claim('li', 'CV1')).toMatchObject({ done: [{ holder: { id: 'li', name: 'li-name' } }], refused: [] });
    expect((await claim('li', 'CV1')).done).toHaveLength(1);
    const { done, refused } = await claim('wang', 'CV1', 'CV2');
    expect(done.map(({ ref }) => ref)).toEqual(['CV2']);
    expect(refused).toEqual([
      { id: expect.any(String), reason: 'claimed', by: 'li-name', since: '2026-03-01T10:00:00.000Z' },
    ]);
    expect(await actions('CV1')).toEqual(['li task.claim']);
  });

  it('of another queue, of closed and of unknown tasks are refused', async () => {
    await open(server, aNewTask(), aNewTask({ queue: 'qc', ref: 'IT1' }));
    const ids = [await idOf('CV1'), await idOf('IT1'), 'unknown'];
    await server.core.transaction((tx) => ports().tasks.close(tx, aNewTask()));
    const { data } = await as('li').call(claimTasksContract, { body: { ids } });
    expect(data.done).toEqual([]);
    expect(data.refused.map(({ reason }) => reason)).toEqual(['task_closed', 'not_found', 'not_found']);
  });

  it(`${claims} times by two members at once have one winner, and the other is told who`, async () => {
    const refs = Array.from({ length: claims }, (_, n) => `CV${n}`);
    await open(server, ...refs.map((ref) => aNewTask({ ref })));
    const { rows } = await server.core.db.execute<{ id: string }>(sql`SELECT id FROM task`);
    const callers = { li: as('li'), wang: as('wang') };
    const call = async (who: 'li' | 'wang', id: string) =>
      (await callers[who].call(claimTasksContract, { body: { ids: [id] } })).data;
    const race = async (id: string): Promise<void> => {
      const [a, b] = await Promise.all([call('li', id), call('wang', id)]);
      expect(a.done.length + b.done.length).toBe(1);
      const [loser, winner] = a.done.length ? [b, 'li-name'] : [a, 'wang-name'];
      expect(loser.refused).toMatchObject([{ reason: 'claimed', by: winner }]);
    };
    for (let start = 0; start < rows.length; start += 20)
      await Promise.all(rows.slice(start, start + 20).map(({ id }) => race(id)));
  });

  it('are given back, given to a colleague and put aside', async () => {
    await open(server, aNewTask());
    await claim('li', 'CV1');
    const ids = [await idOf('CV1')];
    expect((await as('wang').call(releaseTasksContract, { body: { ids } })).data.refused).toMatchObject([
      { reason: 'claimed', by: 'li-name' },
    ]);
    const assign = async (staff_id: string) =>
      (await as('li').call(assignTasksContract, { body: { ids, staff_id, note: 'for you' } })).data;
    expect((await assign('zhao')).refused).toMatchObject([{ reason: 'staff_unknown' }]);
    expect((await assign('nobody')).refused).toMatchObject([{ reason: 'staff_unknown' }]);
    expect((await assign('wang')).done).toMatchObject([{ holder: { id: 'wang' } }]);

    const until = '2026-03-02T10:00:00.000Z';
    const snooze = (at: string) => as('wang').call(snoozeTasksContract, { body: { ids, until: at } });
    expect(await snooze('2026-03-01T09:00:00.000Z')).toMatchObject({
      status: 422,
      failure: { fields: { until: 'Choose a time in the future' } },
    });
    expect((await snooze(until)).data.done).toMatchObject([{ state: 'waiting', wake_at: until }]);
    expect(await buyTasks()).toEqual([]);
    expect((await buyTasks({ state: 'waiting' })).map(({ ref }) => ref)).toEqual(['CV1']);
    server.clock.set(until);
    await server.runJob(wakeTasksJob, null);
    expect(await buyTasks()).toMatchObject([{ state: 'open', wake_at: null, holder: { id: 'wang' } }]);
    expect((await as('wang').call(releaseTasksContract, { body: { ids } })).data.done).toMatchObject([
      { holder: null, held_since: null },
    ]);
    expect(await actions('CV1')).toEqual(['wang task.release', 'wang task.snooze', 'li task.assign', 'li task.claim']);
  });

  it('say who did what last, also after their end, to those who work the queue', async () => {
    await open(server, aNewTask());
    const id = await idOf('CV1');
    const last = (who: keyof typeof members, of = id) => as(who).call(getLastActionContract, { params: { id: of } });
    await claim('wang', 'CV1');
    await server.core.transaction((tx) => ports().tasks.close(tx, { queue: 'buy', ref: 'CV1' }));
    expect((await last('li')).data).toEqual({
      by: { id: 'wang', name: 'wang-name' },
      at: '2026-03-01T10:00:00.000Z',
      action: 'task.claim',
    });
    expect((await last('zhao')).status).toBe(404);
    expect((await last('li', 'none')).status).toBe(404);
  });

  it('are given to those whose roles include the queue, whom only its workers see', async () => {
    const choice = (who: keyof typeof members, queue: 'buy' | 'receive') =>
      as(who).call(listAssigneesContract, { query: { queue } });
    expect((await choice('li', 'buy')).data).toEqual([
      { id: 'li', name: 'li-name' },
      { id: 'wang', name: 'wang-name' },
      { id: 'boss', name: 'boss-name' },
    ]);
    expect((await choice('boss', 'receive')).data.map(({ id }) => id)).toEqual(['zhao', 'boss']);
    expect((await choice('li', 'receive')).status).toBe(403);
  });

  it('are taken over with a reason, on the version that was seen', async () => {
    await open(server, aNewTask());
    const id = await idOf('CV1');
    await claim('li', 'CV1');
    const take = (version: number) =>
      as('wang').call(takeOverTaskContract, {
        params: { id },
        body: { note: 'li is ill' },
        headers: { 'if-match': `"${version}"` },
      });
    const stale = await take(1);
    expect(stale).toMatchObject({
      status: 409,
      reason: 'changed_meanwhile',
      failure: { by: 'li-name', at: '2026-03-01T10:00:00.000Z', action: 'task.claim', version: 2 },
    });
    expect((await take(2)).data).toMatchObject({ holder: { id: 'wang' }, version: 3 });
    expect((await take(2)).status).toBe(200);
    expect((await as('zhao').call(takeOverTaskContract, { params: { id }, body: { note: 'x' } })).status).toBe(404);
    await server.core.transaction((tx) => ports().tasks.close(tx, aNewTask()));
    const closed = await as('li').call(takeOverTaskContract, { params: { id }, body: { note: 'x' } });
    expect(closed).toMatchObject({ status: 409, reason: 'task_closed' });
  });

  it.each([
    ['en', 'This task is already done'],
    ['zh', '此任务已完成'],
  ])('are refused in %s', async (language, message) => {
    await open(server, aNewTask());
    const id = await idOf('CV1');
    await server.core.transaction((tx) => ports().tasks.close(tx, aNewTask()));
    const refused = await as('li').call(takeOverTaskContract, {
      params: { id },
      body: { note: 'x' },
      headers: { 'client-language': language },
    });
    expect(refused.message).toBe(message);
  });
});

describe('next', () => {
  it('takes the free task that is due first, and nothing from an empty queue', async () => {
    await open(server, aNewTask(), aNewTask({ ref: 'CV2', dueAt: new Date('2026-03-01T11:00:00Z') }));
    const next = async (who: 'li' | 'wang') => (await as(who).call(nextTaskContract, { body: { queue: 'buy' } })).data;
    expect(await next('li')).toMatchObject({ ref: 'CV2', holder: { id: 'li' } });
    expect(await next('wang')).toMatchObject({ ref: 'CV1', holder: { id: 'wang' } });
    expect(await next('li')).toBeNull();
    expect((await as('zhao').call(nextTaskContract, { body: { queue: 'buy' } })).status).toBe(403);
  });

  it('takes the one that is due first of all own queues', async () => {
    const due = (hour: number) => new Date(`2026-03-01T${hour}:00:00Z`);
    await open(
      server,
      aNewTask({ dueAt: due(13) }),
      aNewTask({ queue: 'review', ref: 'CV2', dueAt: due(12) }),
      aNewTask({ queue: 'receive', kind: 'parcel', ref: 'RP1', dueAt: due(11) }),
    );
    const next = async () => (await as('li').call(nextTaskContract, { body: {} })).data?.ref ?? null;
    expect([await next(), await next(), await next()], 'the parcel is for receivers').toEqual(['CV2', 'CV1', null]);
  });

  const volume = soaking ? { tasks: 1_000, callers: 50 } : { tasks: 160, callers: 40 };

  it(`gives ${volume.tasks} tasks to ${volume.callers} callers, each task once`, async () => {
    await open(server, ...Array.from({ length: volume.tasks }, (_, n) => aNewTask({ ref: `CV${n}` })));
    const work = async (n: number): Promise<string[]> => {
      const caller = as(n % 2 ? 'li' : 'wang');
      const got: string[] = [];
      for (;;) {
        const { data } = await caller.call(nextTaskContract, { body: { queue: 'buy' } });
        if (!data) return got;
        got.push(data.ref);
      }
    };
    const got = (await Promise.all(Array.from({ length: volume.callers }, (_, n) => work(n)))).flat();
    expect(got).toHaveLength(volume.tasks);
    expect(new Set(got).size).toBe(volume.tasks);
  }, 60_000);
});

describe('the figures', () => {
  it('are those of the own queues, and counted once a second', async () => {
    await open(server, aNewTask(), aNewTask({ ref: 'CV2', dueAt: new Date('2026-03-01T09:00:00Z') }));
    await claim('li', 'CV1');
    server.clock.advance(2_000);
    const figures = async (who: keyof typeof members) => (await as(who).call(listQueuesContract)).data;
    expect((await figures('li')).find(({ queue }) => queue === 'buy')).toEqual({
      queue: 'buy',
      open: 2,
      mine: 1,
      overdue: 1,
      oldest_at: '2026-03-01T10:00:00.000Z',
      done_today: 0,
      done_today_by_me: 0,
    });
    expect((await figures('zhao')).map(({ queue }) => queue)).toEqual([
      'receive',
      'unmatched',
      'proof',
      'qc',
      'shelve',
      'recount',
      'return',
    ]);
    await open(server, aNewTask({ ref: 'CV3' }));
    expect((await figures('wang'))[0]).toMatchObject({ open: 2, mine: 0 });
    server.clock.advance(1_001);
    expect((await figures('wang'))[0]).toMatchObject({ open: 3 });
  });

  it('count what was closed since midnight in Beijing, and by whom', async () => {
    await open(server, aNewTask(), aNewTask({ ref: 'CV2' }));
    await claim('li', 'CV1');
    await server.core.transaction((tx) => ports().tasks.close(tx, aNewTask(), aNewTask({ ref: 'CV2' })));
    const figures = async () => {
      server.clock.advance(10_000);
      return (await as('li').call(listQueuesContract)).data[0];
    };
    expect(await figures()).toMatchObject({ open: 0, oldest_at: null, done_today: 2, done_today_by_me: 1 });
    // 18:00 in Beijing, and six hours later.
    server.clock.advance(6 * hour);
    expect(await figures()).toMatchObject({ done_today: 0, done_today_by_me: 0 });
  });

  it('count a task that nobody claimed as done by whose step finished it, and a claimed one for its holder', async () => {
    server.clock.set('2026-03-02T02:00:00Z');
    await open(server, aNewTask(), aNewTask({ ref: 'CV2' }));
    await claim('li', 'CV1');
    for (const ref of ['CV1', 'CV2']) await as('wang').call(buyContract, { params: { ref } });
    server.clock.advance(10_000);
    const done = async (who: keyof typeof members) => (await as(who).call(listQueuesContract)).data[0];
    expect(await done('li')).toMatchObject({ done_today: 2, done_today_by_me: 1 });
    expect(await done('wang')).toMatchObject({ done_today: 2, done_today_by_me: 1 });
    expect(await done('boss')).toMatchObject({ done_today: 2, done_today_by_me: 0 });
  });
});
