import type { Configurations } from '@caravan/content/contract';
import { findFeatures } from '../db/setting.repo.ts';
import { serviceRules } from '../domain/configurations.ts';
import type { ContentContext } from './content-context.ts';
import { knownCurrencies } from './exchange-rates.ts';

/** Limits and fees of the service, which are rules of its code, and the features that staff have opened. */
export const readConfigurations = async (context: ContentContext): Promise<Configurations> => {
  const [currencies, features] = await Promise.all([
    knownCurrencies(context),
    context.features.get('all', () => findFeatures(context.db)),
  ]);
  return { ...serviceRules, features: { ...serviceRules.features, ...features }, currencies };
};
