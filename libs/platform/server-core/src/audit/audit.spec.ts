import { defineEndpoint, schemaOf, type EndpointFacts, type Method } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sqlState } from '../database/sql-state.ts';
import { route, type Call, type Core, type FeatureServer } from '../feature.ts';
import { makeLog } from '../server/logging.ts';
import { testServer, type TestServer } from '../testing/index.ts';
import { listStaffActions, type StaffActionQuery } from './list-staff-actions.ts';

const nothing = z.null();
const staffCall = (path: `/staff/${string}`, facts: Pick<EndpointFacts, 'idempotency'> & { method?: Method } = {}) =>
  schemaOf(
    defineEndpoint<{ data: null }>()({
      method: 'POST' as Method,
      path,
      login: 'staff',
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
const clerk = () => server.as({ userId: 'clerk', role: 'staff' });

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
          sql`INSERT INTO staff_action (at, staff_id, action, subject_kind, subject_ref) VALUES (now(), 'clerk', ${action}, 'box', ${ref})`,
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
