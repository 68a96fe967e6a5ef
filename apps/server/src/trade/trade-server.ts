import { registerContract } from '@caravan/auth/contract/schema';
import { newId } from '@caravan/kernel';
import { createCouponContract } from '@caravan/promotions/contract/schema';
import { aNewCoupon } from '@caravan/promotions/contract/testing';
import type { Session } from '@caravan/server-core';
import {
  caller,
  seedStaffRoles,
  testClock,
  testDatabase,
  testServer,
  type Caller,
  type TestDatabase,
  type TestServer,
} from '@caravan/server-core/testing';
import { composeFeatures } from '../features.ts';

/** A coupon that everybody may use as often as they like; its share of a price is seldom whole. */
export const couponCode = 'SEVENTEEN';
export const couponPercent = 17;

/** The whole server on one database; it can be restarted. */
export interface TradeServer {
  server: () => TestServer;
  staff: Caller;
  /** Registers a new shopper. */
  shopper: () => Promise<Caller>;
  /** Runs the jobs that run every minute. */
  sweep: () => Promise<void>;
  restart: () => Promise<void>;
  /** The audit faults of all features. */
  faults: () => Promise<string[]>;
  close: () => Promise<void>;
}

const byTheMinute = ['order.expire', 'order.wake', 'payment.sweep'];

const startOn = (
  database: TestDatabase,
  clock: ReturnType<typeof testClock>,
  sessions: ReadonlyMap<string, Session>,
): Promise<TestServer> =>
  testServer({
    compose: composeFeatures,
    database,
    clock,
    config: { databasePool: 30 },
    authenticate: async (token) => sessions.get(token) ?? null,
  });

/** Opens it on a database of its own, or on one of the caller's, which `close` drops as well. */
export const openTradeServer = async (given?: TestDatabase): Promise<TradeServer> => {
  const database = given ?? (await testDatabase({ max: 30 }));
  const clock = testClock();
  /** Valid at any time of the test clock and after a restart. */
  const sessions = new Map<string, Session>();
  let running = await startOn(database, clock, sessions);
  const clerk = 'clerk_1';
  await seedStaffRoles(running.core, clerk, ['owner']);

  const login = (userId: string, role: Session['role']): string => {
    const token = newId();
    sessions.set(token, { id: `session_${token}`, userId, role, staffRoles: role === 'staff' ? ['owner'] : [] });
    return token;
  };
  /** Calls go to the server that is running at the time. */
  const callerFor = (token: string): Caller => ({
    call: (schema, args) => caller(running.app, token).call(schema, args),
  });

  const staff = callerFor(login(clerk, 'staff'));
  await staff.call(createCouponContract, {
    body: aNewCoupon({
      code: couponCode,
      percent: couponPercent,
      minimum_fen: 0,
      per_person: null,
      budget_fen: 1_000_000_000,
    }),
    headers: { 'idempotency-key': newId() },
  });
  return {
    server: () => running,
    staff,
    shopper: async () => {
      const password = 'quay7Lantern';
      const body = {
        email: `${newId().toLowerCase()}@example.com`,
        password,
        password_confirm: password,
        agree: true as const,
      };
      const { user } = (await running.call(registerContract, { body })).data;
      return callerFor(login(user.id, 'shopper'));
    },
    sweep: async () => {
      for (const name of byTheMinute) await running.runJob({ name }, null);
    },
    restart: async () => {
      await running.close();
      running = await startOn(database, clock, sessions);
    },
    faults: async () =>
      (await Promise.all(running.composed.features.map(async (feature) => (await feature.audit?.()) ?? []))).flat(),
    close: async () => {
      await running.close();
      await database.close();
    },
  };
};
