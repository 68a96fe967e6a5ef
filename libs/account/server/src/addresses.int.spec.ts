import type { NewAddress } from '@caravan/account/contract';
import {
  createAddressContract,
  listAddressesContract,
  listCountriesContract,
  makeAddressDefaultContract,
  newAddress,
  removeAddressContract,
  updateAddressContract,
  updateUserInfoContract,
} from '@caravan/account/contract/schema';
import { getUserInfoContract } from '@caravan/auth/contract/schema';
import { anAddress } from '@caravan/account/contract/testing';
import { accountHeader } from '@caravan/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressTable } from './db/address.table.ts';
import { startAccount, type AccountUnderTest, type Shopper } from './testing/start-account.ts';

let server: AccountUnderTest;
beforeAll(async () => {
  server = await startAccount();
});
afterAll(() => server.close());

const form = newAddress.parse(
  Object.fromEntries(Object.entries(anAddress({ is_default: false })).filter(([name]) => name !== 'id')),
);
const aForm = (over: Partial<NewAddress> = {}): NewAddress => ({ ...form, ...over });
const add = (shopper: Shopper, over: Partial<NewAddress> = {}, language = 'en') =>
  shopper.call(createAddressContract, { body: aForm(over), headers: { 'client-language': language } });
const added = async (shopper: Shopper, over: Partial<NewAddress> = {}) => {
  server.clock.advance(1_000);
  return (await add(shopper, over)).data;
};
const change = (shopper: Shopper, id: string, over: Partial<NewAddress> = {}) =>
  shopper.call(updateAddressContract, { params: { id }, body: aForm(over) });
const remove = (shopper: Shopper, id: string) => shopper.call(removeAddressContract, { params: { id } });
const makeDefault = (shopper: Shopper, id: string) => shopper.call(makeAddressDefaultContract, { params: { id } });
const listed = async (shopper: Shopper, kind?: 'shipping' | 'billing') =>
  (await shopper.call(listAddressesContract, { query: kind ? { kind } : {} })).data;
const defaults = async (shopper: Shopper) =>
  (await listed(shopper)).filter(({ is_default }) => is_default).map(({ id }) => id);
const atOnce = <T>(callers: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: callers }, (_, index) => work(index)));

