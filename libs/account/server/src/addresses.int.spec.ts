import type { NewAddress } from '@caravan/account/contract';
import {
  createAddressSchema,
  listAddressesSchema,
  listCountriesSchema,
  makeAddressDefaultSchema,
  newAddress,
  removeAddressSchema,
  updateAddressSchema,
} from '@caravan/account/contract/schema';
import { anAddress } from '@caravan/account/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressTable } from './db/address.table.ts';
import { startAccount, type AccountUnderTest, type Shopper } from './testing/start-account.ts';

let server: AccountUnderTest;
beforeAll(async () => {
  server = await startAccount();
});
afterAll(() => server.close());

const form = newAddress.parse(Object.fromEntries(Object.entries(anAddress({ is_default: false })).filter(([name]) => name !== 'id')));
const aForm = (over: Partial<NewAddress> = {}): NewAddress => ({ ...form, ...over });
const add = (shopper: Shopper, over: Partial<NewAddress> = {}, language = 'en') =>
  shopper.call(createAddressSchema, { body: aForm(over), headers: { 'client-language': language } });
const added = async (shopper: Shopper, over: Partial<NewAddress> = {}) => {
  server.clock.advance(1_000);
  return (await add(shopper, over)).data;
};
const change = (shopper: Shopper, id: string, over: Partial<NewAddress> = {}) => shopper.call(updateAddressSchema, { params: { id }, body: aForm(over) });
const remove = (shopper: Shopper, id: string) => shopper.call(removeAddressSchema, { params: { id } });
const makeDefault = (shopper: Shopper, id: string) => shopper.call(makeAddressDefaultSchema, { params: { id } });
const listed = async (shopper: Shopper, kind?: 'shipping' | 'billing') => (await shopper.call(listAddressesSchema, { query: kind ? { kind } : {} })).data;
const defaults = async (shopper: Shopper) => (await listed(shopper)).filter(({ is_default }) => is_default).map(({ id }) => id);
const atOnce = <T>(callers: number, work: (index: number) => Promise<T>) => Promise.all(Array.from({ length: callers }, (_, index) => work(index)));

