import { defineEndpoint, schemaOf, type EndpointFacts, type Method } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sqlState } from '../database/transactions/sql-state.ts';
import { route, type Call, type Core, type FeatureServer } from '../feature.ts';
import { makeLog } from '../server/watching/logging.ts';
import { seedStaffRoles, testServer, type TestServer } from '../testing/index.ts';
import { listStaffActions, type StaffActionQuery } from './list-staff-actions.ts';
import { insertStaffAction, isRoleMissing } from './staff-action.ts';

const nothing = z.null();
const staffCall = (path: `/staff/${string}`, facts: Pick<EndpointFacts, 'idempotency'> & { method?: Method } = {}) =>
  schemaOf(
    defineEndpoint<{ data: null }>()({
      method: 'POST' as Method,
      path,
      login: 'staff',
      roles: ['packer'],
      tags: [],
      summary: path,
      ...facts,
    }),
    { data: nothing },
  );

const stamp = staffCall('/staff/stamp');
const stampOnce = staffCall('/staff/stamp-once', { idempotency: 'key' });
const forget = staffCall('/staff/forget');
const undo = staffCall('/staff/undo');
const leave = staffCall('/staff/leave');
const look = staffCall('/staff/look', { method: 'GET' });

const stamped = {
  action: 'parcel.stamp',
  subject: { kind: 'parcel', ref: 'PK-1' },
  note: 'twice',
  data: { ink: 'red' },
} as const;
type StaffCall = Call<typeof stamp.endpoint>;
const audited = (call: StaffCall) => async (tx: Parameters<StaffCall['audit']>[0]) => {
  await call.audit(tx, stamped);
  return null;
};

const desk = ({ transaction }: Core): FeatureServer => ({
  name: 'desk',
  reasons: {},
  routes: [
    route(stamp, (call) => transaction(audited(call))),
    route(stampOnce, (call) => call.once(audited(call))),
    route(forget, () => null),
    route(undo, (call) =>
      transaction(async (tx) => {
        await call.audit(tx, stamped);
        throw new Error('no further changes');
      }),
    ),
    route(leave, (call) => {
      call.unchanged();
      return null;
    }),
    route(look, () => null),
  ],
});

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ compose: (core) => ({ features: [desk(core)] }) });
});
afterAll(() => server.close());

const list = (query: Partial<StaffActionQuery> = {}) =>
  listStaffActions(server.core.db, { page: 1, page_size: 20, ...query });
const clerk = () => server.as({ userId: 'clerk', role: 'staff', staffRoles: ['packer'] });

let before = 0;
beforeEach(async () => {
  before = (await list()).total;
});
const added = async (): Promise<number> => (await list()).total - before;

describe('the log of staff actions', () => {
  it('contains the staff member, action, subject, time and reason', async () => {
    expect((await clerk().call(stamp)).status).toBe(200);
    const [newest] = (await list()).items;
    expect(newest).toEqual({
      id: expect.any(Number),
      at: server.clock.now(),
      staffId: 'clerk',
      roles: ['packer'],
      action: 'parcel.stamp',
      subjectKind: 'parcel',
      subjectRef: 'PK-1',
      note: 'twice',
      data: { ink: 'red' },
    });
  });

  it('contains nothing of a rolled-back change', async () => {
    expect((await clerk().call(undo)).status).toBe(500);
    expect(await added()).toBe(0);
  });

  it('contains one row for two requests with one key', async () => {
    const who = clerk();
    const headers = { 'idempotency-key': 'the-same-key' };
    expect((await who.call(stampOnce, { headers })).status).toBe(200);
    const again = await who.call(stampOnce, { headers });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await added()).toBe(1);
  });

  it.each([
    sql`UPDATE staff_action SET note = 'never'`,
    sql`UPDATE staff_action SET note = 'never' WHERE id = 0`,
    sql`DELETE FROM staff_action`,
    sql`TRUNCATE staff_action`,
  ])('refuses changes and deletions', async (statement) => {
    await clerk().call(stamp);
    const refused = await server.core.db.execute(statement).then(
      () => undefined,
      (error: unknown) => sqlState(error),
    );
    expect(refused).toBe('23001');
    expect(await added()).toBe(1);
  });

  it('is read newest first, by action and by subject', async () => {
    const record = (ref: string, action: `${string}.${string}`) =>
      server.core.transaction((tx) =>
        tx.execute(
          sql`INSERT INTO staff_action (at, staff_id, roles, action, subject_kind, subject_ref) VALUES (now(), 'command', '{}', ${action}, 'box', ${ref})`,
        ),
      );
    await record('a', 'box.open');
    await record('b:c', 'box.open');
    await record('a', 'box.close');
    const shown = async (query: Parameters<typeof list>[0]) =>
      (await list(query)).items.map(({ subjectRef, action }) => `${action} ${subjectRef}`);
    expect(await shown({ subject: 'a' })).toEqual(['box.close a', 'box.open a']);
    expect(await shown({ subject: 'box:a', action: 'box.open' })).toEqual(['box.open a']);
    expect(await shown({ subject: 'parcel:a' })).toEqual([]);
    expect(await shown({ subject: 'b:c' })).toEqual(['box.open b:c']);
    expect(await shown({ subject: 'box:b:c' })).toEqual(['box.open b:c']);
    expect(await list({ action: 'box.open', page: 2, page_size: 1 })).toMatchObject({
      total: 2,
      page: 2,
      items: [{ subjectRef: 'a' }],
    });
  });
});

