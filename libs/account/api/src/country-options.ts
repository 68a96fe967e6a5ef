import { useMemo } from 'react';
import { languageTable, type Language } from '@caravan/kernel';
import { regionNames, useLanguage } from '@caravan/web-core';
import { useListCountriesQuery } from './account.api.ts';

interface CountryOption {
  value: string;
  label: string;
}

/** Countries by name, sorted for the language. */
export const countryOptions = (codes: readonly string[], language: Language): CountryOption[] => {
  const names = regionNames(language);
  const { compare } = new Intl.Collator(languageTable[language].locale);
  return codes.map((code) => ({ value: code, label: names.of(code) })).sort((a, b) => compare(a.label, b.label));
};

/** All countries to choose from; the chosen one is present before the others have loaded. */
export const useCountryOptions = (chosen = '') => {
  const language = useLanguage();
  const { data, isError, refetch } = useListCountriesQuery();
  const options = useMemo(
    () => countryOptions(data?.map(({ code }) => code) ?? (chosen ? [chosen] : []), language),
    [chosen, data, language],
  );
  return { options, failed: isError && !data, retry: () => void refetch() };
};
