import { addWorkingHours, hour, type StaffRole } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import {
  closeConversationContract,
  createReplyContract,
  deleteReplyContract,
  getConversationContract,
  getStaffConversationContract,
  listRepliesContract,
  listStaffConversationsContract,
  updateReplyContract,
  uploadStaffPictureContract,
} from '@caravan/support/contract/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { supportFigures } from './db/support-figures.repo.ts';
import {
  answer,
  keyed,
  orderOf,
  pictureForm,
  start,
  supportServer,
  write,
  type SupportTestServer,
} from './testing/support-server.ts';

let server: SupportTestServer;
beforeAll(async () => {
  server = await supportServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(1_000));

const threadOf = async (id: string, staff = server.staff('service')) =>
  (await staff.call(getStaffConversationContract, { params: { id } })).data;

const close = (id: string, version?: number, staff = server.staff('service')) =>
  staff.call(closeConversationContract, {
    params: { id },
    ...(version === undefined ? {} : { headers: { 'if-match': String(version) } }),
  });

const actionsOn = async (subject: string) =>
  (await listStaffActions(server.core.db, { page: 1, page_size: 20, subject })).items.map(({ action }) => action);

describe('an answer', () => {
  test('counts in the figures by the time from the first message to the first answer', async () => {
    const from = server.clock.now();
    const service = server.staff('service');
    for (const hours of [1, 2, 12]) {
      const { id } = (await start(server.shopper(`waiting-${hours}`))).data;
      server.clock.advance(hours * hour);
      await answer(service, id, 'It left today.');
      await answer(service, id, 'And will be there on Friday.');
    }
    await start(server.shopper('unanswered'));
    const to = server.clock.now();
    const read = (time: { from: Date; to: Date }) => supportFigures.passages(server.core.db, { ...time, by: 'day' });
    expect(await read({ from, to: new Date(to.getTime() + 1) })).toEqual([
      { passage: 'first_answer', count: 3, medianSeconds: 7_200, p90Seconds: 36_000 },
    ]);
    // The end is excluded.
    expect(await read({ from: to, to })).toMatchObject([{ count: 0 }]);
  });

  test('tells the shopper, ends the ticket and keeps the time of the first', async () => {
    const ada = server.shopper('ada');
    const about = { kind: 'order', ref: orderOf('ada') } as const;
    const { id } = (await start(ada, { about }, 'zh')).data;
    const asked = server.clock.now().toISOString();
    server.clock.advance(2 * hour);
    const first = server.clock.now().toISOString();
    const answered = (await answer(server.staff('service'), id, 'It left today.')).data;
    expect(answered).toMatchObject({
      state: 'answered',
      language: 'zh',
      email: 'ada@shop.test',
      waiting_since: null,
      first_answered_at: first,
      messages: [
        { by: 'shopper', staff: null, internal: false, at: asked },
        { by: 'staff', staff: 'name of staff_service', internal: false, at: first },
      ],
    });
    expect(server.queues.open()).not.toContain(`ticket ${id}`);
    expect(await server.messages.to('ada')).toMatchObject([
      {
        kind: 'support_answer',
        link: `/user/conversations/${id}`,
        title: {
          en: `We answered your message about order ${about.ref}`,
          zh: `客服已回复您关于订单 ${about.ref} 的留言`,
        },
        body: { en: 'Our answer:\n\nIt left today.', zh: '客服回复：\n\nIt left today.' },
      },
    ]);
    server.clock.advance(hour);
    await write(ada, id, { text: 'Thanks' });
    await answer(server.staff('buyer'), id, 'You are welcome.');
    expect((await threadOf(id)).first_answered_at).toBe(first);
    expect(await actionsOn(id)).toEqual(['conversation.answer', 'conversation.answer']);
  });

  test('comes from buyers and service only; the others write notes, which shoppers never see', async () => {
    const bob = server.shopper('bob');
    const { id } = (await start(bob)).data;
    for (const role of ['receiver', 'packer', 'finance', 'lines', 'editor'] as const) {
      const staff = server.staff(role);
      expect(await answer(staff, id, 'Hello')).toMatchObject({ status: 403, reason: 'forbidden' });
      expect((await answer(staff, id, `note of ${role}`, { internal: true })).data).toMatchObject({
        state: 'open',
        email: role === 'finance' ? 'bob@shop.test' : null,
        actions: ['note'],
      });
    }
    expect((await answer(server.staff('auditor'), id, 'note', { internal: true })).status).toBe(403);
    expect((await threadOf(id, server.staff('auditor'))).actions).toEqual([]);
    expect((await threadOf(id)).messages).toHaveLength(6);
    expect((await bob.call(getConversationContract, { params: { id } })).data.messages).toHaveLength(1);
    expect(await server.messages.to('bob')).toEqual([]);
    expect(server.queues.open()).toContain(`ticket ${id}`);
  });

  test('may have a picture of the same member of staff', async () => {
    const { id } = (await start(server.shopper('cy'))).data;
    const service = server.staff('service');
    const picture = (await service.call(uploadStaffPictureContract, { body: (await pictureForm()) as never })).data;
    expect((await answer(server.staff('buyer'), id, 'Look', { images: [picture.id] })).status).toBe(422);
    const { data } = await answer(service, id, 'Look', { images: [picture.id] });
    expect(data.messages.at(-1)?.images).toHaveLength(1);
    expect(await actionsOn(id)).toEqual(['conversation.answer']);
  });

  test('to an unknown conversation is not found', async () => {
    expect((await answer(server.staff('service'), 'unknown', 'Hello')).status).toBe(404);
    expect((await close('unknown')).status).toBe(404);
  });
});

describe('closing', () => {
  test('ends the ticket without an answer, once', async () => {
    const di = server.shopper('di');
    const { id } = (await start(di)).data;
    const closed = (await close(id, 1)).data;
    expect(closed).toMatchObject({ state: 'closed', closed_at: server.clock.now().toISOString(), waiting_since: null });
    expect(closed.actions).toEqual(['note', 'answer']);
    expect((await close(id, 1)).data).toEqual(closed);
    expect(server.queues.open()).not.toContain(`ticket ${id}`);
    expect(await actionsOn(id)).toEqual(['conversation.close']);
    expect((await write(di, id, { text: 'One more thing' })).data.state).toBe('open');
  });

  test('is refused if the shopper wrote since', async () => {
    const eve = server.shopper('eve');
    const { id } = (await start(eve)).data;
    const { version } = await threadOf(id);
    await write(eve, id, { text: 'Wait' });
    expect(await close(id, version)).toMatchObject({ status: 409, reason: 'changed_meanwhile' });
    expect((await threadOf(id)).state).toBe('open');
    expect((await close(id, undefined, server.staff('packer'))).status).toBe(403);
  });
});

test('the list is filtered by state and by words, a number first', async () => {
  const fay = server.shopper('fay');
  const { id } = (
    await start(fay, { about: { kind: 'package', ref: orderOf('fay') }, text: '100% broken_cup, 運費 ＯＫ?' })
  ).data;
  const list = async (query: { q?: string; state?: 'open' | 'closed' }) =>
    (await server.staff('finance').call(listStaffConversationsContract, { query: { limit: 100, ...query } })).data
      .items;
  for (const q of ['0% broken_', 'od-fay', '运费', '費', 'ok?', 'ＯＤ－ＦＡＹ'])
    expect((await list({ q })).map((one) => one.id)).toEqual([id]);
  expect((await list({ q: 'n_cupp' })).length).toBe(0);
  expect((await list({ state: 'closed' })).some((one) => one.id === id)).toBe(false);
  expect((await list({ state: 'open' })).some((one) => one.id === id)).toBe(true);
});

test('the list is that of one order or of one shopper', async () => {
  const hal = server.shopper('hal');
  const ida = server.shopper('ida');
  const about = { kind: 'order', ref: orderOf('hal') } as const;
  const { id } = (await start(hal, { about })).data;
  const general = (await start(hal)).data.id;
  await start(ida, { text: `What of ${about.ref}?` });
  const list = async (query: { ref?: string; user_id?: string }) =>
    (await server.staff('packer').call(listStaffConversationsContract, { query: { limit: 20, ...query } })).data.items;
  expect((await list({ ref: about.ref })).map((one) => one.id)).toEqual([id]);
  expect((await list({ user_id: 'hal' })).map((one) => one.id).sort()).toEqual([id, general].sort());
  expect(await list({ user_id: 'hal', ref: 'none' })).toEqual([]);
});

test('the search finds conversations by id, by number and, for those who see contacts, by the shopper', async () => {
  const joe = server.shopper('joe');
  const about = { kind: 'package', ref: orderOf('joe') } as const;
  const { id } = (await start(joe, { about, text: 'Where is\nthe cup?' })).data;
  const general = (await start(joe, { text: 'Hello' })).data.id;
  const found = async (role: StaffRole, words: string) => {
    const allowed = server.feature.ports.findables.filter(({ roles }) => roles.includes(role));
    return (await Promise.all(allowed.map(({ find }) => find(server.core.db, words, 5)))).flat();
  };
  const one = { ref: id, title: `${about.ref} · Where is the cup?`, state: 'open' };
  expect(await found('packer', about.ref.toLowerCase())).toEqual([one]);
  expect(await found('packer', id)).toEqual([one]);
  expect((await found('service', 'joe@shop')).map(({ ref }) => ref).sort()).toEqual([id, general].sort());
  expect(await found('auditor', 'joe')).toHaveLength(2);
  for (const words of ['joe@shop', 'joe']) expect(await found('packer', words)).toEqual([]);
  expect(await found('service', 'nobody@shop')).toEqual([]);
});

test('the tasks that must be open are those of waiting shoppers, due in eight working hours', async () => {
  const { id } = (await start(server.shopper('gil'), { text: 'When?' })).data;
  const [source] = server.feature.ports.taskSources;
  const wanted = (await source?.wanted(server.core.db)) ?? [];
  expect(wanted.map(({ ref }) => `ticket ${ref}`).sort()).toEqual([...server.queues.open()].sort());
  expect(wanted.find(({ ref }) => ref === id)).toMatchObject({
    title: 'When?',
    facts: { about: 'general', number: null, last_words: 'When?', language: 'en', version: 1 },
    openedAt: server.clock.now(),
    dueAt: addWorkingHours(server.clock.now(), 8),
  });
});

describe('saved replies', () => {
  const reply = { name: 'Left today', text_en: 'It left today.', text_zh: '今天已发出。' };
  const service = () => server.staff('service');
  const list = async (staff = service()) => (await staff.call(listRepliesContract)).data.items;

  test('are written by service and read by buyers', async () => {
    const made = (await service().call(createReplyContract, { body: reply, ...keyed() })).data;
    expect(made).toMatchObject({ ...reply, version: 1 });
    expect(await list(server.staff('buyer'))).toEqual([made]);
    expect((await server.staff('buyer').call(createReplyContract, { body: reply, ...keyed() })).status).toBe(403);
    expect((await server.staff('packer').call(listRepliesContract)).status).toBe(403);
    expect((await service().call(createReplyContract, { body: reply, ...keyed() })).reason).toBe('reply_name_known');

    const change = (name: string, version: number) =>
      service().call(updateReplyContract, {
        params: { id: made.id },
        body: { ...reply, name },
        headers: { 'if-match': String(version) },
      });
    expect((await change('Sent', 1)).data).toMatchObject({ name: 'Sent', version: 2 });
    expect((await change('Sent', 1)).data.version).toBe(2);
    expect((await change('Gone', 1)).reason).toBe('changed_meanwhile');
    const remove = () => service().call(deleteReplyContract, { params: { id: made.id } });
    expect((await remove()).data).toBeNull();
    expect((await remove()).data).toBeNull();
    expect(await list()).toEqual([]);
    expect(await actionsOn(made.id)).toEqual(['reply.delete', 'reply.change', 'reply.create']);
  });
});
