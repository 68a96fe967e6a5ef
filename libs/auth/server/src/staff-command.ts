import { email } from '@caravan/kernel/zod';
import type { Core } from '@caravan/server-core';
import { argon2Hasher } from './adapters/argon2.hasher.ts';
import { listStaff } from './db/user-account.repo.ts';
import { randomPassword } from './domain/random-password.ts';
import { addStaff, type StaffContext } from './use-cases/add-staff.ts';
import { removeStaff } from './use-cases/remove-staff.ts';
import { renewStaffPassword } from './use-cases/renew-staff-password.ts';

/** The database connection of one command. */
export interface CommandDatabase extends Pick<Core, 'db' | 'transaction'> {
  close: () => Promise<void>;
}

/** What a command prints, and whether it succeeded. */
export interface CommandOutcome {
  ok: boolean;
  lines: string[];
}

const usage = 'Usage: npm run staff -- list | add EMAIL | password EMAIL | remove EMAIL';

const done = (...lines: string[]): CommandOutcome => ({ ok: true, lines });
const failed = (...lines: string[]): CommandOutcome => ({ ok: false, lines });

const withPassword = (address: string, password: string): CommandOutcome =>
  done(`Staff account: ${address}`, `Password (shown only now): ${password}`);

const add = async (context: StaffContext, address: string): Promise<CommandOutcome> => {
  const password = randomPassword();
  const result = await addStaff(context, address, password);
  if (result === 'is_staff') return failed(`${address} is already a staff account`);
  if (result === 'is_shopper') return failed(`${address} is a shopper's account; staff need a separate e-mail`);
  return withPassword(address, password);
};

const renew = async (context: StaffContext, address: string): Promise<CommandOutcome> => {
  const password = randomPassword();
  return (await renewStaffPassword(context, address, password))
    ? withPassword(address, password)
    : failed(`${address} is not a staff account`);
};

const remove = async (context: StaffContext, address: string): Promise<CommandOutcome> => {
  const result = await removeStaff(context, address);
  if (result === 'not_staff') return failed(`${address} is not a staff account`);
  if (result === 'last_staff') return failed(`${address} is the last staff account; add another one first`);
  return done(`Removed: ${address}`);
};

const list = async ({ db }: StaffContext): Promise<CommandOutcome> => {
  const staff = await listStaff(db);
  return staff.length ? done(...staff.map((account) => account.email)) : done('No staff account yet');
};

const commandsByName: Readonly<Record<string, (context: StaffContext, address: string) => Promise<CommandOutcome>>> = {
  add,
  password: renew,
  remove,
};

/** The command that the arguments describe, or the error to print. */
const parseCommand = (
  args: readonly string[],
): CommandOutcome | ((context: StaffContext) => Promise<CommandOutcome>) => {
  const [name = '', address, ...rest] = args;
  if (name === 'list' && address === undefined) return list;
  const command = Object.hasOwn(commandsByName, name) ? commandsByName[name] : undefined;
  if (!command || address === undefined || rest.length) return failed(usage);
  const parsed = email.safeParse(address);
  return parsed.success
    ? (context) => command(context, parsed.data)
    : failed(`${address} is not an e-mail address`, usage);
};

/**
 * `npm run staff`: lists, adds and removes staff accounts, and sets new passwords. A password is random and printed
 * once.
 */
export const staffCommand = async (
  args: readonly string[],
  open: () => Promise<CommandDatabase>,
): Promise<CommandOutcome> => {
  const command = parseCommand(args);
  if (typeof command !== 'function') return command;
  const { db, transaction, close } = await open();
  try {
    return await command({ db, transaction, clock: () => new Date(), hasher: argon2Hasher() });
  } finally {
    await close();
  }
};
