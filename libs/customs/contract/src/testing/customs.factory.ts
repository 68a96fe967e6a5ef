import type { RecipientTaxNumber } from '../customs.schema.ts';
import type { Declaration } from '../declaration.schema.ts';
import { taxNumberRule } from '../tax-numbers.ts';

/** Has no number by default. */
export const aRecipientTaxNumber = (over: Partial<RecipientTaxNumber> = {}): RecipientTaxNumber => {
  const { country = 'BR' } = over;
  const { kinds = [], required = false } = taxNumberRule(country) ?? {};
  return { country, kinds: [...kinds], required, given: null, can_change: true, ...over };
};

/** The contents of a package that nobody has declared yet: a cup of porcelain. */
export const aDeclaration = (over: Partial<Declaration> = {}): Declaration => ({
  lines: [
    {
      item_id: 'item_1',
      name: 'Tea cup',
      quantity: 2,
      description: '',
      hs_code: '',
      origin: 'CN',
      value_fen: 10_000,
      weight_g: 700,
      suggestions: [
        {
          code: '691110',
          description: 'Tableware of porcelain',
          text: 'Tableware and kitchenware; of porcelain or china',
        },
      ],
    },
  ],
  declared_value_fen: 10_000,
  declared: false,
  can_change: true,
  version: 0,
  ...over,
});
