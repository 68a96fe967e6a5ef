import type { RecipientTaxNumber } from '../customs.schema.ts';
import { taxNumberRule } from '../tax-numbers.ts';

/** What a country asks for, without a number. */
export const aRecipientTaxNumber = (over: Partial<RecipientTaxNumber> = {}): RecipientTaxNumber => {
  const { country = 'BR' } = over;
  const { kinds = [], required = false } = taxNumberRule(country) ?? {};
  return { country, kinds: [...kinds], required, given: null, can_change: true, ...over };
};