describe('the countries', () => {
  test('are told to anybody, and may be kept for an hour', async () => {
    const answer = await server.call(listCountriesSchema);
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

describe('keeping', () => {
  test('answers the address as it is kept, and the first of each kind becomes its default', async () => {
    const shopper = server.shopper();
    const first = await added(shopper);
    expect(first).toEqual({ ...aForm(), id: expect.any(String) as string, is_default: true });
    const second = await added(shopper);
    const bill = await added(shopper, { kind: 'billing' });
    expect([second.is_default, bill.is_default]).toEqual([false, true]);
    expect(await listed(shopper, 'billing')).toEqual([bill]);
    expect((await listed(shopper, 'shipping')).map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  test('a new default takes the place of the one before', async () => {
    const shopper = server.shopper();
    await added(shopper);
    const { id } = await added(shopper, { is_default: true });
    expect(await defaults(shopper)).toEqual([id]);
  });

  test('fills in the calling code, and writes postcode and e-mail as they are written', async () => {
    const shopper = server.shopper();
    const address = await added(shopper, { phone: '030 123456', postcode: ' d-10115 ', email: ' Ada@Example.Test ', city: ' Berlin ' });
    expect(address).toMatchObject({ phone: '+49 30 123456', postcode: '10115', email: 'ada@example.test', city: 'Berlin' });
  });

  test.each([
    ['en', 'Please fill in all items', 'Please fill this in'],
    ['zh', '请填写所有项目', '请填写此项'],
  ])('without what the country needs is refused with the words of the spec (%s)', async (language, message, field) => {
    const answer = await add(server.shopper(), { postcode: '' }, language);
    expect(answer).toMatchObject({ status: 422, reason: 'fill_in_all', message, failure: { fields: { postcode: field } } });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['no first name', { first_name: ' ' }, 'first_name'],
    ['no last name', { last_name: undefined }, 'last_name'],
    ['no e-mail', { email: '' }, 'email'],
    ['an e-mail that is none', { email: 'ada@' }, 'email'],
    ['no city', { city: '' }, 'city'],
    ['no detailed address', { detail: '' }, 'detail'],
    ['a detailed address without end', { detail: 'x'.repeat(301) }, 'detail'],
    ['no phone', { phone: '' }, 'phone'],
    ['a phone that is none', { phone: '12345 or so' }, 'phone'],
    ['no country', { country: '' }, 'country'],
    ['a country that is none', { country: 'ZZ' }, 'country'],
    ['another continent', { continent: 'africa' }, 'continent'],
    ['a continent that is none', { continent: 'atlantis' }, 'continent'],
    ['a postcode of elsewhere', { postcode: 'SW1A 1AA' }, 'postcode'],
    ['a province of elsewhere', { country: 'US', continent: 'north_america', province: 'Bavaria', postcode: '10001' }, 'province'],
    ['no kind', { kind: undefined }, 'kind'],
    ['no word on the default', { is_default: undefined }, 'is_default'],
    ['a default that is no truth', { is_default: 'yes' }, 'is_default'],
    ['an owner', { user_id: 'shopper_1' }, 'user_id'],
    ['an id', { id: 'mine' }, 'id'],
    ['a NUL', { city: 'Ber\u0000lin' }, 'city'],
    ['an object for a city', { city: { $gt: '' } }, 'city'],
  ])('%s is refused at its field', async (_, over, field) => {
    const shopper = server.shopper();
    const answer = await add(shopper, over as Partial<NewAddress>);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.failure?.fields ?? {})).toEqual([field]);
    expect(await listed(shopper)).toEqual([]);
  });

  test('needs a shopper whose account stands', async () => {
    expect((await server.call(createAddressSchema, { body: aForm() })).status).toBe(401);
    expect((await server.as({ role: 'staff' }).call(createAddressSchema, { body: aForm() })).status).toBe(403);
    const closed = server.shopper();
    server.people.delete(closed.userId);
    expect((await add(closed)).status).toBe(401);
  });
});

describe('twenty addresses, both kinds together', () => {
  test('the twenty-first is refused', async () => {
    const shopper = server.shopper();
    for (let index = 0; index < 20; index += 1) await added(shopper, { kind: index % 2 ? 'billing' : 'shipping' });
    expect(await add(shopper, {}, 'zh')).toMatchObject({ status: 422, reason: 'address_limit', message: '最多可保存 20 个地址' });
    const spare = (await listed(shopper)).find(({ is_default }) => !is_default);
    await remove(shopper, spare?.id ?? '');
    expect((await add(shopper)).status).toBe(200);
  });

  test('of 200 callers at once, twenty get in, with one default of each kind', async () => {
    const shopper = server.shopper();
    const answers = await atOnce(200, (index) => add(shopper, { kind: index % 2 ? 'billing' : 'shipping', is_default: index % 3 === 0 }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ reason }) => reason === 'address_limit')).toHaveLength(180);
    const kept = await listed(shopper);
    expect(kept).toHaveLength(20);
    for (const kind of new Set(kept.map((address) => address.kind))) {
      expect(kept.filter((address) => address.kind === kind && address.is_default)).toHaveLength(1);
    }
  });
});

describe('the default', () => {
  test('moves when another is made it, again and again', async () => {
    const shopper = server.shopper();
    const [first, second] = [await added(shopper), await added(shopper)];
    for (let time = 0; time < 2; time += 1) {
      expect((await makeDefault(shopper, second.id)).data).toEqual({ ...second, is_default: true });
    }
    expect(await defaults(shopper)).toEqual([second.id]);
    expect((await makeDefault(shopper, first.id)).status).toBe(200);
    expect(await defaults(shopper)).toEqual([first.id]);
  });

  test('stays where a form no longer says so, because there is always one', async () => {
    const shopper = server.shopper();
    const { id } = await added(shopper);
    expect((await change(shopper, id, { is_default: false, city: 'Potsdam' })).data).toMatchObject({ city: 'Potsdam', is_default: true });
  });

  test('is never two and never none, however many choose at once', async () => {
    const shopper = server.shopper();
    const ids = await Promise.all(Array.from({ length: 6 }, async () => (await add(shopper)).data.id));
    const statuses = await atOnce(60, async (index) => {
      const id = ids[index % 6] ?? '';
      if (index % 3 === 0) return (await remove(shopper, id)).status;
      return (index % 3 === 1 ? await makeDefault(shopper, id) : await change(shopper, id, { is_default: true })).status;
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
    const answer = await shopper.call(removeAddressSchema, { params: { id }, headers: { 'client-language': language } });
    expect(answer).toMatchObject({ status: 422, reason: 'default_address', message });
    expect(await listed(shopper)).toHaveLength(2);
  });
});

describe('changing and removing', () => {
  test('a change is seen, and obeys the same rules', async () => {
    const shopper = server.shopper();
    const { id } = await added(shopper);
    const tokyo = { continent: 'asia', country: 'JP', province: '13', city: 'Chiyoda', postcode: '1000001', phone: '+81 3-3213-1111' } as const;
    expect((await change(shopper, id, tokyo)).data).toMatchObject({ ...tokyo, province: 'Tokyo', postcode: '100-0001' });
    expect(await change(shopper, id, { postcode: 'x' })).toMatchObject({ status: 422 });
    expect(await change(shopper, id, { kind: 'billing' })).toMatchObject({ status: 422, failure: { fields: { kind: expect.any(String) as string } } });
    expect((await listed(shopper))[0]).toMatchObject({ city: 'Chiyoda', kind: 'shipping' });
  });

  test('what was removed is gone, removing it again is no error, and nothing of it is left in the database', async () => {
    const shopper = server.shopper();
    await added(shopper);
    const { id } = await added(shopper, { detail: 'Geheime Gasse 7' });
    for (let time = 0; time < 2; time += 1) expect((await remove(shopper, id)).data).toBeNull();
    expect(await listed(shopper)).toHaveLength(1);
    expect((await change(shopper, id)).status).toBe(404);
    const rows = await server.core.db.select().from(addressTable).where(eq(addressTable.id, id));
    expect(JSON.stringify(rows)).not.toMatch(/Gasse|Ada|10115|123456/);
  });

  test('somebody else’s, or what never was, is 404 for every call and changes nothing', async () => {
    const [shopper, other] = [server.shopper(), server.shopper()];
    await added(other);
    const theirs = await added(other);
    for (const id of [theirs.id, 'AAAAAAAAAAAAAAAAAAAAAA']) {
      const answers = await Promise.all([change(shopper, id, { city: 'Mine' }), remove(shopper, id), makeDefault(shopper, id)]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect((await listed(other)).find(({ id }) => id === theirs.id)).toEqual(theirs);
  });
});

describe('other features', () => {
  test('find an address of a shopper by its kind, and nobody else’s', async () => {
    const [shopper, other] = [server.shopper(), server.shopper()];
    const address = await added(shopper, { kind: 'billing' });
    const { find } = server.account.ports.addresses;
    expect(await find(shopper.userId, address.id, 'billing')).toEqual(address);
    expect(await find(shopper.userId, address.id, 'shipping')).toBeNull();
    expect(await find(other.userId, address.id, 'billing')).toBeNull();
    expect(await find(shopper.userId, 'AAAAAAAAAAAAAAAAAAAAAA', 'billing')).toBeNull();
  });
});