describe('the countries', () => {
  test('are public, and may be cached for an hour', async () => {
    const answer = await server.call(listCountriesContract);
    expect(answer.data.length).toBeGreaterThan(235);
    expect(answer.data.find(({ code }) => code === 'DE')).toEqual({
      code: 'DE',
      name: 'Germany',
      name_zh: '德国',
      continent: 'europe',
      calling_code: '49',
      has_province: false,
      has_postcode: true,
      provinces: [],
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });
});

describe('adding', () => {
  test('returns the stored address, and the first of each kind becomes its default', async () => {
    const shopper = server.shopper();
    const first = await added(shopper);
    expect(first).toEqual({ ...aForm(), id: expect.any(String) as string, is_default: true });
    const second = await added(shopper);
    const bill = await added(shopper, { kind: 'billing' });
    expect([second.is_default, bill.is_default]).toEqual([false, true]);
    expect(await listed(shopper, 'billing')).toEqual([bill]);
    expect((await listed(shopper, 'shipping')).map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  test('a new default replaces the previous one', async () => {
    const shopper = server.shopper();
    await added(shopper);
    const { id } = await added(shopper, { is_default: true });
    expect(await defaults(shopper)).toEqual([id]);
  });

  test('adds the calling code, and normalises postcode and e-mail', async () => {
    const shopper = server.shopper();
    const address = await added(shopper, {
      phone: '030 123456',
      postcode: ' d-10115 ',
      email: ' Ada@Example.Test ',
      city: ' Berlin ',
    });
    expect(address).toMatchObject({
      phone: '+49 30 123456',
      postcode: '10115',
      email: 'ada@example.test',
      city: 'Berlin',
    });
  });

  test('takes one name, full-width digits, a postcode with the letters of its country, and an international domain', async () => {
    const address = await added(server.shopper(), {
      first_name: ' Suharto ',
      last_name: '',
      country: 'HT',
      continent: 'north_america',
      province: 'Ouest',
      city: 'Port-au-Prince',
      postcode: 'HT６１１０',
      phone: '＋５０９ ３４１０ １２３４',
      email: 'info@почта.рф',
    });
    expect(address).toMatchObject({
      first_name: 'Suharto',
      last_name: '',
      postcode: '6110',
      phone: '+509 3410 1234',
      email: 'info@xn--80a1acny.xn--p1ai',
    });
  });

  test('an address that was stored with the code of a province shows its name, and can be saved again', async () => {
    const shopper = server.shopper();
    const there = { country: 'CN', continent: 'asia', province: 'Guangdong', city: 'Shenzhen' } as const;
    const { id } = await added(shopper, { ...there, postcode: '518000' });
    await server.core.db.update(addressTable).set({ province: 'GD' }).where(eq(addressTable.id, id));
    const [stored] = await listed(shopper);
    expect(stored?.province).toBe('Guangdong');
    expect((await change(shopper, id, { ...there, postcode: '518000', province: 'GD' })).data.province).toBe(
      'Guangdong',
    );
  });

  test.each([
    ['en', 'Please fill in all items', 'Please fill this in'],
    ['zh', '请填写所有项目', '请填写此项'],
  ])(
    'a missing required field is refused with the text of the specification (%s)',
    async (language, message, field) => {
      const answer = await add(server.shopper(), { postcode: '' }, language);
      expect(answer).toMatchObject({
        status: 422,
        reason: 'fill_in_all',
        message,
        failure: { fields: { postcode: field } },
      });
    },
  );

  test.each<[string, Record<string, unknown>, string]>([
    ['no name', { first_name: ' ', last_name: '' }, 'first_name'],
    ['no last name, not even an empty one', { last_name: undefined }, 'last_name'],
    ['no e-mail', { email: '' }, 'email'],
    ['an invalid e-mail', { email: 'ada@' }, 'email'],
    ['no city', { city: '' }, 'city'],
    ['no detailed address', { detail: '' }, 'detail'],
    ['a detailed address that is too long', { detail: 'x'.repeat(301) }, 'detail'],
    ['no phone', { phone: '' }, 'phone'],
    ['an invalid phone', { phone: '12345 or so' }, 'phone'],
    ['no country', { country: '' }, 'country'],
    ['an unknown country', { country: 'ZZ' }, 'country'],
    ['another continent', { continent: 'africa' }, 'continent'],
    ['an unknown continent', { continent: 'atlantis' }, 'continent'],
    ['a postcode of another country', { postcode: 'SW1A 1AA' }, 'postcode'],
    [
      'a province of another country',
      { country: 'US', continent: 'north_america', province: 'Bavaria', postcode: '10001' },
      'province',
    ],
    ['no kind', { kind: undefined }, 'kind'],
    ['no default flag', { is_default: undefined }, 'is_default'],
    ['a default flag that is not a boolean', { is_default: 'yes' }, 'is_default'],
    ['an owner', { user_id: 'shopper_1' }, 'user_id'],
    ['an id', { id: 'mine' }, 'id'],
    ['a NUL', { city: 'Ber\u0000lin' }, 'city'],
    ['an object as city', { city: { $gt: '' } }, 'city'],
  ])('%s is refused at its field', async (_, over, field) => {
    const shopper = server.shopper();
    const answer = await add(shopper, over as Partial<NewAddress>);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.failure?.fields ?? {})).toEqual([field]);
    expect(await listed(shopper)).toEqual([]);
  });

  test('needs a shopper with an existing account', async () => {
    expect((await server.call(createAddressContract, { body: aForm() })).status).toBe(401);
    expect((await server.as({ role: 'staff' }).call(createAddressContract, { body: aForm() })).status).toBe(403);
    const closed = server.shopper();
    server.identities.delete(closed.userId);
    expect((await add(closed)).status).toBe(401);
  });
});

describe('the limit of twenty addresses of both kinds', () => {
  test('refuses the twenty-first', async () => {
    const shopper = server.shopper();
    for (let index = 0; index < 20; index += 1) await added(shopper, { kind: index % 2 ? 'billing' : 'shipping' });
    expect(await add(shopper, {}, 'zh')).toMatchObject({
      status: 422,
      reason: 'address_limit',
      message: '最多可保存 20 个地址',
    });
    const spare = (await listed(shopper)).find(({ is_default }) => !is_default);
    await remove(shopper, spare?.id ?? '');
    expect((await add(shopper)).status).toBe(200);
  });

  test('holds for 200 concurrent callers, and each kind has one default', async () => {
    const shopper = server.shopper();
    const answers = await atOnce(200, (index) =>
      add(shopper, { kind: index % 2 ? 'billing' : 'shipping', is_default: index % 3 === 0 }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ reason }) => reason === 'address_limit')).toHaveLength(180);
    const stored = await listed(shopper);
    expect(stored).toHaveLength(20);
    for (const kind of new Set(stored.map((address) => address.kind))) {
      expect(stored.filter((address) => address.kind === kind && address.is_default)).toHaveLength(1);
    }
  });
});

describe('the default', () => {
  test('moves to another address, and setting it again changes nothing', async () => {
    const shopper = server.shopper();
    const first = await added(shopper);
    const second = await added(shopper);
    for (let time = 0; time < 2; time += 1) {
      expect((await makeDefault(shopper, second.id)).data).toEqual({ ...second, is_default: true });
    }
    expect(await defaults(shopper)).toEqual([second.id]);
    expect((await makeDefault(shopper, first.id)).status).toBe(200);
    expect(await defaults(shopper)).toEqual([first.id]);
  });

  test('stays if the form no longer sets it, because each kind always has one', async () => {
    const shopper = server.shopper();
    const { id } = await added(shopper);
    expect((await change(shopper, id, { is_default: false, city: 'Potsdam' })).data).toMatchObject({
      city: 'Potsdam',
      is_default: true,
    });
  });

  test('is always exactly one, with concurrent changes', async () => {
    const shopper = server.shopper();
    const ids = await Promise.all(Array.from({ length: 6 }, async () => (await add(shopper)).data.id));
    const statuses = await atOnce(60, async (index) => {
      const id = ids[index % 6] ?? '';
      if (index % 3 === 0) return (await remove(shopper, id)).status;
      return (index % 3 === 1 ? await makeDefault(shopper, id) : await change(shopper, id, { is_default: true }))
        .status;
    });
    expect(statuses.every((status) => [200, 404, 422].includes(status))).toBe(true);
    expect(await defaults(shopper)).toHaveLength(1);
  });

  test.each([
    ['en', "Default address can't be deleted"],
    ['zh', '默认地址不能删除'],
  ])('cannot be deleted (%s)', async (language, message) => {
    const shopper = server.shopper();
    const { id } = await added(shopper);
    await added(shopper);
    const answer = await shopper.call(removeAddressContract, {
      params: { id },
      headers: { 'client-language': language },
    });
    expect(answer).toMatchObject({ status: 422, reason: 'default_address', message });
    expect(await listed(shopper)).toHaveLength(2);
  });
});

describe('changing and deleting', () => {
  test('a change is stored and checked by the same rules', async () => {
    const shopper = server.shopper();
    const { id } = await added(shopper);
    const tokyo = {
      continent: 'asia',
      country: 'JP',
      province: '13',
      city: 'Chiyoda',
      postcode: '1000001',
      phone: '+81 3-3213-1111',
    } as const;
    expect((await change(shopper, id, tokyo)).data).toMatchObject({
      ...tokyo,
      province: 'Tokyo',
      postcode: '100-0001',
    });
    expect(await change(shopper, id, { postcode: 'x' })).toMatchObject({ status: 422 });
    expect(await change(shopper, id, { kind: 'billing' })).toMatchObject({
      status: 422,
      failure: { fields: { kind: expect.any(String) as string } },
    });
    expect((await listed(shopper))[0]).toMatchObject({ city: 'Chiyoda', kind: 'shipping' });
  });

  test('a deleted address is gone, a second deletion succeeds, and the database no longer contains its data', async () => {
    const shopper = server.shopper();
    await added(shopper);
    const { id } = await added(shopper, { detail: 'Geheime Gasse 7' });
    for (let time = 0; time < 2; time += 1) expect((await remove(shopper, id)).data).toBeNull();
    expect(await listed(shopper)).toHaveLength(1);
    expect((await change(shopper, id)).status).toBe(404);
    const rows = await server.core.db.select().from(addressTable).where(eq(addressTable.id, id));
    expect(JSON.stringify(rows)).not.toMatch(/Gasse|Ada|10115|123456/);
  });

  test('an address of another shopper, or one that never existed, is 404 for every call and does not change', async () => {
    const shopper = server.shopper();
    const other = server.shopper();
    await added(other);
    const theirs = await added(other);
    for (const id of [theirs.id, 'AAAAAAAAAAAAAAAAAAAAAA']) {
      const answers = await Promise.all([
        change(shopper, id, { city: 'Mine' }),
        remove(shopper, id),
        makeDefault(shopper, id),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect((await listed(other)).find(({ id }) => id === theirs.id)).toEqual(theirs);
  });

  test('a page of another account writes into neither account after a login in another tab', async () => {
    const left = server.shopper();
    const current = server.shopper();
    const before = [await added(current), await added(current)];
    const [, second] = before;
    // The browser sends the token of the latest login with the page that the other account left.
    const headers = { [accountHeader]: left.userId };
    const params = { id: second?.id ?? '' };
    const profile = { nickname: 'Theirs', birthday: '1990-02-28', phone: '+49 30 123456' };
    const answers = await Promise.all([
      current.call(createAddressContract, { body: aForm(), headers }),
      current.call(updateAddressContract, { params, body: aForm({ city: 'Theirs' }), headers }),
      current.call(makeAddressDefaultContract, { params, headers }),
      current.call(removeAddressContract, { params, headers }),
      current.call(updateUserInfoContract, { body: profile, headers }),
    ]);
    expect(answers.map(({ status, reason }) => [status, reason])).toEqual(answers.map(() => [409, 'other_account']));
    expect((await listed(current)).map(({ id, city }) => [id, city]).toSorted()).toEqual(
      before.map(({ id, city }) => [id, city]).toSorted(),
    );
    expect(await listed(left)).toEqual([]);
    expect((await current.call(getUserInfoContract)).data.nickname).toBeNull();
  });
});

describe('other features', () => {
  test('find an address by its shopper and kind', async () => {
    const shopper = server.shopper();
    const other = server.shopper();
    const address = await added(shopper, { kind: 'billing' });
    const { find } = server.account.ports.addresses;
    expect(await find(shopper.userId, address.id, 'billing')).toEqual(address);
    expect(await find(shopper.userId, address.id, 'shipping')).toBeNull();
    expect(await find(other.userId, address.id, 'billing')).toBeNull();
    expect(await find(shopper.userId, 'AAAAAAAAAAAAAAAAAAAAAA', 'billing')).toBeNull();
  });
});