describe('a staff call', () => {
  it('fails if it records nothing', async () => {
    expect((await clerk().call(forget)).status).toBe(500);
  });

  it('may declare that nothing changed', async () => {
    expect((await clerk().call(leave)).status).toBe(200);
    expect(await added()).toBe(0);
  });

  it('records nothing if it only reads', async () => {
    expect((await clerk().call(look)).status).toBe(200);
  });

  it('is logged as an error in production instead of failing, because the change is committed', async () => {
    const lines: string[] = [];
    const log = makeLog({ logLevel: 'error' }, { write: (line) => void lines.push(line) });
    const production = await testServer({
      compose: (core) => ({ features: [desk(core)] }),
      config: { production: true },
      log,
    });
    expect((await production.as({ userId: 'clerk', role: 'staff' }).call(forget)).status).toBe(200);
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        msg: 'a staff action was not recorded',
        user: 'clerk',
        level: 50,
      }),
    ]);
    await production.close();
  });
});

describe('the roles of a staff call', () => {
  it('must be named, or the server does not start', async () => {
    const nobodys = schemaOf(Object.assign({}, stamp.endpoint, { roles: [] }), { data: nothing });
    const start = testServer({
      compose: () => ({ features: [{ name: 'desk', reasons: {}, routes: [route(nobodys, () => null)] }] }),
    });
    await expect(start).rejects.toThrow('POST /staff/stamp: a staff call must name the roles that may make it');
  });

  const revoke = (userId: string): Promise<unknown> =>
    server.core.transaction(async (tx) => {
      // The account is made up, so its roles have no action in the log.
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      await tx.execute(sql`DELETE FROM staff_role WHERE user_id = ${userId}`);
    });

  it('are demanded again by the database, in the transaction of the change', async () => {
    const leaving = server.as({ userId: 'leaving', role: 'staff', staffRoles: ['packer'] });
    expect((await leaving.call(stamp)).status).toBe(200);
    await revoke('leaving');
    expect(await leaving.call(stamp)).toMatchObject({ status: 403, reason: 'forbidden' });
    expect(await added()).toBe(1);
  });

  it('of another call do not count, and the owner needs none of them', async () => {
    const record = (userId: string) =>
      server.core.transaction((tx) =>
        insertStaffAction(tx, server.clock.now, { staffId: userId, roles: ['packer'] }, stamped),
      );
    await seedStaffRoles(server.core, 'editor', ['editor', 'auditor']);
    await seedStaffRoles(server.core, 'boss', ['owner']);
    await expect(record('editor')).rejects.toSatisfy(isRoleMissing);
    await expect(record('boss')).resolves.toBeUndefined();
    await expect(record('nobody')).rejects.toSatisfy(isRoleMissing);
  });

  it('hold until the action is committed: a revocation waits for it, or comes first', async () => {
    for (let run = 0; run < 40; run += 1) {
      const userId = `racer_${run}`;
      await seedStaffRoles(server.core, userId, ['packer']);
      let revokedAt = 0;
      let step = 0;
      const action = server.core
        .transaction(async (tx) => {
          await insertStaffAction(tx, server.clock.now, { staffId: userId, roles: ['packer'] }, stamped);
          // A further statement gives a revocation that does not wait the time to commit.
          for (let statement = 0; statement < 20; statement += 1) await tx.execute(sql`SELECT 1`);
          return (step += 1);
        })
        .catch((error: unknown) => {
          expect(isRoleMissing(error)).toBe(true);
          return 0;
        });
      if (run % 2) await server.core.db.execute(sql`SELECT 1`);
      const revocation = revoke(userId).then(() => {
        revokedAt = step += 1;
      });
      const [actedAt] = await Promise.all([action, revocation]);
      if (actedAt) expect(actedAt).toBeLessThan(revokedAt);
    }
  });
});
