import containment from 'cldr-core/supplemental/territoryContainment.json' with { type: 'json' };
import type { Continent } from '@caravan/account/contract';

/** Codes of the United Nations. Central America and the Caribbean count as North America. */
const regions: readonly (readonly [code: string, continent: Continent])[] = [
  ['002', 'africa'],
  ['142', 'asia'],
  ['150', 'europe'],
  ['003', 'north_america'],
  ['009', 'oceania'],
  ['005', 'south_america'],
];

const groups: Readonly<Record<string, { _contains: readonly string[] } | undefined>> =
  containment.supplemental.territoryContainment;

const countriesIn = (region: string): string[] =>
  groups[region]?._contains.flatMap((part) => (/^\d/.test(part) ? countriesIn(part) : [part])) ?? [];

const continents = new Map(
  regions.flatMap(([code, continent]) => countriesIn(code).map((country) => [country, continent] as const)),
);

/** Undefined if the code is not a country. */
export const continentOf = (country: string): Continent | undefined => continents.get(country);
