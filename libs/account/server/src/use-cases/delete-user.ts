import { fail } from '@caravan/account/contract';
import type { PasswordAttempt } from '@caravan/auth/port';
import type { AccountContext } from './account-context.ts';
import { allPersonalData } from './own-personal-data.ts';

/**
 * Closes an account for good: nothing that names the person remains, the e-mail is free, every session ends. Refused while something is
 * open between us; what the law wants kept stays without a name, as each feature sees to.
 */
export const deleteUser = async (context: AccountContext, attempt: PasswordAttempt): Promise<void> => {
  const wrong = () => fail('password_wrong', { fields: { password: 'password_wrong' } });
  const proven = await context.logins().prove(attempt);
  if (!proven) throw wrong();
  const { userId } = attempt;
  const parts = allPersonalData(context);
  await context.transaction(async (tx) => {
    // From here on nothing new is written for the account, so that what is asked next stays true.
    if (!(await proven.hold(tx))) throw wrong();
    for (const { obstacles } of parts) {
      const [obstacle, ...others] = await obstacles(tx, userId);
      if (obstacle) throw fail(obstacle, { obstacles: [obstacle, ...others] });
    }
    for (const { erase } of parts) await erase(tx, userId);
  });
};
