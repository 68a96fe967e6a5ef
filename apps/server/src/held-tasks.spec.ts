import {
  getMemberWorkContract,
  handOverMemberWorkContract,
  pauseStaffMemberContract,
  removeStaffMemberContract,
  resumeStaffMemberContract,
  updateStaffMemberContract,
} from '@caravan/auth/contract/staff';
import { staffCommand } from '@caravan/auth/server';
import { newId } from '@caravan/kernel';
import type { Caller } from '@caravan/server-core/testing';
import {
  assignTasksContract,
  claimTasksContract,
  createViewContract,
  listTasksContract,
  listViewsContract,
  nextTaskContract,
  releaseTasksContract,
  takeOverTaskContract,
} from '@caravan/tasks/contract/schema';
import { aTaskQuery } from '@caravan/tasks/contract/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paidGoods, tradeDesk, type TradeDesk } from './testing/trade-desk.ts';

let desk: TradeDesk;
let owner: Caller;
beforeAll(async () => {
  desk = await tradeDesk();
  owner = await desk.hire('owner', 'owner');
});
afterAll(() => desk.close());

let hired = 0;
/** A buyer who holds the task of a new order. */
const holder = async (...more: ('buyer' | 'service')[]) => {
  const name = `buyer${(hired += 1)}`;
  const buyer = await desk.hire(name, 'buyer', ...more);
  const { number } = await paidGoods(desk, [{ name: 'Tea', quantity: 1 }]);
  const task = async () => (await owner.call(listTasksContract, { query: aTaskQuery({ ref: number }) })).data.items[0];
  const id = (await task())?.id ?? '';
  expect((await buyer.call(claimTasksContract, { body: { ids: [id] } })).data.done).toHaveLength(1);
  return {
    buyer,
    name,
    staffId: `staff_${name}`,
    email: `${name}@shop.test`,
    id,
    heldBy: async () => (await task())?.holder?.name ?? null,
  };
};

it('a member who is removed leaves tasks that colleagues can claim', async () => {
  const { staffId, heldBy } = await holder();
  expect(await heldBy()).not.toBeNull();
  expect((await owner.call(removeStaffMemberContract, { params: { id: staffId } })).status).toBe(200);
  expect(await heldBy()).toBeNull();
});

it('says what a member holds and who could take it, and gives it to a colleague with the roles for it', async () => {
  const { buyer, staffId, heldBy, id } = await holder('service');
  const heir = await desk.hire(`heir${(hired += 1)}`, 'buyer');
  const heirId = `staff_heir${hired}`;
  const packer = `packer${(hired += 1)}`;
  await desk.hire(packer, 'packer');
  const view = { name: 'Mine', queue: 'buy' as const, query: 'mine=true', shared: true };
  await buyer.call(createViewContract, { body: view });
  const params = { id: staffId };
  const work = (await owner.call(getMemberWorkContract, { params })).data;
  expect(work.items).toEqual([
    { kind: 'task', queue: 'buy', count: 1 },
    { kind: 'view', queue: null, count: 1 },
  ]);
  expect(work.heirs.find((one) => one.id === heirId)?.takes).toBe(1);
  expect(work.heirs.find((one) => one.id === `staff_${packer}`)?.takes).toBe(0);
  expect(work.heirs.map((one) => one.id)).not.toContain(staffId);

  const handOver = (to: string | null) => owner.call(handOverMemberWorkContract, { params, body: { to } });
  expect((await handOver('nobody')).reason).toBe('heir_gone');
  expect((await handOver(staffId)).reason).toBe('heir_gone');
  expect((await handOver(`staff_${packer}`)).data).toEqual({ moved: 0, released: 1 });
  expect(await heldBy()).toBeNull();
  await buyer.call(claimTasksContract, { body: { ids: [id] } });
  const removed = await owner.call(removeStaffMemberContract, { params, body: { to: heirId } });
  expect(removed.data).toEqual({ moved: 2, released: 0 });
  expect(await heldBy()).toBe(`heir${hired - 1}`);
  expect((await heir.call(listViewsContract)).data).toMatchObject([{ name: 'Mine', own: true }]);
  const { rows } = await desk.server.core.db.execute<{ action: string }>(
    sql`SELECT DISTINCT action FROM staff_action WHERE data ->> 'from' = ${staffId} ORDER BY 1`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['task.assign', 'task.release', 'view.inherit']);
});

