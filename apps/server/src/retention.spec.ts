import { getArticleContract } from '@caravan/content/contract/schema';
import {
  countRetentionDueContract,
  getRetentionContract,
  updateRetentionContract,
} from '@caravan/content/contract/staff';
import { forEachKind, retentionLimits, type RetentionPeriods } from '@caravan/content/contract';
import { day, newId } from '@caravan/kernel';
import { createLeadContract } from '@caravan/logistics/contract/schema';
import { aNewLead } from '@caravan/logistics/contract/testing';
import { type Caller, type TestServer } from '@caravan/server-core/testing';
import {
  closeConversationContract,
  createConversationContract,
  uploadConversationPictureContract,
} from '@caravan/support/contract/schema';
import { receivePackageContract } from '@caravan/warehouse-packages/contract/schema';
import { sql, type SQL } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testShop } from './testing/test-shop.ts';
import { desk, logIn, paidOrder, photograph, pictureForm, type PaidOrder } from './testing/paid-order.ts';
import { sentPackage } from './testing/sent-package.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testShop({ config: { staff: desk } });
});
afterEach(() => server.close());

const key = () => ({ 'idempotency-key': newId() });
const retentionJob = { name: 'content.retention' };
const usual: RetentionPeriods = forEachKind((kind) => retentionLimits[kind].usual);

