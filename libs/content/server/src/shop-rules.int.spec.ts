import { ruleLimits, usualRules, type ShopRules } from '@caravan/content/contract';
import { getConfigurationsContract } from '@caravan/content/contract/schema';
import { getShopRulesContract, updateShopRulesContract } from '@caravan/content/contract/staff';
import { listStaffActions } from '@caravan/server-core';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContent } from './content.server.ts';
import { noOthers } from './testing/no-others.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ compose: (core) => ({ features: [createContent(core, noOthers)] }) });
});
afterAll(() => server.close());

const owner = () => server.as({ userId: 'staff_1', role: 'staff' });
const set = (body: ShopRules) => owner().call(updateShopRulesContract, { body });

const others: ShopRules = {
  free_storage_days: 45,
  storage_fee_fen_per_day: 80,
  storage_max_fee_days: 40,
  refund_hours: 48,
  review_hours: [4, 9],
  photo_fee_fen: 300,
  photo_max_count: 12,
};

test('the rules of the specification apply until an owner sets others, which pages then state', async () => {
  expect((await owner().call(getShopRulesContract)).data).toEqual({ rules: usualRules, edited_at: null, version: 0 });
  expect((await server.call(getConfigurationsContract)).data).toMatchObject({
    free_storage_days: 30,
    storage_fee_fen_per_day: 50,
    storage_max_fee_days: 60,
    refund_hours: 72,
    review_hours: [3, 5],
    photo: { fee_fen: 200, max_count: 20 },
  });

  expect((await set(others)).data).toMatchObject({ rules: others, edited_at: expect.any(String), version: 1 });
  const { photo_fee_fen: fee_fen, photo_max_count: max_count, ...shown } = others;
  expect((await server.call(getConfigurationsContract)).data).toMatchObject({
    ...shown,
    photo: { fee_fen, max_count },
    disposal_days: 180,
  });
  const { items } = await listStaffActions(server.core.db, { page: 1, page_size: 5, subject: 'shop_rules:rules' });
  expect(items).toMatchObject([{ action: 'shop_rules.update', data: { before: usualRules, after: others } }]);
});

test.each([
  ['more free days than goods are kept before the first warning of their disposal', { free_storage_days: 151 }],
  ['less than no free days', { free_storage_days: -1 }],
  ['half a day', { free_storage_days: 1.5 }],
  ['a fee above the most', { storage_fee_fen_per_day: ruleLimits.storage_fee_fen_per_day.most + 1 }],
  ['charging for no day', { storage_max_fee_days: 0 }],
  ['no time for a refund', { refund_hours: 0 }],
  ['a review that ends before it begins', { review_hours: [5, 3] as [number, number] }],
  ['more photos than a line can have', { photo_max_count: ruleLimits.photo_max_count.most + 1 }],
  ['no photos', { photo_max_count: 0 }],
])('%s are refused by their field, and nothing changes', async (_, wrong) => {
  const before = (await owner().call(getShopRulesContract)).data;
  const answer = await set({ ...usualRules, ...wrong });
  expect(answer.status).toBe(422);
  const [field] = Object.keys(wrong);
  expect(Object.keys(answer.failure?.fields ?? {}).map((name) => name.split('.')[0])).toEqual([field]);
  expect((await owner().call(getShopRulesContract)).data).toEqual(before);
});

test('a field that is no rule, and one that is missing, are refused', async () => {
  const rest: Partial<ShopRules> = { ...usualRules };
  delete rest.refund_hours;
  expect((await set({ ...usualRules, disposal_days: 10 } as ShopRules)).status).toBe(422);
  expect((await set(rest as ShopRules)).failure?.fields).toHaveProperty('refund_hours');
});

test('nobody but owners reads or sets them here', async () => {
  const editor = server.as({ userId: 'staff_2', role: 'staff', staffRoles: ['editor', 'finance'] });
  for (const caller of [editor, server.as({ userId: 'shopper_1' })]) {
    expect((await caller.call(getShopRulesContract)).status).toBe(403);
    expect((await caller.call(updateShopRulesContract, { body: usualRules })).status).toBe(403);
  }
});
