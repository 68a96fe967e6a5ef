import {
  beginSecondFactorContract,
  enrolSecondFactorContract,
  inviteStaffMemberContract,
} from '@caravan/auth/contract/staff';
import type { StaffLanguage, StaffRole } from '@caravan/kernel';
import { caller, type Caller } from '@caravan/server-core/testing';
import { TOTP } from 'otpauth';
import { addStaff } from '../staff/add-staff.ts';
import { contextOf, type AuthUnderTest } from './start-auth.ts';

export const staffPassword = 'desk2468';

export interface StaffUnderTest extends Caller {
  id: string;
  email: string;
  token: string;
}

/** Adds a member of staff as the operator does, and logs in. */
export const newStaff = async (
  server: AuthUnderTest,
  email: string,
  roles: readonly StaffRole[] = ['owner'],
): Promise<StaffUnderTest> => {
  await addStaff(contextOf(server), { email, password: staffPassword, roles });
  const { data } = await server.logIn(email, staffPassword);
  return { ...caller(server.app, data.token), id: data.user.id, email, token: data.token };
};

export interface EnrolledStaff extends StaffUnderTest {
  recoveryCodes: string[];
  /** The code of the app, now or some steps of 30 seconds later. */
  code: (steps?: number) => string;
}

/** Sets up the second factor of somebody who is logged in. The first code is used then. */
export const enrol = async (server: AuthUnderTest, member: StaffUnderTest): Promise<EnrolledStaff> => {
  const { secret } = (await member.call(beginSecondFactorContract)).data;
  const app = new TOTP({ secret });
  const code = (steps = 0) => app.generate({ timestamp: server.clock.now().getTime() + steps * 30_000 });
  const { data } = await member.call(enrolSecondFactorContract, { body: { code: code() } });
  return { ...member, code, recoveryCodes: data.recovery_codes };
};

/** Invites somebody, and returns the id and the token of the mailed link. */
export const invite = async (
  server: AuthUnderTest,
  owner: Caller,
  body: { email: string; roles: StaffRole[]; language: StaffLanguage },
): Promise<{ id: string; token: string }> => {
  const { id } = (await owner.call(inviteStaffMemberContract, { body })).data;
  return { id, token: await server.tokenTo(body.email) };
};
