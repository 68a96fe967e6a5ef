export * from './hostile-address.ts';
import { inLanguages, languages, staffLanguageOf, type StaffLanguage } from '../language.ts';
import type { Endpoint } from '../endpoint.ts';
import { commonReasons, type ReasonTable } from '../reasons.ts';

/** Values that a test has in two languages; every other language has the English one. */
export const inBoth = <T>(values: Record<StaffLanguage, T>) =>
  inLanguages((language) => values[staffLanguageOf(language)]);

/** The `{variables}` of a text, sorted. */
export const variablesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{?(\w+)/g)].map((match) => match[1] ?? '').sort();

/**
 * The faults of a contract's endpoints and reasons: unknown reasons, empty texts, variables that differ between the
 * languages.
 */
export const contractFaults = (endpoints: readonly Endpoint[], reasons: ReasonTable): string[] => {
  const known = { ...commonReasons, ...reasons } as ReasonTable;
  return [
    ...endpoints.flatMap((endpoint) =>
      [...(endpoint.reasons ?? []), ...(endpoint.quiet === 'all' ? [] : (endpoint.quiet ?? []))]
        .filter((reason) => !known[reason])
        .map((reason) => `${endpoint.method} ${endpoint.path}: ${reason}`),
    ),
    ...Object.entries(reasons).flatMap(([name, reason]) => [
      ...languages
        .filter((language) => !reason.text[language].trim())
        .map((language) => `${name} has no ${language} text`),
      ...languages
        .filter((language) => reason.text[language].includes('{{'))
        .map((language) => `${name}: variables in ${language} have one pair of braces`),
      ...languages
        .filter((language) => String(variablesOf(reason.text[language])) !== String(variablesOf(reason.text.en)))
        .map((language) => `${name}: the variables of ${language} differ`),
    ]),
  ];
};
export * from './read-calendar.ts';
