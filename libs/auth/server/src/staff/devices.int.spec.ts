import { loginContract } from '@caravan/auth/contract/schema';
import { endMyOtherSessionsContract, listMySessionsContract, nameMyDeviceContract } from '@caravan/auth/contract/staff';
import { listStaffActions } from '@caravan/server-core';
import { caller } from '@caravan/server-core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAuth, type AuthUnderTest } from '../testing/start-auth.ts';
import { newStaff, staffPassword } from '../testing/staff.ts';

let server: AuthUnderTest;
beforeAll(async () => {
  server = await startAuth();
});
afterAll(() => server.close());

const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const lastLogin = async (id: string) =>
  (await listStaffActions(server.core.db, { subject: `staff:${id}`, page: 1, page_size: 1 })).items[0]?.data;

it('names the device of a session by its login or afterwards, and the log names it', async () => {
  const member = await newStaff(server, 'packer@example.test', ['packer']);
  const logIn = async (device?: string) => {
    const body = { email: member.email, password: staffPassword, ...(device === undefined ? {} : { device }) };
    const { data } = await server.call(loginContract, { body, headers: { 'user-agent': agent } });
    return caller(server.app, data.token);
  };
  const table = await logIn('Packing table 2');
  expect(await lastLogin(member.id)).toMatchObject({ device: 'Packing table 2' });
  await logIn();
  expect(await lastLogin(member.id)).toMatchObject({ device: 'Chrome · Windows' });

  const [own, ...others] = (await table.call(listMySessionsContract)).data.items;
  expect(own).toMatchObject({ current: true, device: 'Packing table 2', agent });
  expect(others.map(({ device }) => device)).toEqual([null, null]);
  const named = async (name: string) =>
    (await table.call(nameMyDeviceContract, { body: { name } })).data.items[0]?.device;
  expect(await named('Scales')).toBe('Scales');
  expect(await named(' ')).toBeNull();
  expect((await table.call(nameMyDeviceContract, { body: { name: 'x'.repeat(61) } })).reason).toBe('invalid');

  expect((await table.call(endMyOtherSessionsContract)).data.items).toMatchObject([{ current: true }]);
  expect((await member.call(listMySessionsContract)).status).toBe(401);
});
