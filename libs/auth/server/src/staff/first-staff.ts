import type { Config } from '@caravan/server-core';
import { hasStaff } from '../accounts/user-account.repo.ts';
import { randomPassword } from '../passwords/random-password.ts';
import { addStaff } from './add-staff.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';

/** The account of the embedded default. Mail to a `.localhost` domain never leaves the machine. */
const defaultEmail = 'staff@caravan.localhost';

const howToAdd = 'npm run staff -- add EMAIL';

/**
 * Makes the first staff account, an owner: the configured one, or with the embedded default one with a random password.
 * Returns the lines that the start prints. The password is shown only there.
 */
export const firstStaff = async (
  context: AuthContext,
  config: Pick<Config, 'staff' | 'databaseUrl'>,
): Promise<string[]> => {
  if (config.staff) {
    const { email, password } = config.staff;
    const result = await addStaff(context, { email, password, roles: ['owner'] });
    if (result === 'added') return [`Staff account of the owner: ${email}, with the password of STAFF_PASSWORD`];
    return result === 'is_staff' ? [] : [`STAFF_EMAIL ${email} is a shopper's account; staff need a separate e-mail`];
  }
  if (await hasStaff(context.db)) return [];
  if (config.databaseUrl) return [`No staff account yet: set STAFF_EMAIL and STAFF_PASSWORD, or run ${howToAdd}`];

  const password = randomPassword();
  const result = await addStaff(context, { email: defaultEmail, password, roles: ['owner'] });
  return result === 'added'
    ? [`Staff account of the owner: ${defaultEmail}, password ${password} (shown only now; others: ${howToAdd})`]
    : [];
};
