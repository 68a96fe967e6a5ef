import { staffRoles, type StaffRole } from '@caravan/kernel';
import { email } from '@caravan/kernel/zod';
import type { Core } from '@caravan/server-core';
import { argon2Hasher } from './passwords/argon2.hasher.ts';
import { listStaff } from './staff/staff-role.repo.ts';
import { randomPassword } from './passwords/random-password.ts';
import { addStaff, type StaffContext } from './staff/add-staff.ts';
import { changeStaffRoles } from './staff/change-staff-roles.ts';
import { removeStaffFactor } from './staff/remove-staff-factor.ts';
import { removeStaff } from './staff/remove-staff.ts';
import { renewStaffPassword } from './staff/renew-staff-password.ts';

/** The database connection of one command. */
export interface CommandDatabase extends Pick<Core, 'db' | 'transaction'> {
  close: () => Promise<void>;
}

/** The output of a command, and whether it succeeded. */
export interface CommandOutcome {
  ok: boolean;
  lines: string[];
}

const usage =
  'Usage: npm run staff -- list | add EMAIL [--roles buyer,packer] | roles EMAIL --roles buyer,packer | password EMAIL | second-factor EMAIL | remove EMAIL';

const done = (...lines: string[]): CommandOutcome => ({ ok: true, lines });
const failed = (...lines: string[]): CommandOutcome => ({ ok: false, lines });

const rolesLine = (roles: readonly StaffRole[]): string => `Roles: ${roles.join(', ')}`;

const withPassword = (address: string, password: string, ...more: string[]): CommandOutcome =>
  done(`Staff account: ${address}`, `Password (shown only now): ${password}`, ...more);

const lastOwner = (address: string): CommandOutcome =>
  failed(`${address} is the last owner; make another account owner first`);

type Command = (context: StaffContext, address: string, roles: readonly StaffRole[]) => Promise<CommandOutcome>;

const add: Command = async (context, address, wanted) => {
  const password = randomPassword();
  const roles: readonly StaffRole[] = wanted.length ? wanted : ['owner'];
  const result = await addStaff(context, { email: address, password, roles });
  if (result === 'is_staff') return failed(`${address} is already a staff account`);
  if (result === 'is_shopper') return failed(`${address} is a shopper's account; staff need a separate e-mail`);
  const hint = wanted.length ? '' : ' (may do everything; for less, add --roles)';
  return withPassword(address, password, `${rolesLine(roles)}${hint}`);
};

const changeRoles: Command = async (context, address, roles) => {
  const result = await changeStaffRoles(context, address, roles);
  if (result === 'not_staff') return failed(`${address} is not a staff account`);
  return result === 'last_owner' ? lastOwner(address) : done(`Staff account: ${address}`, rolesLine(roles));
};

const renew: Command = async (context, address) => {
  const password = randomPassword();
  return (await renewStaffPassword(context, address, password))
    ? withPassword(address, password)
    : failed(`${address} is not a staff account`);
};

const removeFactor: Command = async (context, address) =>
  (await removeStaffFactor(context, address))
    ? done(`${address} logs in without a second factor until it is set up again`)
    : failed(`${address} is not a staff account`);

const remove: Command = async (context, address) => {
  const result = await removeStaff(context, address);
  if (result === 'not_staff') return failed(`${address} is not a staff account`);
  return result === 'last_owner' ? lastOwner(address) : done(`Removed: ${address}`);
};

const list = async ({ db }: StaffContext): Promise<CommandOutcome> => {
  const staff = await listStaff(db);
  return staff.length
    ? done(...staff.map((account) => `${account.email}: ${account.roles.join(', ') || 'no role'}`))
    : done('No staff account yet');
};

/** The commands, and whether they take `--roles`. */
const commandsByName: Readonly<Record<string, { run: Command; roles?: 'optional' | 'required' }>> = {
  add: { run: add, roles: 'optional' },
  roles: { run: changeRoles, roles: 'required' },
  password: { run: renew },
  'second-factor': { run: removeFactor },
  remove: { run: remove },
};

/** Splits `--roles a,b` or `--roles=a,b` from the other arguments. Several are added up. */
const takeRoles = (args: readonly string[]): { words: string[]; names: string[] | undefined } => {
  const words: string[] = [];
  let names: string[] | undefined;
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg !== '--roles' && !arg.startsWith('--roles=')) words.push(arg);
    else {
      const list = arg === '--roles' ? (args[(index += 1)] ?? '') : arg.slice('--roles='.length);
      names = [...(names ?? []), ...list.split(',').map((name) => name.trim())];
    }
  }
  return { words, names };
};

const isRole = (name: string): name is StaffRole => staffRoles.some((role) => role === name);

/** The command that the arguments describe, or the error to print. */
const parseCommand = (
  args: readonly string[],
): CommandOutcome | ((context: StaffContext) => Promise<CommandOutcome>) => {
  const { words, names } = takeRoles(args);
  const [name = '', address, ...rest] = words;
  if (name === 'list' && address === undefined && !names) return list;
  const command = Object.hasOwn(commandsByName, name) ? commandsByName[name] : undefined;
  if (!command || address === undefined || rest.length) return failed(usage);
  if ((names && !command.roles) || (!names && command.roles === 'required')) return failed(usage);
  const parsed = email.safeParse(address);
  if (!parsed.success) return failed(`${address} is not an e-mail address`, usage);
  const wrong = names?.filter((one) => !isRole(one)) ?? [];
  if (wrong.length) {
    const shown = wrong.map((one) => `"${one}"`).join(', ');
    return failed(`No such role: ${shown}. Roles are ${staffRoles.join(', ')}`, usage);
  }
  const roles = staffRoles.filter((role) => names?.includes(role));
  return (context) => command.run(context, parsed.data, roles);
};

/**
 * `npm run staff`: lists, adds and removes staff accounts, sets their roles and new passwords, and removes second factors. A password is random
 * and printed once.
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
