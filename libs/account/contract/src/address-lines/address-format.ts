import { formatAddress } from 'localized-address-format';

export type Script = 'local' | 'latin';
type Field = 'locality' | 'administrativeArea' | 'postalCode';

const marks: Readonly<Record<Field, string>> = { locality: '§1', administrativeArea: '§2', postalCode: '§3' };

const marked = (country: string, script: Script, fields: readonly Field[]): string[] =>
  formatAddress(
    { postalCountry: country, ...Object.fromEntries(fields.map((field) => [field, marks[field]])) },
    script,
  );

/** Whether addresses of a country have a field; what has no field in the format is never printed by it. */
export const addressHas = (country: string, field: Field, script: Script = 'latin'): boolean =>
  marked(country, script, [field]).some((line) => line.includes(marks[field]));

/** Finds the first one of city and province, if the country's format has nothing between them. */
export const firstOfJoined = (country: string, script: Script): 'locality' | 'administrativeArea' | undefined => {
  const text = marked(country, script, ['locality', 'administrativeArea']).join('\n');
  if (text.includes(marks.locality + marks.administrativeArea)) return 'locality';
  return text.includes(marks.administrativeArea + marks.locality) ? 'administrativeArea' : undefined;
};

/**
 * Returns the text that the country's format prints directly before a postcode, such as `FI-`, `HT` or `〒`; empty for
 * most countries.
 */
export const beforePostcode = (country: string, script: Script = 'latin'): string => {
  const line = marked(country, script, ['postalCode']).find((one) => one.includes(marks.postalCode));
  return line?.slice(0, line.indexOf(marks.postalCode)) ?? '';
};
