import { askingCountries, taxNumberRule, type AskingCountry, type TaxNumberRule } from '@caravan/customs/contract';
import type { Database } from '@caravan/server-core';
import { sql } from 'drizzle-orm';
import { customsRuleTable as rules, type SetCountries } from '../declarations/declaration.table.ts';

type CountryRule = SetCountries[string];

const usual = (country: string): CountryRule | undefined => {
  const rule = taxNumberRule(country);
  return rule && { need: rule.required ? 'required' : 'optional', kinds: rule.kinds };
};

/** All countries that ask, or asked before an owner turned them off. */
export const listed = (set: SetCountries): AskingCountry[] =>
  [...new Set([...askingCountries, ...Object.keys(set)])].sort().flatMap((country) => {
    const rule = set[country] ?? usual(country);
    return rule ? [{ country, need: rule.need, kinds: [...rule.kinds] }] : [];
  });

const isSame = (one: CountryRule, other: CountryRule): boolean =>
  one.need === other.need &&
  one.kinds.length === other.kinds.length &&
  one.kinds.every((kind) => other.kinds.includes(kind));

/** Compares a list with the table of the contract. A country of the table that is not in the list is off. */
export const differing = (list: readonly AskingCountry[]): SetCountries => {
  const given = new Map<string, CountryRule>(list.map(({ country, need, kinds }) => [country, { need, kinds }]));
  for (const country of askingCountries)
    if (!given.has(country)) given.set(country, { need: 'off', kinds: usual(country)?.kinds ?? [] });
  return Object.fromEntries(
    [...given]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .filter(([country, rule]) => {
        const before = usual(country);
        return !before || !isSame(before, rule);
      }),
  );
};

/** Reads the rule of a country, as owners have set it; undefined if it asks for nothing. */
export const askedOf = async (db: Database, country: string): Promise<TaxNumberRule | undefined> => {
  const [row] = await db.select({ set: sql<CountryRule | null>`${rules.countries} -> ${country}::text` }).from(rules);
  const rule = row?.set ?? usual(country);
  return rule && rule.need !== 'off' ? { kinds: rule.kinds, required: rule.need === 'required' } : undefined;
};
