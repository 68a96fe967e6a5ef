import { newId } from '@caravan/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceOf, insertPoints, lockBalance } from './db/point.repo.ts';
import { outcomeOf, promotionsServer, type PromotionsTestServer } from './testing/promotions-server.ts';

let server: PromotionsTestServer;
beforeAll(async () => {
  server = await promotionsServer();
});
afterAll(() => server.close());

/**
 * An exchange locks the programme first, so that this lock alone decides nothing there. It has to hold without the other
 * one: the balance belongs to a person, not to a programme.
 */
test('200 uses of one balance over 30 connections follow each other by its lock alone', async () => {
  const { db, transaction, clock } = server.core;
  const row = { userId: 'ada', at: clock() };
  await transaction((tx) => insertPoints(tx, { id: newId(), ...row, reason: 'package', ref: 'PK1', points: 2_099 }));
  const spend = () =>
    transaction(async (tx) => {
      if ((await lockBalance(tx, 'ada')) < 300) throw new Error('short');
      await insertPoints(tx, { id: newId(), ...row, reason: 'exchange', ref: newId(), points: -300 });
    });
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => outcomeOf(spend())));
  const tally = Object.fromEntries([...Map.groupBy(outcomes, (one) => one)].map(([one, all]) => [one, all.length]));
  expect(tally).toEqual({ done: 6, short: 194 });
  expect(await balanceOf(db, 'ada')).toBe(299);
});
