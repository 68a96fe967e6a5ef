import containment from 'cldr-core/supplemental/subdivisionContainment.json' with { type: 'json' };
import english from 'cldr-subdivisions-full/subdivisions/en/en.json' with { type: 'json' };

export interface Province {
  /** The part of its ISO 3166-2 code after the country. */
  code: string;
  /** In Latin letters, as carriers need it. */
  name: string;
}

/**
 * Countries whose provinces are chosen from a list: those where an address needs one and the list is known to be whole. Elsewhere a list
 * that lags behind a reform would keep people from writing where they live.
 */
const listed = (
  'AE AR AU BR CA CL CN CO CR EG ES HN ID IE IN IT JP KR MX MY NG PE PH RO RU SV TH TR TW US UY VE'
).split(' ');

/** What mail is addressed to and the names of CLDR lack. */
const further: Readonly<Record<string, readonly Province[]>> = {
  CN: [{ code: 'NM', name: 'Inner Mongolia' }],
  HK: [
    { code: 'HK', name: 'Hong Kong Island' },
    { code: 'KL', name: 'Kowloon' },
    { code: 'NT', name: 'New Territories' },
  ],
  // Post for the forces abroad.
  US: [
    { code: 'AA', name: 'Armed Forces Americas' },
    { code: 'AE', name: 'Armed Forces Europe' },
    { code: 'AP', name: 'Armed Forces Pacific' },
  ],
};

/** A city with a code of its own, but in a province. */
const noProvinces = new Set(['ths']);

const parts: Readonly<Record<string, { _contains: readonly string[] } | undefined>> = containment.supplemental.subdivisionContainment;
const names: Readonly<Record<string, string | undefined>> = english.subdivisions.localeDisplayNames.subdivisions;

/** Where regions are made of provinces, an address has the province. */
const smallest = (code: string): string[] => parts[code]?._contains.flatMap((part) => (parts[part] ? smallest(part) : [part])) ?? [];

const ofCldr = (country: string): Province[] =>
  smallest(country).flatMap((code) => {
    const name = names[code];
    return name && !noProvinces.has(code) ? [{ code: code.slice(country.length).toUpperCase(), name }] : [];
  });

const byName = (a: Province, b: Province): number => a.name.localeCompare(b.name, 'en');

/** The provinces to choose from; empty where they are written by hand, or there are none. */
export const provincesOf = (country: string): Province[] =>
  [...(listed.includes(country) ? ofCldr(country) : []), ...(further[country] ?? [])].sort(byName);

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}|[^\p{L}\p{N}]/gu, '').toLowerCase();

/**
 * What an address is to say for a province that somebody named by code or name: codes of letters stay, because that is how mail is written
 * (`CA 94016`); codes of figures say nothing to a postman and become the name. Undefined where there is no such province.
 */
export const readProvince = (provinces: readonly Province[], given: string): string | undefined => {
  const wanted = folded(given);
  const byCode = provinces.find(({ code }) => code.toLowerCase() === wanted);
  if (byCode) return /\d/.test(byCode.code) ? byCode.name : byCode.code;
  return provinces.find(({ name }) => folded(name) === wanted)?.name;
};
