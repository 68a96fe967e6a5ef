import { listUndeliveredMailsContract } from '@caravan/account/contract/schema';
import { shopPort } from '@caravan/server-core';
import { aShop, testServer, type TestServer } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from './account.server.ts';

const notAsked = (): never => {
  throw new Error('this test needs no other feature');
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    // No mail server listens there.
    config: { smtpUrl: 'smtp://127.0.0.1:1' },
    compose: (core) => {
      core.ports.provide(shopPort, aShop());
      const features = [
        createAccount(core, {
          identities: notAsked,
          logins: notAsked,
          staffMembers: notAsked,
          staffChanges: notAsked,
          personWork: notAsked,
          summary: notAsked,
          exchangeRates: notAsked,
          goodsPhotos: notAsked,
          personalData: notAsked,
          deadlines: notAsked,
          turns: notAsked,
          shop: aShop,
        }),
      ];
      return { features };
    },
  });
});
afterAll(() => server.close());

test('undelivered mails are for staff alone', async () => {
  expect(await server.call(listUndeliveredMailsContract)).toMatchObject({ status: 401 });
  expect(await server.as({}).call(listUndeliveredMailsContract)).toMatchObject({ status: 403 });
});

test('staff see the mails whose attempts are used up, without their texts', async () => {
  const { core } = server;
  const clerk = server.as({ role: 'staff' });
  const list = async () => (await clerk.call(listUndeliveredMailsContract)).data.items;
  const mail = { to: 'anna@example.test', language: 'en', subject: 'Welcome', html: '<p>secret</p>', text: 'secret' };
  await core.transaction((tx) => core.mailer.send(tx, { ...mail, language: 'en' }));
  expect(await list()).toEqual([]);
  // The last attempt.
  await core.db.execute(sql`UPDATE pgboss.job SET retry_limit = 0 WHERE name = 'mail.deliver'`);
  await core.jobs.work();
  await expect.poll(list, { timeout: 10_000 }).toHaveLength(1);
  expect((await list())[0]).toMatchObject({
    to: mail.to,
    subject: mail.subject,
    attempts: 1,
    error: expect.stringContaining('ECONNREFUSED'),
  });
});
