import { provinceValue } from '@caravan/account/contract';
import containment from 'cldr-core/supplemental/subdivisionContainment.json' with { type: 'json' };
import english from 'cldr-subdivisions-full/subdivisions/en/en.json' with { type: 'json' };

/** A province as an address needs it. */
export interface Province {
  /** The part of its ISO 3166-2 code after the country. */
  code: string;
  /** In Latin script, which carriers require. */
  name: string;
}

/**
 * Countries whose provinces are chosen from a list, because their addresses need a province and the list is complete.
 * In other countries an outdated list would prevent valid addresses, so people type the province.
 */
const countriesWithList =
  'AE AR AU BR CA CL CN CO CR EG ES HN ID IE IN IT JP KR MX MY NG PE PH RO RU SV TH TR TW US UY VE'.split(' ');

/** Provinces of postal addresses that CLDR does not name. */
const additional: Readonly<Record<string, readonly Province[]>> = {
  CN: [{ code: 'NM', name: 'Inner Mongolia' }],
  HK: [
    { code: 'HK', name: 'Hong Kong Island' },
    { code: 'KL', name: 'Kowloon' },
    { code: 'NT', name: 'New Territories' },
  ],
  // Mail for the armed forces abroad.
  US: [
    { code: 'AA', name: 'Armed Forces Americas' },
    { code: 'AE', name: 'Armed Forces Europe' },
    { code: 'AP', name: 'Armed Forces Pacific' },
  ],
};

/**
 * Provinces whose name in CLDR is a former one, misspelled, or not what addresses have: a transliteration, a part of the
 * name, or a word that tells a province from its capital or its region.
 */
const correctNames: Readonly<Record<string, string>> = {
  codc: 'Bogotá D.C.',
  eslo: 'La Rioja',
  esm: 'Madrid',
  eso: 'Asturias',
  espm: 'Balearic Islands',
  ess: 'Cantabria',
  idpe: 'Papua Pegunungan',
  incg: 'Chhattisgarh',
  indh: 'Dadra and Nagar Haveli and Daman and Diu',
  ints: 'Telangana',
  inuk: 'Uttarakhand',
  it23: 'Aosta',
  mxcmx: 'Ciudad de México',
  mxmex: 'Estado de México',
  pecal: 'Callao',
  phcom: 'Davao de Oro',
  phmou: 'Mountain Province',
  ruyev: 'Jewish Autonomous Oblast',
  usdc: 'District of Columbia',
  vea: 'Distrito Capital',
  vex: 'La Guaira',
};

/** Aosta is a region without a province of its own, but mail writes its former code. */
const correctCodes: Readonly<Record<string, string>> = { it23: 'AO' };

/** Subdivisions of CLDR that are not provinces: a city within a province. */
const noProvinces = new Set(['ths']);

const parts: Readonly<Record<string, { _contains: readonly string[] } | undefined>> =
  containment.supplemental.subdivisionContainment;
const names: Readonly<Record<string, string | undefined>> = english.subdivisions.localeDisplayNames.subdivisions;

/** If regions consist of provinces, addresses use the provinces. */
const leavesOf = (code: string): string[] =>
  parts[code]?._contains.flatMap((part) => (parts[part] ? leavesOf(part) : [part])) ?? [];

const cldrProvinces = (country: string): Province[] =>
  leavesOf(country).flatMap((code) => {
    const name = correctNames[code] ?? names[code];
    return name && !noProvinces.has(code)
      ? [{ code: correctCodes[code] ?? code.slice(country.length).toUpperCase(), name }]
      : [];
  });

const byName = (a: Province, b: Province): number => a.name.localeCompare(b.name, 'en');

/** The provinces to choose from. Empty if people type them, or if there are none. */
export const provincesOf = (country: string): Province[] =>
  [...(countriesWithList.includes(country) ? cldrProvinces(country) : []), ...(additional[country] ?? [])].sort(byName);

const normalise = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll('&', 'and')
    .replaceAll(/\p{M}|[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * The province as an address shows it, given its code or name. Where mail writes codes (`CA 94016`), a code stays; else
 * it becomes the name. Undefined if the province does not exist.
 */
export const readProvince = (country: string, provinces: readonly Province[], given: string): string | undefined => {
  const wanted = normalise(given);
  const byCode = provinces.find(({ code }) => code.toLowerCase() === wanted);
  if (byCode) return provinceValue(country, byCode);
  return provinces.find(({ name }) => normalise(name) === wanted)?.name;
};