it('a member who is paused leaves tasks as one who is removed, and does not get them back', async () => {
  const { staffId, heldBy } = await holder();
  const heir = `heir${(hired += 1)}`;
  await desk.hire(heir, 'buyer');
  const params = { id: staffId };
  const paused = await owner.call(pauseStaffMemberContract, { params, body: { to: `staff_${heir}` } });
  expect(paused.data).toEqual({ moved: 1, released: 0 });
  expect(await heldBy()).toBe(heir);
  expect((await owner.call(resumeStaffMemberContract, { params })).data).toMatchObject({
    state: 'active',
    roles: ['buyer'],
  });
  expect(await heldBy()).toBe(heir);
});

it('two owners who remove each other’s heir at once lose no task', async () => {
  for (let round = 0; round < 3; round += 1) {
    const one = await holder();
    const two = await holder();
    const second = await desk.hire(`owner${(hired += 1)}`, 'owner');
    const remove = (by: Caller, from: string, to: string) =>
      by.call(removeStaffMemberContract, { params: { id: from }, body: { to } });
    const answers = await Promise.all([
      remove(owner, one.staffId, two.staffId),
      remove(second, two.staffId, one.staffId),
    ]);
    expect(answers.map(({ status, reason }) => reason ?? status).sort()).toEqual([200, 'heir_gone']);
    const kept = answers[0].status === 200 ? two : one;
    expect([await one.heldBy(), await two.heldBy()]).toEqual([kept.name, kept.name]);
  }
});

it('a member who loses a role leaves the tasks of its queues, and keeps the others', async () => {
  const { staffId, heldBy } = await holder('service');
  const change = (roles: ('buyer' | 'service' | 'packer')[]) =>
    owner.call(updateStaffMemberContract, { params: { id: staffId }, body: { roles, language: 'en' } });
  expect((await change(['buyer'])).status).toBe(200);
  expect(await heldBy()).not.toBeNull();
  expect((await change(['packer'])).status).toBe(200);
  expect(await heldBy()).toBeNull();
});

const ended = {
  removed: (params: { id: string }) => owner.call(removeStaffMemberContract, { params }),
  paused: (params: { id: string }) => owner.call(pauseStaffMemberContract, { params }),
  'given another role': (params: { id: string }) =>
    owner.call(updateStaffMemberContract, { params, body: { roles: ['packer'], language: 'en' } }),
};

it.each(['removed', 'paused', 'given another role'] as const)(
  'no task stays with a member who takes it while being %s',
  async (how) => {
    const { server } = desk;
    const colleague = await desk.hire('colleague', 'buyer');
    for (let round = 0; round < 3; round += 1) {
      const { buyer, staffId, id } = await holder();
      await buyer.call(releaseTasksContract, { body: { ids: [id] } });
      const body = { ids: [id] };
      const params = { id: staffId };
      const wave = () => [
        buyer.call(claimTasksContract, { body }),
        buyer.call(nextTaskContract, { body: { queue: 'buy' } }),
        buyer.call(takeOverTaskContract, { params: { id }, body: { note: 'Mine' } }),
        colleague.call(assignTasksContract, { body: { ...body, staff_id: staffId } }),
      ];
      await Promise.all([...wave(), ended[how](params), ...wave()]);
      const { rows } = await server.core.db.execute(sql`SELECT FROM task WHERE holder = ${staffId}`);
      expect(rows).toEqual([]);
    }
  },
);

it('an owner releases the task of anybody, and a colleague does not', async () => {
  const { id, heldBy } = await holder();
  const colleague = await desk.hire(`colleague-${newId()}`, 'buyer');
  const body = { ids: [id] };
  expect((await colleague.call(releaseTasksContract, { body })).data.refused).toMatchObject([{ reason: 'claimed' }]);
  expect((await owner.call(releaseTasksContract, { body })).data.done).toHaveLength(1);
  expect(await heldBy()).toBeNull();
});

it('what a command for staff left with somebody is released within the hour', async () => {
  const { server } = desk;
  const { db, transaction } = server.core;
  const { email, heldBy } = await holder();
  const open = async () => ({ db, transaction, close: async () => undefined });
  expect((await staffCommand(['roles', email, '--roles', 'packer'], open)).ok).toBe(true);
  expect(await heldBy()).not.toBeNull();
  await server.runJob({ name: 'tasks.reconcile' }, null);
  expect(await heldBy()).toBeNull();
});
