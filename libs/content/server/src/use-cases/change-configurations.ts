import { isDeepStrictEqual } from 'node:util';
import { fail, type Configurations, type NewConfigurations } from '@caravan/content/contract';
import type { Core, Tx } from '@caravan/server-core';
import { writeFeatures } from '../db/setting.repo.ts';
import type { ContentContext } from './content-context.ts';
import { readConfigurations } from './read-configurations.ts';

/** Fields that were sent along and say something else than what stands. */
const changedRules = (sent: Omit<NewConfigurations, 'features'>, stands: Configurations): string[] =>
  Object.entries(sent)
    .filter(([name, value]) => !isDeepStrictEqual(value, stands[name as keyof Configurations]))
    .map(([name]) => name);

/** Opens and closes features; a rule of the service that was sent with another value is refused by its name, and changes nothing. */
export const changeConfigurations = async (
  { transaction, clock }: Pick<Core, 'transaction' | 'clock'>,
  context: ContentContext,
  { features, ...rules }: NewConfigurations,
  audit: (tx: Tx) => Promise<void>,
): Promise<Configurations> => {
  const refused = changedRules(rules, await readConfigurations(context));
  if (refused.length) throw fail('invalid', { fields: Object.fromEntries(refused.map((name) => [name, 'rule_of_service'])) });
  await transaction(async (tx) => {
    await writeFeatures(tx, features, clock());
    await audit(tx);
  });
  context.features.clear();
  return readConfigurations(context);
};
