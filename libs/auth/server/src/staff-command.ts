import { email } from '@caravan/kernel/zod';
import type { Core } from '@caravan/server-core';
import { argon2Hasher } from './adapters/argon2.hasher.ts';
import { listStaff } from './db/user-account.repo.ts';
import { randomPassword } from './domain/random-password.ts';
import { addStaff, type StaffContext } from './use-cases/add-staff.ts';
import { removeStaff } from './use-cases/remove-staff.ts';
import { renewStaffPassword } from './use-cases/renew-staff-password.ts';

/** The database for as long as a command takes. */
export interface CommandDatabase extends Pick<Core, 'db' | 'transaction'> {
  close: () => Promise<void>;
}

/** What a command prints, and whether it did what was asked. */
export interface CommandOutcome {
  ok: boolean;
  lines: string[];
}

const usage = 'Usage: npm run staff -- list | add EMAIL | password EMAIL | remove EMAIL';

const done = (...lines: string[]): CommandOutcome => ({ ok: true, lines });
const failed = (...lines: string[]): CommandOutcome => ({ ok: false, lines });

const told = (address: string, password: string): CommandOutcome => done(`Staff account: ${address}`, `Password (shown only now): ${password}`);

const add = async (context: StaffContext, address: string): Promise<CommandOutcome> => {
  const password = randomPassword();
  const result = await addStaff(context, address, password);
  if (result === 'is_staff') return failed(`${address} is a staff account already`);
  if (result === 'is_shopper') return failed(`${address} is a shopper's account; staff need an e-mail of their own`);
  return told(address, password);
};

const renew = async (context: StaffContext, address: string): Promise<CommandOutcome> => {
  const password = randomPassword();
  return (await renewStaffPassword(context, address, password)) ? told(address, password) : failed(`${address} is no staff account`);
};

const remove = async (context: StaffContext, address: string): Promise<CommandOutcome> => {
  const result = await removeStaff(context, address);
  if (result === 'not_staff') return failed(`${address} is no staff account`);
  if (result === 'last_staff') return failed(`${address} is the last staff account: add another one first`);
  return done(`Removed: ${address}`);
};

const list = async ({ db }: StaffContext): Promise<CommandOutcome> => {
  const staff = await listStaff(db);
  return staff.length ? done(...staff.map((account) => account.email)) : done('No staff account yet');
};

const onOne: Readonly<Record<string, (context: StaffContext, address: string) => Promise<CommandOutcome>>> = { add, password: renew, remove };

/** The work that the words ask for, or what is wrong with them. */
const workOf = (args: readonly string[]): CommandOutcome | ((context: StaffContext) => Promise<CommandOutcome>) => {
  const [verb = '', address, ...more] = args;
  if (verb === 'list' && address === undefined) return list;
  const work = Object.hasOwn(onOne, verb) ? onOne[verb] : undefined;
  if (!work || address === undefined || more.length) return failed(usage);
  const parsed = email.safeParse(address);
  return parsed.success ? (context) => work(context, parsed.data) : failed(`${address} is no e-mail address`, usage);
};

/** `npm run staff`: lists staff accounts, makes one, gives one a new password, or takes one off. A password is random and told this once. */
export const staffCommand = async (args: readonly string[], open: () => Promise<CommandDatabase>): Promise<CommandOutcome> => {
  const work = workOf(args);
  if (typeof work !== 'function') return work;
  const { db, transaction, close } = await open();
  try {
    return await work({ db, transaction, clock: () => new Date(), hasher: argon2Hasher() });
  } finally {
    await close();
  }
};
