// zh-punctuation: off, because of rows of CSV.
import { setTimeout as passing } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '@caravan/kernel';
import type { NewView, TaskQuery } from '@caravan/tasks/contract';
import {
  changeViewContract,
  claimTasksContract,
  createViewContract,
  deleteViewContract,
  listTasksContract,
  listViewsContract,
  searchStaffContract,
} from '@caravan/tasks/contract/schema';
import { aTaskQuery } from '@caravan/tasks/contract/testing';
import type { Findable } from '@caravan/tasks/port';
import { aNewTask, open, startTasks, type TasksTestServer } from './testing/tasks-server.ts';

const members: Record<string, readonly StaffRole[]> = {
  li: ['buyer'],
  wang: ['buyer'],
  zhao: ['packer'],
  sun: ['finance'],
};

const found = (count: number) => Array.from({ length: count }, (_, n) => ({ ref: `R${n}`, title: 'x', state: null }));
const findables: Findable[] = [
  { kind: 'order', roles: ['buyer'], find: async (_db, words) => [{ ref: words, title: words, state: 'paid' }] },
  { kind: 'item', roles: ['buyer', 'packer'], find: async () => found(9) },
  { kind: 'late', roles: ['packer'], find: () => new Promise(() => undefined) },
  { kind: 'slow', roles: ['packer', 'finance'], find: () => passing(600, found(1)) },
  { kind: 'broken', roles: ['packer'], find: () => Promise.reject(new Error('no index')) },
];

let server: TasksTestServer;
beforeAll(async () => {
  server = await startTasks({ members, findables });
  server.clock.set('2026-03-01T10:00:00Z');
  const hour = (n: number) => new Date(Date.UTC(2026, 2, 1, n));
  await open(
    server,
    aNewTask({ ref: 'CV1', title: '=1+1', dueAt: hour(12), openedAt: hour(3), amountFen: 500, group: 'b' }),
    aNewTask({ ref: 'CV2', title: 'Tea_pot', dueAt: hour(9), openedAt: hour(1), amountFen: 900, group: 'a' }),
    aNewTask({ ref: 'CV3', title: '茶壶', dueAt: hour(12), openedAt: hour(2), facts: { country: 'DE' } }),
    aNewTask({ ref: 'CV4', title: 'Tea pot', dueAt: hour(8), openedAt: hour(4), amountFen: 0, group: 'b' }),
    aNewTask({ ref: 'PK1', queue: 'pack', kind: 'package' }),
  );
});
afterAll(() => server.close());

const as = (id: string) => server.as({ userId: id, role: 'staff', staffRoles: [...(members[id] ?? [])] });
const list = async (over: Partial<TaskQuery> = {}, who = 'li') =>
  (await as(who).call(listTasksContract, { query: aTaskQuery({ queue: 'buy', ...over }) })).data;
const refs = async (over: Partial<TaskQuery> = {}) => (await list(over)).items.map(({ ref }) => ref);

/** All pages of one task each. */
const walked = async (over: Partial<TaskQuery>): Promise<string[]> => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await list({ ...over, limit: 1, cursor });
    seen.push(...items.map(({ ref }) => ref));
    cursor = next ?? undefined;
  } while (cursor);
  return seen;
};

describe('a queue', () => {
  it.each([
    ['due', ['CV4', 'CV2']],
    ['opened', ['CV2', 'CV3', 'CV1', 'CV4']],
    ['amount', ['CV2', 'CV1', 'CV4', 'CV3']],
    ['group', ['CV3', 'CV2']],
  ] as const)('is sorted by %s, the same on one page and on many', async (sort, first) => {
    const whole = await refs({ sort });
    expect(whole.slice(0, first.length)).toEqual(first);
    expect(whole).toHaveLength(4);
    expect(await walked({ sort })).toEqual(whole);
  });

  it('counts all its tasks on each page', async () => {
    const { count, next } = await list({ limit: 1 });
    expect(count).toBe(4);
    expect((await list({ limit: 1, cursor: next ?? undefined })).count).toBe(4);
  });

  it.each([
    [{ overdue: true }, ['CV4', 'CV2']],
    [{ group: 'b' }, ['CV4', 'CV1']],
    [{ country: 'DE' }, ['CV3']],
    [{ text: 'tea_' }, ['CV2']],
    [{ text: '茶' }, ['CV3']],
    [{ text: 'ＣＶ１' }, ['CV1']],
    [{ text: 'cv1' }, ['CV1']],
    [{ text: '%' }, []],
    [{ free: true, overdue: true }, ['CV4', 'CV2']],
    [{ state: 'waiting' }, []],
  ] as const)('is filtered by %j', async (filter, wanted) => {
    expect(await refs(filter)).toEqual(wanted);
  });

  it('knows whose a task is', async () => {
    const [first] = (await list()).items;
    await as('wang').call(claimTasksContract, { body: { ids: [first?.id ?? ''] } });
    expect(await refs({ mine: true })).toEqual([]);
    expect(await refs({ holder: 'wang' })).toEqual(['CV4']);
    expect((await list({ queue: undefined, mine: true }, 'wang')).items.map(({ ref }) => ref)).toEqual(['CV4']);
    expect(await refs({ free: true })).not.toContain('CV4');
  });

  it('of other roles is forbidden, and its tasks are not found by their ref', async () => {
    const query = aTaskQuery({ queue: 'pack' });
    expect((await as('li').call(listTasksContract, { query })).status).toBe(403);
    expect((await list({ queue: undefined, ref: 'PK1' })).items).toEqual([]);
    expect((await list({ queue: undefined, ref: 'PK1' }, 'zhao')).items).toHaveLength(1);
  });

  it('refuses the cursor of another sorting', async () => {
    const { next } = await list({ limit: 1, sort: 'due' });
    const query = aTaskQuery({ queue: 'buy', sort: 'amount', cursor: next ?? '' });
    const refused = await as('li').call(listTasksContract, { query, headers: { 'client-language': 'zh' } });
    expect(refused).toMatchObject({ status: 422, failure: { fields: { cursor: '格式不正确' } } });
  });

  it.each([
    ['en', 'Queue,Kind,Number,Title,Group,Amount (CNY),Opened (UTC),Due (UTC),Held by'],
    ['zh', '队列,类型,编号,标题,分组,金额（人民币元）,创建时间（UTC）,截止时间（UTC）,处理人'],
  ])('is exported in %s without formulas, and the export is logged', async (language, head) => {
    const query = aTaskQuery({ queue: 'buy', sort: 'opened', format: 'csv' });
    const token = server.login({ userId: 'li', role: 'staff', staffRoles: ['buyer'] });
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const response = await server.app.inject({
      url: `/v1/staff/tasks?${search.toString()}`,
      headers: { authorization: `Bearer ${token}`, 'client-language': language },
    });
    expect(response.headers['content-disposition']).toBe('attachment; filename="buy-2026-03-01.csv"');
    const [first, ...lines] = response.body.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(first).toBe(head);
    expect(lines).toHaveLength(4);
    expect(lines[2]).toBe("buy,order,CV1,'=1+1,b,5.00,2026-03-01 03:00:00,2026-03-01 12:00:00,");
    const { rows } = await server.core.db.execute(
      sql`SELECT DISTINCT staff_id, subject_ref FROM staff_action WHERE action = 'task.export'`,
    );
    expect(rows).toEqual([{ staff_id: 'li', subject_ref: 'buy' }]);
  });
});

