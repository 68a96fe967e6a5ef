import { day } from '@caravan/kernel';
import {
  createConversationContract,
  getConversationContract,
  listConversationsContract,
  listEarlierMessagesContract,
  listEarlierStaffMessagesContract,
  newConversation,
  uploadConversationPictureContract,
} from '@caravan/support/contract/schema';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  answer,
  keyed,
  orderOf,
  start,
  supportServer,
  upload,
  write,
  type SupportTestServer,
} from './testing/support-server.ts';
import { sweepPicturesJob } from './use-cases/keep-picture.ts';

let server: SupportTestServer;
beforeAll(async () => {
  server = await supportServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(1_000));

const count = async (table: string): Promise<number> => {
  const { rows } = await server.core.db.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM ${sql.identifier(table)}`,
  );
  return rows[0]?.n ?? 0;
};

describe('a shopper', () => {
  test('writes about an own order; the ticket waits for service', async () => {
    const ada = server.shopper('ada');
    const about = { kind: 'order', ref: orderOf('ada') } as const;
    const { data } = await start(ada, { about, text: '  Where is\nmy tea?  ' });
    expect(data).toMatchObject({
      about,
      state: 'open',
      last: { by: 'shopper', text: 'Where is my tea?' },
      messages: [{ by: 'shopper', text: 'Where is\nmy tea?', images: [] }],
      earlier: 0,
    });
    expect((await ada.call(getConversationContract, { params: { id: data.id } })).data).toEqual(data);
    expect(server.queues.open()).toContain(`ticket ${data.id}`);
  });

  test.each(['order', 'package'] as const)('cannot write about an unknown or foreign %s', async (kind) => {
    const before = await count('conversation');
    for (const ref of ['nothing', orderOf('bob')])
      expect((await start(server.shopper('ada'), { about: { kind, ref } })).status).toBe(404);
    expect(await count('conversation')).toBe(before);
  });

  test('sees own conversations only, the newest message first, page by page', async () => {
    const cy = server.shopper('cy');
    const bob = server.shopper('bob');
    const ids: string[] = [];
    for (const text of ['one', 'two', 'three']) {
      ids.push((await start(cy, { text })).data.id);
      server.clock.advance(1_000);
    }
    const [first = '', second, third] = ids;
    await write(cy, first, { text: 'one again' });
    const list = async (cursor?: string) =>
      (await cy.call(listConversationsContract, { query: { limit: 2, ...(cursor ? { cursor } : {}) } })).data;
    const page = await list();
    expect(page.items.map(({ id }) => id)).toEqual([first, third]);
    expect(page.items[0]?.last.text).toBe('one again');
    expect(page.count).toBe(3);
    expect((await list(page.next ?? '')).items.map(({ id }) => id)).toEqual([second]);
    expect((await bob.call(getConversationContract, { params: { id: first } })).status).toBe(404);
    expect((await write(bob, first, { text: 'Hello' })).status).toBe(404);
  });

  test('opens an answered or closed conversation again with the next message', async () => {
    const di = server.shopper('di');
    const { id } = (await start(di)).data;
    await answer(server.staff('service'), id, 'It left today.');
    expect(server.queues.open()).not.toContain(`ticket ${id}`);
    expect((await write(di, id, { text: 'Thank you. And the cup?' })).data.state).toBe('open');
    expect(server.queues.open()).toContain(`ticket ${id}`);
  });

  test('writes once with one key, also thirty times at once', async () => {
    const eve = server.shopper('eve');
    const { id } = (await start(eve)).data;
    const before = await count('conversation_message');
    const answers = await Promise.all(Array.from({ length: 30 }, () => write(eve, id, { text: 'Once' }, 'thirty')));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status, reason }) => status === 200 || reason === 'request_in_progress')).toBe(true);
    expect(await count('conversation_message')).toBe(before + 1);
  });

  test('and a colleague of ours write at once: all messages stay, in one order', async () => {
    const fay = server.shopper('fay');
    const { id } = (await start(fay)).data;
    const first = server.staff('service');
    const second = server.staff('buyer');
    await Promise.all(
      Array.from({ length: 5 }, (_, index) => [
        write(fay, id, { text: `question ${index}` }),
        answer(first, id, `answer ${index}`),
        answer(second, id, `also ${index}`),
      ]).flat(),
    );
    const { data } = await fay.call(getConversationContract, { params: { id } });
    expect(data.messages).toHaveLength(16);
    expect(new Set(data.messages.map(({ text }) => text)).size).toBe(16);
    expect(server.queues.open().includes(`ticket ${id}`)).toBe(data.state === 'open');
    expect(data.state).toBe(data.last.by === 'shopper' ? 'open' : 'answered');
  });

  test('gets at most 1 MB of a conversation at once, and all of it in turn', async () => {
    const hugo = server.shopper('hugo');
    const { id } = (await start(hugo)).data;
    await server.core.db.execute(sql`
      INSERT INTO conversation_message (id, conversation_id, user_id, internal, text, search, created_at, position)
      SELECT 'huge-' || n, ${id}, 'hugo', false, repeat('😀', 4000), '', now(), n FROM generate_series(1, 100) n`);
    const { data } = await hugo.call(getConversationContract, { params: { id } });
    let { messages, earlier } = data;
    const seen = messages.map((one) => one.id);
    while (earlier > 0) {
      expect(Buffer.byteLength(JSON.stringify(messages))).toBeLessThan(1024 * 1024);
      const asked = { params: { id }, query: { before: messages[0]?.id ?? '' } };
      ({ messages, earlier } = (await hugo.call(listEarlierMessagesContract, asked)).data);
      seen.unshift(...messages.map((one) => one.id));
    }
    expect(seen).toEqual([expect.any(String), ...Array.from({ length: 100 }, (_, index) => `huge-${index + 1}`)]);
  });

  test('sees the newest messages of a long conversation, and how many came before', async () => {
    const gil = server.shopper('gil');
    const { id } = (await start(gil)).data;
    await server.core.db.execute(sql`
      INSERT INTO conversation_message (id, conversation_id, user_id, internal, text, search, created_at, position)
      SELECT 'long-' || n, ${id}, 'gil', false, 'line ' || n, 'line ' || n, now(), n FROM generate_series(1, 249) n`);
    const { data } = await gil.call(getConversationContract, { params: { id } });
    expect(data.earlier).toBe(50);
    expect(data.messages).toHaveLength(200);
    expect(data.messages.at(-1)?.text).toBe('line 249');

    const before = data.messages[0]?.id ?? expect.fail('no message');
    const asked = { params: { id }, query: { before } };
    const { data: rest } = await gil.call(listEarlierMessagesContract, asked);
    expect(rest).toMatchObject({ earlier: 0, messages: { length: 50 } });
    expect(rest.messages.at(-1)?.text).toBe('line 49');
    const { data: forStaff } = await server.staff('auditor').call(listEarlierStaffMessagesContract, asked);
    expect(forStaff.messages).toHaveLength(50);
    expect((await server.shopper('hal').call(listEarlierMessagesContract, asked)).status).toBe(404);
    const unknown = await gil.call(listEarlierMessagesContract, { params: { id }, query: { before: 'nothing' } });
    expect(unknown.data).toEqual({ messages: [], earlier: 0 });
    expect(await server.feature.ports.personalData.collect('gil')).toMatchObject([{ messages: { length: 250 } }]);
  });

  test('must be logged in and a shopper', async () => {
    expect((await server.call(listConversationsContract, { query: { limit: 20 } })).status).toBe(401);
    expect((await start(server.staff('service'))).status).toBe(403);
  });
});

describe('a picture', () => {
  test('is re-encoded and shown by a signed address that ends after a day', async () => {
    const hal = server.shopper('hal');
    const picture = (await upload(hal)).data;
    const { data } = await start(hal, { images: [picture.id] });
    const url = data.messages[0]?.images[0]?.url ?? '';
    const shown = await server.app.inject({ url });
    expect(shown.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
    expect((await server.app.inject({ url: `${url}x` })).statusCode).toBe(404);
    server.clock.advance(day);
    expect((await server.app.inject({ url })).statusCode).toBe(404);
  });

  test('of another shopper, or of another message, is refused and nothing is written', async () => {
    const ida = server.shopper('ida');
    const joe = server.shopper('joe');
    const { id } = (await upload(ida)).data;
    const before = await count('conversation');
    for (const images of [[id], ['unknown']])
      expect((await start(joe, { images })).failure).toMatchObject({
        fields: { images: 'Please add the picture again' },
      });
    expect((await start(ida, { images: [id, id] })).status).toBe(422);
    expect(await count('conversation')).toBe(before);
    expect((await start(ida, { images: [id] })).status).toBe(200);
    expect((await start(ida, { images: [id] })).status).toBe(422);
  });

  test('is read by a feature that keeps a copy, for its account alone and until a message shows it', async () => {
    const ida = server.shopper('ida');
    const { id } = (await upload(ida)).data;
    const { conversations } = server.feature.ports;
    expect(await sharp(await conversations.picture('ida', id)).metadata()).toMatchObject({ format: 'webp' });
    expect(await conversations.picture('joe', id)).toBeUndefined();
    await start(ida, { images: [id] });
    expect(await conversations.picture('ida', id)).toBeUndefined();
  });

  test('that is none is refused', async () => {
    const form = new FormData();
    form.set('image', new File(['<svg onload="alert(1)"/>'], 'x.png', { type: 'image/png' }));
    const refused = await server.shopper('ida').call(uploadConversationPictureContract, { body: form as never });
    expect(refused).toMatchObject({ status: 422, reason: 'not_a_picture' });
  });

  test('that no message shows is deleted after a day', async () => {
    const kim = server.shopper('kim');
    const used = (await upload(kim)).data;
    const unused = (await upload(kim)).data;
    await start(kim, { images: [used.id] });
    server.clock.advance(day + 1);
    await server.runJob(sweepPicturesJob, null);
    const left = await server.core.db.execute<{ id: string }>(
      sql`SELECT id FROM conversation_picture WHERE user_id = 'kim'`,
    );
    expect(left.rows.map(({ id }) => id)).toEqual([used.id]);
    expect(await server.core.files.get(`conversation-pictures/${unused.id}.webp`)).toBeUndefined();
  });
});

test('the closing of the account deletes the words, the pictures and the ticket', async () => {
  const lea = server.shopper('lea');
  const picture = (await upload(lea)).data;
  const { id } = (await start(lea, { images: [picture.id] })).data;
  await answer(server.staff('service'), id, 'Our answer');
  await write(lea, id, { text: 'And then?' });
  const { personalData } = server.feature.ports;
  expect(await personalData.collect('lea')).toMatchObject([{ id, messages: [{}, {}, { text: 'And then?' }] }]);
  await server.core.transaction((tx) => personalData.erase(tx, 'lea'));
  await server.runJobs();
  expect(await personalData.collect('lea')).toEqual([]);
  expect(server.queues.open()).not.toContain(`ticket ${id}`);
  expect(await server.core.files.get(`conversation-pictures/${picture.id}.webp`)).toBeUndefined();
});

test('fields outside the contract are refused by name', async () => {
  const body = { ...newConversation.parse({ about: { kind: 'general' }, text: 'Hello' }), vip: true };
  const refused = await server.shopper('ada').call(createConversationContract, { body, ...keyed() });
  expect(refused.failure).toMatchObject({ fields: { vip: expect.any(String) } });
});
