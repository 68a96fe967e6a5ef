import { usualRules, type NewArticle, type NewWebsite } from '@caravan/content/contract';
import {
  createArticleContract,
  createArticleGroupContract,
  getStaffArticleContract,
  getShopRulesContract,
  getStaffConfigurationsContract,
  listArticleGroupsContract,
  listWebsitesContract,
  updateArticleContract,
  updateArticleGroupContract,
  updateConfigurationsContract,
  updateShopRulesContract,
  updateWebsiteContract,
} from '@caravan/content/contract/staff';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContent } from './content.server.ts';
import { noOthers } from './testing/no-others.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ compose: (core) => ({ features: [createContent(core, noOthers)] }) });
});
afterAll(() => server.close());

const staff = () => server.as({ userId: 'staff_1', role: 'staff' });
const seen = (version: number) => ({ 'if-match': `"${version}"` });

const text = (name: string) => ({ slug: 'pallets', name, summary: name, markdown: name });
const article = (name: string): NewArticle => ({
  type: 1,
  group: 'buying',
  position: 90,
  in_footer: false,
  related: [],
  texts: { en: text(name), zh: text(name) },
});

const website = (name: string): NewWebsite => ({
  tag: 'pallets',
  WEBSITE_NAME: name,
  WEBSITE_LOGO_PATH: '/logo.svg',
  SERVICE_EMAIL: 'service@shop.test',
  socials: [
    { name: 'facebook', url: '' },
    { name: 'instagram', url: '' },
    { name: 'x', url: '' },
  ],
});

/** The ways to change one thing on a version, and to read what is stored. */
const things = {
  article: async () => {
    const { data: made } = await staff().call(createArticleContract, { body: article('Pallets') });
    const params = { id: made.id };
    return {
      change: (name: string, version: number) =>
        staff().call(updateArticleContract, { params, body: article(name), headers: seen(version) }),
      read: async () => {
        const { data } = await staff().call(getStaffArticleContract, { params });
        return { version: data.version, value: data.texts.zh.name };
      },
    };
  },
  'group of articles': async () => {
    await staff().call(createArticleGroupContract, {
      body: { key: 'pallets', names: { en: 'P', zh: 'P' }, position: 9 },
    });
    return {
      change: (name: string, version: number) =>
        staff().call(updateArticleGroupContract, {
          params: { key: 'pallets' },
          body: { names: { en: name, zh: name }, position: 9 },
          headers: seen(version),
        }),
      read: async () => {
        const { data } = await staff().call(listArticleGroupsContract);
        const found = data.find(({ key }) => key === 'pallets') ?? expect.fail('no group');
        return { version: found.version, value: found.names.en };
      },
    };
  },
  website: async () => ({
    change: (name: string, version: number) =>
      staff().call(updateWebsiteContract, { body: website(name), headers: seen(version) }),
    read: async () => {
      const found = (await staff().call(listWebsitesContract)).data.find(({ tag }) => tag === 'pallets');
      return { version: found?.version ?? 0, value: found?.WEBSITE_NAME };
    },
  }),
  'set of rules': async () => ({
    change: (name: string, version: number) =>
      staff().call(updateShopRulesContract, {
        body: { ...usualRules, free_storage_days: name === 'One' ? 1 : 2 },
        headers: seen(version),
      }),
    read: async () => {
      const { rules, version } = (await staff().call(getShopRulesContract)).data;
      return { version, value: rules.free_storage_days === 1 ? 'One' : 'other' };
    },
  }),
  configurations: async () => ({
    change: (name: string, version: number) =>
      staff().call(updateConfigurationsContract, {
        body: { features: { shipping_estimate: name === 'One', community: false } },
        headers: seen(version),
      }),
    read: async () => {
      const { data } = await staff().call(getStaffConfigurationsContract);
      return { version: data.version, value: data.features.shipping_estimate ? 'One' : 'other' };
    },
  }),
};

test.each(Object.entries(things))('of changes to the same version of one %s, the first counts', async (_, open) => {
  const { change, read } = await open();
  const { version } = await read();
  const results = await Promise.all(Array.from({ length: 40 }, () => change('One', version)));
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = results.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(['changed_meanwhile']));
  expect(refused[0]?.response.json()).toMatchObject({ code: 409, data: { version: version + 1 } });

  expect((await change('Two', version)).reason).toBe('changed_meanwhile');
  expect(await read()).toEqual({ version: version + 1, value: 'One' });
  expect((await change('Two', version + 1)).status).toBe(200);
  expect((await read()).version).toBe(version + 2);
});

test('a thing that does not exist is not found, with any version', async () => {
  const calls = [
    staff().call(updateArticleContract, { params: { id: 999_999 }, body: article('X'), headers: seen(1) }),
    staff().call(updateArticleGroupContract, {
      params: { key: 'nowhere' },
      body: { names: { en: 'X', zh: 'X' }, position: 1 },
      headers: seen(1),
    }),
  ];
  for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
});

test('what was read can be sent back with its facts, which nobody changes', async () => {
  const { data } = await staff().call(getStaffConfigurationsContract);
  const { status } = await staff().call(updateConfigurationsContract, { body: data, headers: seen(data.version) });
  expect(status).toBe(200);
});
