import { email } from '@caravan/kernel/zod';
import type { Core } from '@caravan/server-core';
import { argon2Hasher } from './adapters/argon2.hasher.ts';
import { randomPassword } from './domain/random-password.ts';
import { addStaff } from './use-cases/add-staff.ts';

/** The database for as long as a command takes. */
export interface CommandDatabase extends Pick<Core, 'db' | 'transaction'> {
  close: () => Promise<void>;
}

/** What a command prints, and whether it did what was asked. */
export interface CommandOutcome {
  ok: boolean;
  lines: string[];
}

const usage = 'Usage: npm run staff -- add EMAIL';

const failed = (...lines: string[]): CommandOutcome => ({ ok: false, lines });

/** `npm run staff -- add EMAIL`: makes a staff account with a random password, which is told this once. */
export const staffCommand = async (args: readonly string[], open: () => Promise<CommandDatabase>): Promise<CommandOutcome> => {
  const [verb, address, ...more] = args;
  if (verb !== 'add' || address === undefined || more.length) return failed(usage);
  const parsed = email.safeParse(address);
  if (!parsed.success) return failed(`${address} is no e-mail address`, usage);

  const { db, transaction, close } = await open();
  try {
    const password = randomPassword();
    const result = await addStaff({ db, transaction, clock: () => new Date(), hasher: argon2Hasher() }, parsed.data, password);
    if (result === 'is_staff') return failed(`${parsed.data} is a staff account already`);
    if (result === 'is_shopper') return failed(`${parsed.data} is a shopper's account; staff need an e-mail of their own`);
    return { ok: true, lines: [`Staff account: ${parsed.data}`, `Password (shown only now): ${password}`] };
  } finally {
    await close();
  }
};
