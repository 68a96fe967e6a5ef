import {
  closeLeadContract,
  createLeadContract,
  getLeadContract,
  listLeadsContract,
} from '@caravan/logistics/contract/schema';
import { aNewLead } from '@caravan/logistics/contract/testing';
import type { NewLead } from '@caravan/logistics/contract';
import { minute } from '@caravan/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leadTable } from './db/lead.table.ts';
import { logisticsServer, type LogisticsTestServer } from './testing/logistics-server.ts';

const chinese = { headers: { 'client-language': 'zh' } };
let server: LogisticsTestServer;

beforeAll(async () => {
  server = await logisticsServer({ rateLimits: false });
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.core.db.delete(leadTable);
  // The mail list is sorted by time.
  server.clock.advance(minute);
});

const send = (over: Partial<NewLead> = {}, options: object = {}) =>
  server.call(createLeadContract, { body: aNewLead(over), ...options });
const stored = () => server.core.db.select().from(leadTable);

describe('an enquiry', () => {
  test('is stored, and mailed to the service address in its own language', async () => {
    const before = (await server.mails()).length;
    const { status, data } = await send({ company: '纸与墨', message: '从香港发往欧洲。' }, chinese);
    expect(status).toBe(200);
    expect(await stored()).toMatchObject([{ id: data.id, company: '纸与墨', language: 'zh', monthlyParcels: 400 }]);
    const mails = await server.mails();
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]).toMatchObject({ to: 'service@shop.test', language: 'zh', subject: '物流询价：纸与墨' });
    for (const word of ['英国', 'ada@example.test', '+44 20 7946 0018', '从香港发往欧洲。']) {
      expect(mails[0]?.html).toContain(word);
      expect(mails[0]?.text).toContain(word);
    }
  });

  test('appears in the mail as text, never as markup', async () => {
    await send({ name: '<b>Ada</b>', message: '<script>1</script>\nsecond line' });
    const [mail] = await server.mails();
    expect(mail?.html).not.toMatch(/<b>|<script/);
    expect(mail?.text).toContain('<script>1</script>\nsecond line');
  });

  test('gets the calling code of its country if the phone number has none', async () => {
    await send({ phone: '020 7946 0018', country: 'GB' });
    expect(await stored()).toMatchObject([{ phone: '+44 20 7946 0018' }]);
  });

  test.each([
    [{ country: 'ZZ' }, { country: '请选择国家或地区' }],
    [{ phone: 'call me' }, { phone: '请输入有效的电话号码' }],
    [{ email: 'nobody' }, { email: '请输入有效的邮箱地址' }],
    [{ message: ' ' }, { message: '请填写此项' }],
    [{ fax: '1' }, { fax: '未知的字段' }],
  ] as const)(
    'with %j is refused at the field, in the language of the caller, and nothing is stored',
    async (over, fields) => {
      const answer = await send(over as Partial<NewLead>, chinese);
      expect([answer.status, answer.reason, answer.failure?.fields]).toEqual([422, 'invalid', fields]);
      expect(await stored()).toEqual([]);
    },
  );
});

describe('the same text', () => {
  test('is the same enquiry within a minute and a new one later', async () => {
    const before = (await server.mails()).length;
    const first = await send();
    server.clock.advance(minute - 1);
    expect((await send({ shown_ms: 60_000 })).data).toEqual(first.data);
    server.clock.advance(2);
    expect((await send()).data).not.toEqual(first.data);
    expect((await server.mails()).length).toBe(before + 2);
  });

  test('is stored and mailed once if it arrives twenty times at once', async () => {
    const before = (await server.mails()).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect((await server.mails()).length).toBe(before + 1);
  });
});

describe('a program that fills in the form', () => {
  test('gets a success response, but nothing is stored or mailed', async () => {
    const before = (await server.mails()).length;
    const { status, data } = await send({ website: 'https://spam.example' });
    expect([status, data.id.length]).toEqual([200, 22]);
    expect([await stored(), (await server.mails()).length]).toEqual([[], before]);
  });

  test('is asked to try again if it sends too fast', async () => {
    const { status, reason } = await send({ shown_ms: 150 });
    expect([status, reason, await stored()]).toEqual([422, 'sent_too_fast', []]);
    expect((await send({ shown_ms: 2_150 })).status).toBe(200);
  });

  test('can send ten times in ten minutes from one address', async () => {
    const limited = await logisticsServer({ rateLimits: true });
    const statuses = [];
    for (let turn = 0; turn < 11; turn++) {
      const { status } = await limited.call(createLeadContract, { body: aNewLead({ message: `turn ${turn}` }) });
      statuses.push(status);
    }
    await limited.close();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});

describe('the list of enquiries', () => {
  test('is only for staff', async () => {
    expect((await server.call(listLeadsContract, { query: { page: 1, page_size: 20 } })).status).toBe(401);
    expect(
      (await server.as({ role: 'shopper' }).call(listLeadsContract, { query: { page: 1, page_size: 20 } })).status,
    ).toBe(403);
  });

  test('comes in pages, newest first', async () => {
    for (const message of ['first', 'second', 'third']) {
      await send({ message });
      server.clock.advance(1);
    }
    const staff = server.as({ role: 'staff' });
    const { data } = await staff.call(listLeadsContract, { query: { page: 1, page_size: 2 } });
    expect([data.total, data.items.map(({ message }) => message)]).toEqual([3, ['third', 'second']]);
    const last = await staff.call(listLeadsContract, { query: { page: 2, page_size: 2 } });
    expect(last.data.items).toMatchObject([{ message: 'first', company: 'Example Goods', language: 'en' }]);
  });
});

describe('an enquiry that is dealt with', () => {
  const close = (staffRoles: ('service' | 'packer')[], id: string, note: string) =>
    server.as({ role: 'staff', staffRoles }).call(closeLeadContract, { params: { id }, body: { note } });
  const open = async (state: 'open' | 'closed') => {
    const query = { page: 1, page_size: 20, state };
    const { data } = await server.as({ role: 'staff' }).call(listLeadsContract, { query });
    return data.items.map(({ id }) => id);
  };

  test('is a task of the service until it is closed with a note', async () => {
    const { id } = (await send()).data;
    expect(server.queues.open()).toContain(`lead ${id}`);
    const { status, data } = await close(['service'], id, ' Offer sent ');
    expect([status, data.note, data.closed_at]).toEqual([200, 'Offer sent', server.clock.now().toISOString()]);
    expect(server.queues.open()).not.toContain(`lead ${id}`);
    expect([await open('open'), await open('closed')]).toEqual([[], [id]]);
  });

  test('keeps its first note if it is closed again, also by ten at once', async () => {
    const { id } = (await send()).data;
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => close(['service'], id, `note ${n}`)));
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.note}`)).size).toBe(1);
  });

  test('is closed by the service alone, and only if it exists', async () => {
    const { id } = (await send()).data;
    const show = (one: string) => server.as({ role: 'staff' }).call(getLeadContract, { params: { id: one } });
    expect([(await show(id)).data.company, (await show('nothing')).status]).toEqual(['Example Goods', 404]);
    expect((await close(['packer'], id, 'x')).status).toBe(403);
    expect((await close(['service'], 'nothing', 'x')).status).toBe(404);
    expect(await close(['service'], id, ' ')).toMatchObject({ status: 422, reason: 'invalid' });
    expect(await open('open')).toEqual([id]);
  });
});
