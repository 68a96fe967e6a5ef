import { getAuditSchema } from '@caravan/account/contract/schema';
import { defineEndpoint, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { route, type FeatureServer } from '@caravan/server-core';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountServer } from './account.server.ts';

const body = z.strictObject({ note: z.string() });
const cancel = schemaOf(
  defineEndpoint<{ body: z.infer<typeof body>; data: null }>()({
    method: 'POST',
    path: '/staff/sample',
    login: 'staff',
    tags: [],
    summary: 'Cancel',
  }),
  { body, data: z.null() },
);

/** Any feature with a call of staff. */
const orders: FeatureServer = {
  name: 'sample-orders',
  reasons: {},
  routes: ({ transaction }) => [
    route(cancel, (call) =>
      transaction(async (tx) => {
        const data = { refund_fen: 1_200, lines: [{ id: 'a', taken: true }] };
        await call.audit(tx, { action: 'order.cancel', subject: { kind: 'order', ref: 'CV-1' }, note: call.body.note, data });
        return null;
      }),
    ),
  ],
};

const notAsked = (): never => {
  throw new Error('nobody should ask for this');
};
const firstPage = { page: 1, page_size: 20 };

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ features: [accountServer({ identities: notAsked, logins: notAsked, summary: notAsked, exchangeRates: notAsked, personalData: notAsked }), orders] });
});
afterAll(() => server.close());

test('the log is for staff alone', async () => {
  expect(await server.call(getAuditSchema, { query: firstPage })).toMatchObject({ status: 401, reason: 'login_required' });
  expect(await server.as({}).call(getAuditSchema, { query: firstPage })).toMatchObject({ status: 403, reason: 'forbidden' });
});

test('staff see what staff did, newest first', async () => {
  const clerk = server.as({ userId: 'clerk', role: 'staff' });
  for (const note of ['sold out', '']) await clerk.call(cancel, { body: { note } });
  const { data } = await clerk.call(getAuditSchema, { query: { ...firstPage, subject: 'order:CV-1' } });
  const logged = {
    at: server.clock.now().toISOString(),
    staff_id: 'clerk',
    action: 'order.cancel',
    subject_kind: 'order',
    subject_ref: 'CV-1',
    data: { refund_fen: 1_200, lines: [{ id: 'a', taken: true }] },
  };
  expect(data).toMatchObject({ page: 1, page_size: 20, total: 2 });
  expect(data.items).toEqual([
    { ...logged, id: expect.any(String), note: null },
    { ...logged, id: expect.any(String), note: 'sold out' },
  ]);
  const ofOtherActions = await clerk.call(getAuditSchema, { query: { ...firstPage, action: 'order.refund' } });
  expect(ofOtherActions.data.items).toEqual([]);
  expect((await clerk.call(getAuditSchema, { query: { ...firstPage, subject: '' } })).data.total).toBe(2);
  const tooLong = { ...firstPage, subject: 'x'.repeat(201) };
  expect((await clerk.call(getAuditSchema, { query: tooLong })).status).toBe(422);
  const withUnknownKey = { ...firstPage, colour: 'blue' };
  expect((await clerk.call(getAuditSchema, { query: withUnknownKey })).data.total).toBe(2);
});
