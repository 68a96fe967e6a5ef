import type { ListedLogin, LoginSearch } from '@caravan/auth/port';
import type { LongPage } from '@caravan/kernel';
import { fakeLogins } from './testing/fake-logins.ts';
import { getAuditContract } from '@caravan/account/contract/schema';
import { defineEndpoint, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { route, type Core, type FeatureServer } from '@caravan/server-core';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { StaffMember } from '@caravan/tasks/port';
import { createAccount } from './account.server.ts';

const body = z.strictObject({ note: z.string() });
const cancel = schemaOf(
  defineEndpoint<{ body: z.infer<typeof body>; data: null }>()({
    method: 'POST',
    path: '/staff/sample',
    login: 'staff',
    roles: ['buyer'],
    tags: [],
    summary: 'Cancel',
  }),
  { body, data: z.null() },
);

/** A feature with a staff call. */
const orders = ({ transaction }: Core): FeatureServer => ({
  name: 'sample-orders',
  reasons: {},
  routes: [
    route(cancel, (call) =>
      transaction(async (tx) => {
        const data = { refund_fen: 1_200, lines: [{ id: 'a', taken: true }] };
        await call.audit(tx, {
          action: 'order.cancel',
          subject: { kind: 'order', ref: 'CV-1' },
          note: call.body.note,
          data,
        });
        return null;
      }),
    ),
  ],
});

const unexpected = (): never => {
  throw new Error('this port should not be called');
};
const clerk: StaffMember = { id: 'clerk', email: 'clerk@shop.test', name: 'clerk', roles: ['owner'] };
const findStaff = vi.fn(async (_db: unknown, ids: readonly string[]) =>
  ids.includes('clerk') ? new Map([['clerk', clerk]]) : new Map<string, StaffMember>(),
);
const searchStaff = vi.fn(async ({ words }: LoginSearch): Promise<LongPage<ListedLogin>> => {
  const login = { email: 'b@shop.test', name: 'Bea', emailVerified: true, createdAt: new Date(0) };
  const known: ListedLogin[] = [
    { ...login, id: 'buyer-2', role: 'staff' },
    { ...login, id: 'clerk', role: 'shopper' },
  ];
  return { items: words === 'Bea' ? known : [], page: 1, page_size: 100, total: 2, next: null, count: 2 };
});
const firstPage = { page: 1, page_size: 20 };

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    compose: (core) => ({
      features: [
        createAccount(core, {
          identities: unexpected,
          staffMembers: () => ({ find: findStaff }),
          staffChanges: unexpected,
          personWork: unexpected,
          logins: () => ({ ...fakeLogins(new Map()).port, search: searchStaff }),
          summary: unexpected,
          exchangeRates: unexpected,
          goodsPhotos: unexpected,
          personalData: unexpected,
          deadlines: unexpected,
          turns: unexpected,
          shop: unexpected,
        }),
        orders(core),
      ],
    }),
  });
});
afterAll(() => server.close());

test('only staff can read the log', async () => {
  expect(await server.call(getAuditContract, { query: firstPage })).toMatchObject({
    status: 401,
    reason: 'login_required',
  });
  expect(await server.as({}).call(getAuditContract, { query: firstPage })).toMatchObject({
    status: 403,
    reason: 'forbidden',
  });
});

test('staff see the actions of staff, newest first', async () => {
  const caller = server.as({ userId: 'clerk', role: 'staff' });
  for (const note of ['sold out', '']) await caller.call(cancel, { body: { note } });
  const { data } = await caller.call(getAuditContract, { query: { ...firstPage, subject: 'order:CV-1' } });
  const logged = {
    at: server.clock.now().toISOString(),
    staff_id: 'clerk',
    staff_email: 'clerk@shop.test',
    staff_name: 'clerk',
    action: 'order.cancel',
    subject_kind: 'order',
    subject_ref: 'CV-1',
    subject_email: null,
    subject_name: null,
    data: { refund_fen: 1_200, lines: [{ id: 'a', taken: true }] },
  };
  expect(data).toMatchObject({ page: 1, page_size: 20, total: 2 });
  // One query names all members of the page.
  expect(findStaff.mock.calls.map(([, ids]) => ids)).toEqual([['clerk']]);
  expect(data.items).toEqual([
    { ...logged, id: expect.any(String), note: null },
    { ...logged, id: expect.any(String), note: 'sold out' },
  ]);
  const ofOtherActions = await caller.call(getAuditContract, { query: { ...firstPage, action: 'order.refund' } });
  expect(ofOtherActions.data.items).toEqual([]);
  expect((await caller.call(getAuditContract, { query: { ...firstPage, subject: '' } })).data.total).toBe(2);
  const tooLong = { ...firstPage, subject: 'x'.repeat(201) };
  expect((await caller.call(getAuditContract, { query: tooLong })).status).toBe(422);
  const withUnknownKey = { ...firstPage, colour: 'blue' };
  expect((await caller.call(getAuditContract, { query: withUnknownKey })).data.total).toBe(2);
});

test('the log is filtered by the member of staff and by days in Beijing', async () => {
  const caller = server.as({ userId: 'buyer-2', role: 'staff' });
  server.clock.set('2026-11-20T15:59:59.000Z');
  await caller.call(cancel, { body: { note: 'the 20th' } });
  server.clock.set('2026-11-20T16:00:00.000Z');
  await caller.call(cancel, { body: { note: 'the 21st' } });
  const notes = async (query: object) => {
    const { data } = await caller.call(getAuditContract, { query: { ...firstPage, staff_id: 'buyer-2', ...query } });
    return data.items.map(({ note, staff_email }) => [note, staff_email]);
  };
  expect(await notes({})).toEqual([
    ['the 21st', null],
    ['the 20th', null],
  ]);
  expect(await notes({ to: '2026-11-20' })).toEqual([['the 20th', null]]);
  expect(await notes({ from: '2026-11-21', to: '2026-11-21' })).toEqual([['the 21st', null]]);
  expect(await notes({ from: '2026-11-22' })).toEqual([]);
  expect(await notes({ staff: 'Bea', to: '2026-11-20' })).toEqual([['the 20th', null]]);
  expect(await notes({ staff: 'Bea', staff_id: 'clerk' })).toEqual([]);
  expect(await notes({ staff: 'Nobody' })).toEqual([]);
  const { data } = await caller.call(getAuditContract, { query: { ...firstPage, staff: 'Bea' } });
  expect(new Set(data.items.map(({ staff_id }) => staff_id))).toEqual(new Set(['buyer-2']));
  expect((await caller.call(getAuditContract, { query: { ...firstPage, from: '2026-13-01' } })).status).toBe(422);
});
