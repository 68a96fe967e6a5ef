import { PassThrough } from 'node:stream';
import {
  createAddressContract,
  deleteUserContract,
  newAddress,
  updatePreferencesContract,
  updateUserInfoContract,
} from '@caravan/account/contract/schema';
import { anAddress } from '@caravan/account/contract/testing';
import { loginContract, registerContract } from '@caravan/auth/contract/schema';
import { addToCartContract } from '@caravan/cart-orders/contract/schema';
import { createPaymentContract } from '@caravan/fund-payment/contract/schema';
import { adjustBalanceContract } from '@caravan/fund-payment/contract/staff';
import { newId, type EndpointSchema } from '@caravan/kernel';
import { caller, testServer, type TestServer, soaking } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testFeatures } from './testing/test-features.ts';
import { rowsOfUser } from './testing/rows-of-user.ts';

/** Accounts that are closed in a race; ten times as many with `SOAK=1`. */
const rounds = soaking ? 40 : 2;
const connections = 40;
const owner = { email: 'owner@shop.test', password: 'Quetzal47Lamp' };

let server: TestServer;
/** Called with each token that the server has looked up. */
let authenticated: (token: string) => void = () => undefined;

beforeAll(async () => {
  server = await testServer({
    config: { databasePool: connections, staff: owner },
    compose: async (core) => {
      const { features, authenticate } = await testFeatures(core);
      return {
        features,
        authenticate: async (token: string) => {
          const session = await authenticate(token);
          authenticated(token);
          return session;
        },
      };
    },
  });
});
afterAll(() => server.close());

const password = 'ferry246';
const register = async () => {
  const body = { email: `${newId()}@shop.test`, password, password_confirm: password, agree: true as const };
  const { token, user } = (await server.call(registerContract, { body })).data;
  return { token, userId: user.id, shopper: caller(server.app, token) };
};
const close = (token: string) => caller(server.app, token).call(deleteUserContract, { body: { password } });

const address = newAddress.parse(Object.fromEntries(Object.entries(anAddress()).filter(([name]) => name !== 'id')));
const manual = () => ({
  url: '',
  name: `Known mug ${newId()}`,
  spec: 'red',
  unit_price_fen: 100,
  domestic_shipping_fen: 0,
});

/** A call of a shopper that keeps something personal, with a body that the server takes. */
const calls: Record<string, [EndpointSchema, () => object]> = {
  'a cart line': [addToCartContract, () => ({ manual: manual(), quantity: 1, note: 'Known note' })],
  'an address': [createAddressContract, () => address],
  'a profile': [
    updateUserInfoContract,
    () => ({ nickname: 'Known_Nick', birthday: '1990-02-28', phone: '+49 30 777666', residence: 'DE' }),
  ],
  preferences: [updatePreferencesContract, () => ({ currency: 'EUR' })],
  'a payment': [createPaymentContract, () => ({ kind: 'recharge', amount_fen: 5_000, method: 'sandbox' })],
};
const names = Object.keys(calls);

const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  'idempotency-key': newId(),
});

const paymentsOf = async (userId: string): Promise<number> => {
  const found = await server.core.db.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM payment WHERE user_id = ${userId} AND expires_at > ${server.clock.now()}`,
  );
  return found.rows[0]?.n ?? 0;
};

describe('a body that arrives after its account was closed', () => {
  it.each(names)('writes nothing: %s', async (name) => {
    const [schema, bodyOf] = calls[name] ?? [];
    if (!schema || !bodyOf) throw new Error(`there is no call ${name}`);
    const { token, userId } = await register();
    const { promise: known, resolve } = Promise.withResolvers<void>();
    authenticated = (seen) => (seen === token ? resolve() : undefined);
    const body = new PassThrough();
    const answer = server.app.inject({
      method: schema.endpoint.method as 'POST',
      url: `/v1${schema.endpoint.path}`,
      headers: headersOf(token),
      payload: body,
    });
    body.write(' ');
    await known;
    expect((await close(token)).status).toBe(200);
    body.end(JSON.stringify(bodyOf()));
    const { statusCode } = await answer;
    expect([statusCode, (await answer).json().data.reason]).toEqual([401, 'login_required']);
    expect(await rowsOfUser(server.core.db, userId)).toEqual({});
    expect(await paymentsOf(userId)).toBe(0);
  });
});

it(`writes that race with the closing of their account leave nothing behind (${rounds} accounts, ${connections} connections)`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { token, userId } = await register();
    const statuses = new Set<number>();
    /** Writes until the account is closed. */
    const writer = async (_: unknown, index: number): Promise<void> => {
      const [schema, bodyOf] = calls[names[index % names.length] ?? ''] ?? [];
      if (!schema || !bodyOf) throw new Error('there is no such call');
      for (let status = 0; status !== 401;) {
        const { statusCode, body } = await server.app.inject({
          method: schema.endpoint.method as 'POST',
          url: `/v1${schema.endpoint.path}`,
          headers: headersOf(token),
          payload: bodyOf(),
        });
        status = statusCode;
        statuses.add(status);
        // The cart and the address book are full at some time.
        expect([200, 401, 422], body).toContain(status);
      }
    };
    const writers = Array.from({ length: connections }, writer);
    expect((await close(token)).status).toBe(200);
    await Promise.all(writers);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 401]));
    expect(await rowsOfUser(server.core.db, userId)).toEqual({});
    expect(await paymentsOf(userId)).toBe(0);
  }
}, 300_000);

describe('an adjustment of the balance', () => {
  const adjuster = async (userId: string) => {
    const staff = caller(server.app, (await server.call(loginContract, { body: owner })).data.token);
    return (amount_fen: number, key = newId()) =>
      staff.call(adjustBalanceContract, {
        params: { id: userId },
        body: { amount_fen, remark: 'Goodwill' },
        headers: { 'idempotency-key': key },
      });
  };

  it('is answered again after the account was closed', async () => {
    const { token, userId } = await register();
    const adjust = await adjuster(userId);
    await adjust(500);
    const key = newId();
    expect((await adjust(-500, key)).data).toEqual({ balance_fen: 0 });
    expect((await close(token)).status).toBe(200);
    expect(await adjust(-500, key)).toMatchObject({ status: 200, data: { balance_fen: 0 } });
    expect((await adjust(500)).status).toBe(404);
  });

  it('puts nothing on the balance of an account that is being closed', async () => {
    const { token, userId } = await register();
    const adjust = await adjuster(userId);
    await adjust(500);
    await adjust(-500);
    const waiting = (count: number) =>
      vi.waitFor(async () => {
        const { rows } = await server.core.db.execute(
          sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        expect(rows).toHaveLength(count);
      }, 10_000);
    const isLocked = Promise.withResolvers<void>();
    const unlock = Promise.withResolvers<void>();
    const lock = server.core.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM ledger_account WHERE user_id = ${userId} FOR UPDATE`);
      isLocked.resolve();
      await unlock.promise;
    });
    await isLocked.promise;
    // Both wait, the closing for the wallet first.
    const closed = close(token);
    await waiting(1);
    const late = adjust(500);
    await waiting(2);
    unlock.resolve();
    await lock;
    expect((await closed).status).toBe(200);
    expect((await late).status).toBe(404);
    const { rows } = await server.core.db.execute(
      sql`SELECT balance_fen FROM ledger_account WHERE user_id = ${userId}`,
    );
    expect(rows).toEqual([{ balance_fen: '0' }]);
  });
});
