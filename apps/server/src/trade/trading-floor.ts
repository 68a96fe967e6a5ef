import { registerSchema } from '@caravan/auth/contract/schema';
import { newId } from '@caravan/kernel';
import { caller, testClock, testDatabase, testServer, type Caller, type TestDatabase, type TestServer } from '@caravan/server-core/testing';
import { composeFeatures } from '../features.ts';

/** Sessions that outlive any clock a test sets, and a restart. */
interface Session {
  id: string;
  userId: string;
  role: 'shopper' | 'staff';
}

/** The whole server on one database, which may be stopped and started again. */
export interface TradingFloor {
  server: () => TestServer;
  staff: Caller;
  /** Somebody who has just registered. */
  shopper: () => Promise<Caller>;
  /** What runs by the minute. */
  sweep: () => Promise<void>;
  restart: () => Promise<void>;
  /** What any feature finds wrong with what it keeps. */
  faults: () => Promise<string[]>;
  close: () => Promise<void>;
}

const byTheMinute = ['order.expire', 'payment.sweep'];

const startOn = async (database: TestDatabase, clock: ReturnType<typeof testClock>, sessions: ReadonlyMap<string, Session>) => {
  const { features } = composeFeatures();
  const server = await testServer({
    features,
    database,
    clock,
    config: { databasePool: 30 },
    authenticate: async (token) => sessions.get(token) ?? null,
  });
  return { server, features };
};

export const openTradingFloor = async (): Promise<TradingFloor> => {
  const database = await testDatabase({ max: 30 });
  const clock = testClock();
  const sessions = new Map<string, Session>();
  let running = await startOn(database, clock, sessions);

  const login = (userId: string, role: Session['role']): string => {
    const token = newId();
    sessions.set(token, { id: `session_${token}`, userId, role });
    return token;
  };
  /** Calls go to whatever server runs when they are made. */
  const callerFor = (token: string): Caller => ({ call: (schema, args) => caller(running.server.app, token).call(schema, args) });

  return {
    server: () => running.server,
    staff: callerFor(login('clerk_1', 'staff')),
    shopper: async () => {
      const password = 'quay7Lantern';
      const body = { email: `${newId().toLowerCase()}@example.com`, password, password_confirm: password, agree: true as const };
      const { user } = (await running.server.call(registerSchema, { body })).data;
      return callerFor(login(user.id, 'shopper'));
    },
    sweep: async () => {
      for (const name of byTheMinute) await running.server.runJob({ name }, null);
    },
    restart: async () => {
      await running.server.close();
      running = await startOn(database, clock, sessions);
    },
    faults: async () => (await Promise.all(running.features.map(async (feature) => (await feature.audit?.(running.server.core)) ?? []))).flat(),
    close: async () => {
      await running.server.close();
      await database.close();
    },
  };
};