it('an export needs a code of at most ten minutes ago, if the account has a second factor', async () => {
  const stale = server.as({ userId: 'li', role: 'staff', staffRoles: ['buyer'], mustConfirm: true });
  const query = aTaskQuery({ queue: 'buy', format: 'csv' });
  expect(await stale.call(listTasksContract, { query })).toMatchObject({ status: 403, reason: 'confirm_needed' });
  expect((await stale.call(listTasksContract, { query: aTaskQuery({ queue: 'buy' }) })).status).toBe(200);
});

describe('saved views', () => {
  const aNewView: NewView = { name: 'Late', queue: 'buy', query: 'overdue=true', shared: false };
  const create = async (who: string, over: Partial<NewView> = {}) =>
    (await as(who).call(createViewContract, { body: { ...aNewView, ...over } })).data;
  const names = async (who: string) => (await as(who).call(listViewsContract)).data.map(({ name, own }) => [name, own]);

  it('are seen by their owner, shared ones by all who work the queue', async () => {
    await create('li');
    await create('li', { name: 'Dear', shared: true });
    expect(await names('li')).toEqual([
      ['Dear', true],
      ['Late', true],
    ]);
    expect(await names('wang')).toEqual([['Dear', false]]);
    expect(await names('zhao')).toEqual([]);
  });

  it('are changed and deleted by their owner only', async () => {
    const { id, version } = await create('wang', { name: 'Mine', shared: true });
    const body = { ...aNewView, name: 'Renamed' };
    expect((await as('li').call(changeViewContract, { params: { id }, body })).status).toBe(404);
    expect((await as('li').call(deleteViewContract, { params: { id } })).status).toBe(404);
    const headers = { 'if-match': `${version}` };
    expect((await as('wang').call(changeViewContract, { params: { id }, body, headers })).data).toMatchObject(body);
    const stale = await as('wang').call(changeViewContract, { params: { id }, body: aNewView, headers });
    expect(stale).toMatchObject({ reason: 'changed_meanwhile', failure: { by: 'wang-name', action: 'view.change' } });
    expect((await as('wang').call(deleteViewContract, { params: { id } })).status).toBe(200);
    expect(await names('wang')).toEqual([['Dear', false]]);
  });

  it('of a queue of other roles are forbidden, and unknown fields refused', async () => {
    expect((await as('zhao').call(createViewContract, { body: aNewView })).status).toBe(403);
    const body = { ...aNewView, owner: 'li' };
    expect((await as('li').call(createViewContract, { body })).reason).toBe('invalid');
  });
});

describe('the search', () => {
  const search = async (who: string, q: string) =>
    (await as(who).call(searchStaffContract, { query: { q } })).data.map(({ kind, ref }) => `${kind} ${ref}`);

  it('asks what the roles may open, five of a kind', async () => {
    expect(await search('li', ' CV1 ')).toEqual(['order CV1', 'item R0', 'item R1', 'item R2', 'item R3', 'item R4']);
  });

  it('does not wait for a late kind, nor fail with a broken one', async () => {
    expect(await search('zhao', 'CV1')).toEqual(['item R0', 'item R1', 'item R2', 'item R3', 'item R4']);
  });

  it('waits for a slow kind as long as nothing else is found', async () => {
    expect(await search('sun', 'CV1')).toEqual(['slow R0']);
  });
});
