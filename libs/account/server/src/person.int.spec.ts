import type { PersonWork } from '@caravan/account/port';
import { getPersonContract } from '@caravan/account/contract/schema';
import { day, newId, type StaffRole } from '@caravan/kernel';
import { inBoth } from '@caravan/kernel/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertAddress } from './db/address.repo.ts';
import { saveProfile } from './db/profile.repo.ts';
import { startAccount, type AccountUnderTest } from './testing/start-account.ts';

let server: AccountUnderTest;
beforeAll(async () => {
  server = await startAccount();
});
afterAll(() => server.close());
beforeEach(() => {
  server.personWork.length = 0;
});

const by = (...staffRoles: StaffRole[]) =>
  server.as({ userId: `clerk_${staffRoles.join('_')}`, role: 'staff', staffRoles });
const order = { ref: 'CV-1', title: 'Tea House', status: 'paid', amount_fen: 900, at: '2026-11-20T08:00:00.000Z' };

describe('GET /staff/people/{id}', () => {
  it('shows who somebody is, and since when', async () => {
    const { userId } = server.shopper({ email: 'ada@example.test', language: 'zh' });
    const { data } = await by('service').call(getPersonContract, { params: { id: userId } });
    expect(data).toEqual({
      id: userId,
      email: 'ada@example.test',
      nickname: null,
      created_at: '2026-11-01T00:00:00.000Z',
      email_verified: true,
      role: 'shopper',
      language: 'zh',
      residence: null,
      countries: [],
      balance_fen: null,
      messages: { recent: 0, unread: 0 },
      devices: 0,
      programs: { tokens: 3, webhooks: 0 },
      seen_at: null,
      work: [],
    });
  });

  it('shows countries, messages and devices, but no address and no text', async () => {
    const { userId } = server.shopper();
    const now = server.clock.now();
    const address = {
      userId,
      kind: 'shipping' as const,
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.test',
      province: '',
      city: 'London',
      detail: '12 St James Square',
      postcode: 'SW1Y 4JH',
      phone: '+44 20 7946 0000',
      isDefault: false,
      createdAt: now,
    };
    await server.core.transaction(async (tx) => {
      for (const country of ['GB', 'FR', 'GB']) await insertAddress(tx, { ...address, id: newId(), country });
      await insertAddress(tx, { ...address, id: newId(), kind: 'billing', country: 'DE' });
      await saveProfile(tx, userId, { nickname: 'Ada', residence: 'GB' }, now);
    });
    const text = inBoth({ en: 'Your parcel', zh: '您的包裹' });
    const message = { userId, kind: 'balance_adjusted' as const, link: null, title: text, body: text };
    await server.send({ ...message, key: 'old' });
    server.clock.advance(31 * day);
    await server.send({ ...message, key: 'new' });
    server.logins.sessions.set(userId, [
      { id: 's1', startedAt: now, seenAt: new Date('2026-11-22T10:00:00Z'), agent: 'Firefox' },
      { id: 's2', startedAt: now, seenAt: new Date('2026-11-21T10:00:00Z'), agent: 'Safari' },
    ]);
    const { data } = await by('service').call(getPersonContract, { params: { id: userId } });
    expect(data).toMatchObject({
      nickname: 'Ada',
      residence: 'GB',
      messages: { recent: 1, unread: 2 },
      devices: 2,
      seen_at: '2026-11-22T10:00:00.000Z',
    });
    expect(data.countries.toSorted()).toEqual(['FR', 'GB']);
    expect(JSON.stringify(data)).not.toMatch(/James|London|parcel|Firefox/);
  });

  it('asks each feature for at most 20, and only what the roles may read', async () => {
    const { userId } = server.shopper();
    const orders = vi.fn<PersonWork['newest']>(async () => ({ items: [order], total: 31 }));
    const payments = vi.fn(async () => ({ items: [], total: 0 }));
    server.personWork.push(
      { kind: 'order', roles: ['service', 'finance', 'auditor'], newest: orders },
      { kind: 'payment', roles: ['finance', 'auditor'], newest: payments },
    );
    const seen = async (role: StaffRole) => {
      const { data } = await by(role).call(getPersonContract, { params: { id: userId } });
      return [data.balance_fen, data.work.map(({ kind, total }) => `${kind} ${total}`)];
    };
    expect(await seen('service')).toEqual([null, ['order 31']]);
    expect(payments).not.toHaveBeenCalled();
    expect(orders.mock.lastCall?.slice(1)).toEqual([userId, 20]);
    for (const role of ['finance', 'auditor', 'owner'] as const)
      expect(await seen(role)).toEqual([0, ['order 31', 'payment 0']]);
  });

  it('is not found for an unknown id and a closed account', async () => {
    const answer = await by('service').call(getPersonContract, { params: { id: 'nobody' } });
    expect(answer).toMatchObject({ status: 404, reason: 'not_found' });
  });

  it.each(['buyer', 'receiver', 'packer', 'lines', 'editor'] as const)('is not for the %s', async (role) => {
    const { userId } = server.shopper();
    expect((await by(role).call(getPersonContract, { params: { id: userId } })).status).toBe(403);
  });
});
