import { fail } from '@caravan/account/contract';
import type { OwnerAttempt } from '@caravan/auth/port';
import { closeAccount, closingObstacles, type Tx } from '@caravan/server-core';
import type { AccountContext } from './account-context.ts';
import { allPersonalData } from './personal-data.ts';

/** Several features may report the same obstacle; it counts once. */
const obstaclesOf = async (tx: Tx, userId: string, parts: ReturnType<typeof allPersonalData>) => {
  const found = new Set<string>();
  for (const { obstacles } of parts) for (const obstacle of await obstacles(tx, userId)) found.add(obstacle);
  return closingObstacles.filter((obstacle) => found.has(obstacle));
};

/**
 * Closes an account: erases all personal data, ends every session and frees the e-mail. Refused while a feature reports
 * an obstacle, and says all of them. Each feature anonymises the data that the law requires it to keep.
 */
export const deleteUser = async (context: AccountContext, attempt: OwnerAttempt): Promise<void> => {
  const proven = await context.logins().prove(attempt);
  const { userId } = attempt;
  const parts = allPersonalData(context);
  await context.transaction(async (tx) => {
    // Waits for what is being written for the account, and lets nothing more be written.
    await closeAccount(tx, userId, context.clock());
    await proven.hold(tx);
    const obstacles = await obstaclesOf(tx, userId, parts);
    const [first] = obstacles;
    if (first) throw fail(first, { obstacles });
    for (const { erase } of parts) await erase(tx, userId);
  });
};