const rows = async (from: SQL): Promise<number> => {
  const { rows: found } = await server.core.db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM ${from}`);
  return found[0]?.n ?? 0;
};
const faults = async () => {
  const found: string[] = [];
  for (const { audit } of server.composed.features) found.push(...((await audit?.()) ?? []));
  return found;
};
/** A trade that is over: photographed goods were packed, shipped and received. */
const trade = async (): Promise<PaidOrder & { parcel: string }> => {
  const order = await paidOrder(server.app);
  const { shopper, staff, itemId } = order;
  await photograph(staff, itemId);
  await photograph(staff, itemId, '#204060');
  const parcel = await sentPackage(order);
  await shopper.call(receivePackageContract, { params: { number: parcel } });
  return { ...order, parcel };
};

const write = async (shopper: Caller, about: { kind: 'order' | 'package'; ref: string }): Promise<string> => {
  const image = await shopper.call(uploadConversationPictureContract, { body: (await pictureForm('image')) as never });
  const { data } = await shopper.call(createConversationContract, {
    body: { about, text: 'Where is it?', images: [image.data.id] },
    headers: key(),
  });
  return data.id;
};

it('deletes what is older than its period, keeps the books, and leaves the audit green', async () => {
  const { shopper, staff, number, parcel, itemId } = await trade();
  const conversation = await write(shopper, { kind: 'package', ref: parcel });
  await staff.call(closeConversationContract, { params: { id: conversation } });
  const waiting = await write(shopper, { kind: 'order', ref: number });
  await server.call(createLeadContract, {
    body: aNewLead({ name: 'Xanthippe', company: '' }),
  });
  await server.core.db.execute(sql`INSERT INTO payment_event (provider, event_id, event, received_at, applied_at)
    VALUES ('stripe', 'evt_old', '{}', now(), now()), ('stripe', 'evt_waiting', '{}', now(), null)`);
  await server.core.db.execute(sql`INSERT INTO article_vote VALUES (59, 'someone', true, now())`);
  await server.runJobs();
  const books = async () => [
    await rows(sql`purchase_order`),
    await rows(sql`package`),
    await rows(sql`payment`),
    await rows(sql`ledger_entry`),
    await rows(sql`order_event`),
    await rows(sql`package_event`),
  ];
  const before = await books();
  const due = { inbox: 90, goods_photos: 60 };
  expect((await staff.call(countRetentionDueContract, { query: due })).data).toEqual({ inbox: 0, goods_photos: 0 });

  // Nothing is old yet.
  await server.runJob(retentionJob, null);
  expect(await rows(sql`store_photo`)).toBe(2);
  expect(await rows(sql`letter`)).toBeGreaterThan(0);

  // After eight hundred days everything is, but for what somebody waits for.
  server.clock.advance(800 * day);
  await server.runJob(retentionJob, null);
  expect(await rows(sql`store_photo WHERE item_id = ${itemId}`), 'the waiting conversation holds the photos').toBe(2);
  expect(await rows(sql`conversation WHERE id = ${conversation}`)).toBe(0);
  expect(await rows(sql`conversation WHERE id = ${waiting}`)).toBe(1);
  expect(await rows(sql`conversation_picture`)).toBe(1);
  expect(await rows(sql`lead`)).toBe(0);
  expect(await rows(sql`task WHERE queue = 'lead' OR title LIKE '%Xanthippe%'`)).toBe(0);
  expect(await rows(sql`letter`)).toBe(0);
  expect(await rows(sql`mail`)).toBe(0);
  expect(await rows(sql`article_vote`)).toBe(0);
  expect(await rows(sql`payment_event WHERE event_id = 'evt_old'`)).toBe(0);
  expect(await rows(sql`payment_event WHERE event_id = 'evt_waiting'`)).toBe(1);
  expect(await books()).toEqual(before);

  const again = await logIn(server.app, desk);
  await again.call(closeConversationContract, { params: { id: waiting } });
  await server.runJob(retentionJob, null);
  expect(await rows(sql`store_photo`)).toBe(0);
  await server.runJobs();
  expect(await faults()).toEqual([]);
}, 60_000);

it('deletes the files of photos, and keeps those that a claim, a dispute or a question needs', async () => {
  const { parcel, number } = await trade();
  const { rows: ids } = await server.core.db.execute<{ id: string }>(sql`SELECT id FROM store_photo`);
  server.clock.advance(181 * day);
  const open: [hold: SQL, end: SQL][] = [
    [
      sql`INSERT INTO package_claim VALUES (${`${parcel}-1`}, ${parcel}, 'u', 1, 'loss', 100, '', now())`,
      sql`INSERT INTO package_claim_decision VALUES (${`${parcel}-1`}, 'rejected', null, null, 'no', 's', now())`,
    ],
    [
      sql`INSERT INTO payment_dispute SELECT 'dp_1', 'stripe', payment_id, 1, 'CNY', '', 'open', true, null, now(), now()
        FROM capture WHERE ref = ${number}`,
      sql`UPDATE payment_dispute SET open = false`,
    ],
    [
      sql`INSERT INTO order_refund VALUES ('r', ${number}, 1, '', 'balance', 1, now(), null, 'waiting', null)`,
      sql`UPDATE order_refund SET outcome = 'withdrawn', decided_at = now()`,
    ],
  ];
  await server.core.db.execute(sql`ALTER TABLE package_claim DISABLE TRIGGER USER`);
  for (const [hold, end] of open) {
    await server.core.db.execute(hold);
    await server.runJob(retentionJob, null);
    expect(await rows(sql`store_photo`)).toBe(2);
    await server.core.db.execute(end);
  }
  await server.runJob(retentionJob, null);
  expect(await rows(sql`store_photo`)).toBe(0);
  const read = () => Promise.all(ids.map(({ id }) => server.core.files.get(`store-photos/${id}.webp`)));
  await expect(read()).resolves.toHaveLength(2);
  await server.runJobs();
  expect((await read()).filter(Boolean)).toEqual([]);
}, 60_000);

it('never deletes staff actions of two years, whatever is asked, and deletes those beyond the period', async () => {
  await logIn(server.app, desk);
  const action = (
    years: number,
  ) => sql`INSERT INTO staff_action (at, staff_id, roles, action, subject_kind, subject_ref)
    VALUES (now() - make_interval(years => ${years}), 'command', '{}', 'order.cancel', 'order', ${`old-${years}`})`;
  for (const years of [1, 5, 11]) await server.core.db.execute(action(years));
  await server.runJob(retentionJob, null);
  expect(await rows(sql`staff_action WHERE subject_ref = 'old-11'`)).toBe(0);
  expect(await rows(sql`staff_action WHERE subject_ref LIKE 'old-%'`)).toBe(2);
  await expect(server.core.db.execute(sql`DELETE FROM staff_action WHERE subject_ref = 'old-1'`)).rejects.toMatchObject(
    { cause: { code: '23001' } },
  );
});

it('lets owners change a period once for each version, within its limits, with a record of before and after', async () => {
  const owner = await logIn(server.app, desk);
  const { data } = await owner.call(getRetentionContract);
  expect(data).toEqual({ periods: usual, edited_at: null, version: 0 });
  const set = (body: RetentionPeriods, version: number) =>
    owner.call(updateRetentionContract, { body, headers: { 'if-match': `"${version}"` } });
  expect((await set({ ...usual, leads: 29 }, 0)).failure?.fields).toHaveProperty('leads');
  expect((await set({ ...usual, staff_actions: 365 }, 0)).failure?.fields).toHaveProperty('staff_actions');
  const racing = await Promise.all(Array.from({ length: 20 }, (_, more) => set({ ...usual, leads: 100 + more }, 0)));
  expect(racing.filter(({ failure }) => failure === undefined)).toHaveLength(1);
  expect(new Set(racing.flatMap(({ reason }) => reason ?? []))).toEqual(new Set(['changed_meanwhile']));
  expect(await rows(sql`staff_action WHERE action = 'retention.update'`)).toBe(1);
  const editor = server.as({ userId: 'editor', role: 'staff', staffRoles: ['editor'] });
  expect((await editor.call(getRetentionContract)).status).toBe(401);
});

it('states the periods in the article on privacy, in both languages, and the new one after a change', async () => {
  const read = async (language: 'en' | 'zh') =>
    (await server.call(getArticleContract, { params: { id: 83 }, headers: { 'client-language': language } })).data
      .content_html;
  expect(await read('en')).toContain('<td>180 days</td>');
  expect(await read('zh')).toContain('<td>180 天</td>');
  const owner = await logIn(server.app, desk);
  await owner.call(updateRetentionContract, { body: { ...usual, goods_photos: 77 } });
  expect(await read('en')).toContain('<td>77 days</td>');
  expect(await read('zh')).toContain('<td>77 天</td>');
  expect(await read('en')).not.toContain('{{');
});

it('stops after a batch when the server stops, and goes on later without a second deletion', async () => {
  await logIn(server.app, desk);
  await server.core.db.execute(sql`INSERT INTO letter (id, user_id, key, kind, title, body, created_at)
    SELECT 'l' || n, 'u' || n, 'k', 'order_paid', '{}', '{}', now() - interval '400 days' FROM generate_series(1, 2500) n`);
  const stopping = AbortSignal.abort();
  await expect(server.runJob(retentionJob, null, { stopping })).rejects.toThrow('goes on later');
  await expect(server.runJob(retentionJob, null, { stopping })).rejects.toThrow('goes on later');
  expect(await rows(sql`letter`)).toBe(2_500);
  await Promise.all([server.runJob(retentionJob, null), server.runJob(retentionJob, null)]);
  expect(await rows(sql`letter`)).toBe(0);
});

it('goes on with the other kinds if one cannot be deleted', async () => {
  await server.core.db.execute(sql`INSERT INTO article_vote VALUES (59, 'someone', true, now() - interval '800 days')`);
  await server.core.db.execute(sql`ALTER TABLE letter RENAME TO letter_away`);
  await expect(server.runJob(retentionJob, null)).rejects.toThrow('1 kinds of old rows could not be deleted');
  expect(await rows(sql`article_vote`)).toBe(0);
});
