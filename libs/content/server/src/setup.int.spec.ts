import type { SetupItem } from '@caravan/content/contract';
import {
  getSetupContract,
  sendTestMailContract,
  updateCompanyContract,
  updateConfigurationsContract,
  updateSetupContract,
  updateWebsiteContract,
} from '@caravan/content/contract/staff';
import { aStaffCompany, aStaffWebsite } from '@caravan/content/contract/testing/staff';
import { listStaffActions, shopPort } from '@caravan/server-core';
import { aShop, smtpSink, testServer, type TestServer } from '@caravan/server-core/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createContent, type ContentServer } from './content.server.ts';
import { noOthers } from './testing/no-others.ts';

let server: TestServer;
let content: ContentServer;
beforeEach(async () => {
  server = await testServer({
    compose: (core) => {
      content = createContent(core, {
        ...noOthers,
        setup: () => ({
          ...noOthers.setup(),
          ...content.ports.setup,
          test_order: async () => ({ isDone: false, link: 'https://shop.test/demo-shop/' }),
        }),
      });
      return { features: [content] };
    },
  });
});
afterEach(() => server.close());

const owner = () => server.as({ userId: 'staff_1', role: 'staff' });
const read = async () => (await owner().call(getSetupContract)).data;
const itemsWith = async (wanted: 'done' | 'skipped'): Promise<SetupItem[]> =>
  (await read()).items.filter(({ state }) => state === wanted).map(({ item }) => item);
const skip = (skipped: SetupItem[], version?: number) =>
  owner().call(updateSetupContract, {
    body: { skipped },
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  });

test('an item is open until the data of its feature says otherwise', async () => {
  expect(await itemsWith('done')).toEqual([]);
  const { tag, socials, SERVICE_EMAIL } = aStaffWebsite();
  const website = { tag, socials, SERVICE_EMAIL, WEBSITE_LOGO_PATH: '/logo.svg' };
  await owner().call(updateWebsiteContract, { body: { ...website, WEBSITE_NAME: 'Silk' } });
  expect(await content.ports.shop.name()).toBe('Silk');
  const { name, address, registration, disputes, claims } = aStaffCompany();
  await owner().call(updateCompanyContract, { body: { name, address, registration, disputes, claims, pictures: [] } });
  const features = { shipping_estimate: true, community: false };
  await owner().call(updateConfigurationsContract, { body: { features } });
  expect(await itemsWith('done')).toEqual(['name', 'company']);
  const { items } = await read();
  expect(items.find(({ item }) => item === 'pages')).toMatchObject({
    state: 'open',
    parts: [
      { part: 'shipping_estimate', ready: true },
      { part: 'community', ready: false },
    ],
  });
  expect(items.find(({ item }) => item === 'mail')).toMatchObject({
    state: 'open',
    parts: [{ part: 'text_messages', ready: false }],
  });
  expect(items.find(({ item }) => item === 'test_order')).toMatchObject({ link: 'https://shop.test/demo-shop/' });
  await owner().call(updateConfigurationsContract, { body: { features: { ...features, community: true } } });
  expect(await itemsWith('done')).toEqual(['name', 'company', 'pages']);
});

test('an owner leaves items out on purpose, and takes them up again', async () => {
  expect(await skip(['bins', 'name'])).toMatchObject({ status: 200, data: { version: 1 } });
  expect(await itemsWith('skipped')).toEqual(['name', 'bins']);
  expect((await listStaffActions(server.core.db, { page: 1, page_size: 5, action: 'setup.update' })).items).toEqual([
    expect.objectContaining({ subjectKind: 'setup', data: { skipped: ['bins', 'name'] } }),
  ]);
  expect(await skip(['mail'], 0), 'a slower colleague').toMatchObject({ status: 409, reason: 'changed_meanwhile' });
  const { tag, socials, SERVICE_EMAIL } = aStaffWebsite();
  const website = { tag, socials, SERVICE_EMAIL, WEBSITE_LOGO_PATH: '/logo.svg' };
  await owner().call(updateWebsiteContract, { body: { ...website, WEBSITE_NAME: 'Silk' } });
  expect(await itemsWith('skipped'), 'what is done is not left out').toEqual(['bins']);
  expect((await skip([], 1)).status).toBe(200);
  expect(await itemsWith('skipped')).toEqual([]);
});

test.each([[['tea']], [['bins', 'bins']], ['bins']])('refuses to leave out %j', async (skipped) => {
  expect(await owner().call(updateSetupContract, { body: { skipped } as never })).toMatchObject({
    status: 422,
    reason: 'invalid',
  });
});

test('is for owners alone', async () => {
  const editor = server.as({ userId: 'staff_2', role: 'staff', staffRoles: ['editor'] });
  expect((await editor.call(getSetupContract)).status).toBe(403);
  expect((await editor.call(updateSetupContract, { body: { skipped: [] } })).status).toBe(403);
  expect((await editor.call(sendTestMailContract)).status).toBe(403);
});

const outcomes = async (of: TestServer) =>
  (await listStaffActions(of.core.db, { page: 1, page_size: 9, action: 'setup.test_mail' })).items.map(
    ({ data, staffId }) => [staffId, data?.outcome],
  );

test('a test mail is kept, and says where, while no mail server is set', async () => {
  const chinese = { headers: { 'client-language': 'zh' } };
  expect((await owner().call(sendTestMailContract, chinese)).data).toEqual({
    outcome: 'kept',
    to: 'staff_1@shop.test',
    words: null,
    mailbox: `${server.core.config.publicUrl}/dev/mail`,
  });
  expect(await server.mails()).toMatchObject([
    { to: 'staff_1@shop.test', subject: expect.stringMatching(/测试邮件$/) },
  ]);
  expect(await outcomes(server)).toEqual([['staff_1', 'kept']]);
});

test('a test mail leaves at once, and what the mail server says against it is told; five in ten minutes', async () => {
  const smtp = await smtpSink();
  const mailed = await testServer({
    compose: (core) => {
      core.ports.provide(shopPort, aShop());
      return { features: [createContent(core, noOthers)] };
    },
    config: { smtpUrl: smtp.url, rateLimits: true },
  });
  const send = () => mailed.as({ userId: 'staff_1', role: 'staff' }).call(sendTestMailContract);
  const again = async () => (await send()).data;
  expect(await again()).toEqual({ outcome: 'sent', to: 'staff_1@shop.test', words: null, mailbox: null });
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]).toContain('To: staff_1@shop.test');
  expect(smtp.received[0]).toContain('Subject: Test mail from Caravan');
  smtp.refuse(true);
  expect(await again()).toMatchObject({ outcome: 'failed', words: expect.stringContaining('451 later') });
  smtp.refuse(false);
  await smtp.goDown();
  expect(await again()).toMatchObject({ outcome: 'failed', words: expect.stringContaining('ECONNREFUSED') });
  expect(await mailed.mails()).toEqual([]);
  expect((await outcomes(mailed)).map(([, outcome]) => outcome).sort()).toEqual(['failed', 'failed', 'sent']);
  await again();
  await again();
  expect((await send()).status).toBe(429);
  await mailed.close();
});
