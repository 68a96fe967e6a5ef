import { useMemo } from 'react';
import { countryName, languageTable, type Language } from '@caravan/kernel';
import { useLanguage } from '@caravan/web-core';
import { useListCountriesQuery } from './account.api.ts';

interface CountryOption {
  value: string;
  label: string;
}

/** Countries by name, sorted for the language. */
export const countryOptions = (codes: readonly string[], language: Language): CountryOption[] => {
  const { compare } = new Intl.Collator(languageTable[language].locale);
  return codes
    .map((code) => ({ value: code, label: countryName(code, language) }))
    .sort((a, b) => compare(a.label, b.label));
};

/**
 * All countries to choose from. The chosen ones, codes with spaces between, are present before the others have loaded,
 * so that a field shows them.
 */
export const useCountryOptions = (chosen = '') => {
  const language = useLanguage();
  const { data, isError, refetch } = useListCountriesQuery();
  const options = useMemo(() => {
    const codes = [...(data ?? []).map(({ code }) => code), ...chosen.split(' ').filter(Boolean)];
    return countryOptions([...new Set(codes)], language);
  }, [chosen, data, language]);
  return { options, failed: isError && !data, retry: () => void refetch() };
};
