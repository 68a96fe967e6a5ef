import {
  askAboutProductContract,
  getConversationContract,
  getStaffConversationContract,
} from '@caravan/support/contract/schema';
import { day } from '@caravan/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, supportServer, type SupportTestServer } from './testing/support-server.ts';

let server: SupportTestServer;
beforeAll(async () => {
  server = await supportServer();
});
afterAll(() => server.close());

const product = { name: 'Tea caddy 茶叶罐', url: 'https://item.taobao.com/item.htm?id=674029285425' };
const ask = (text: string, language = 'en', email = 'ada@example.test') =>
  server.call(askAboutProductContract, { body: { email, text, product }, headers: { 'client-language': language } });
/** The conversation of the newest question. */
const asked = () => server.queues.open().at(-1)?.replace('ticket ', '') ?? '';
const thread = async (id: string, role: 'service' | 'packer') =>
  (await server.staff(role).call(getStaffConversationContract, { params: { id } })).data;

test('a visitor’s question is a ticket, with the product, and the address for those who see contacts', async () => {
  expect(await ask('  Is the lid tight?  ')).toMatchObject({ status: 200, data: null });
  const id = asked();
  expect(await thread(id, 'service')).toMatchObject({
    state: 'open',
    email: 'ada@example.test',
    product,
    messages: [{ by: 'shopper', text: 'Is the lid tight?' }],
  });
  expect((await thread(id, 'packer')).email).toBeNull();
  // It is nobody's among the shoppers.
  expect((await server.shopper('ada').call(getConversationContract, { params: { id } })).status).toBe(404);
});

test('the same question of a day is one; of another day, another', async () => {
  const open = () => server.queues.open().length;
  await ask('How heavy is it?');
  const before = open();
  await Promise.all([ask('How heavy is it?'), ask('How heavy is it?')]);
  expect(open()).toBe(before);
  server.clock.advance(day);
  await ask('How heavy is it?');
  expect(open()).toBe(before + 1);
});

test.each([
  ['en', 'You asked about “Tea caddy 茶叶罐”.'],
  ['zh', '您咨询的商品：「Tea caddy 茶叶罐」'],
  ['de', 'Sie haben nach „Tea caddy 茶叶罐“ gefragt.'],
])('the answer goes to the visitor by mail, in the language of the question (%s)', async (language, lead) => {
  await ask(`In ${language}?`, language);
  const id = asked();
  const service = server.staff('service');
  expect(await answer(service, id, 'Yes', { images: ['picture'] })).toMatchObject({ status: 422 });
  await answer(service, id, 'A note', { internal: true });
  await answer(service, id, 'Yes, it is.\nBest wishes');
  const [mail, ...others] = (await server.mails()).filter(({ text }) => text.includes(lead));
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'ada@example.test', text: expect.stringContaining('Yes, it is.\nBest wishes') });
  expect(mail?.text).toContain(encodeURIComponent(product.url));
  expect(await thread(id, 'service')).toMatchObject({ state: 'answered' });
});

test.each([
  ['an address that is none', { email: 'ada', text: 'a', product }],
  ['no words', { email: 'ada@example.test', text: ' ', product }],
  [
    'a link that is none',
    { email: 'ada@example.test', text: 'a', product: { ...product, url: 'javascript:alert(1)' } },
  ],
  ['an unknown field', { email: 'ada@example.test', text: 'a', product, user_id: 'ada' }],
])('%s is refused', async (_, body) => {
  expect((await server.call(askAboutProductContract, { body: body as never })).status).toBe(422);
});
